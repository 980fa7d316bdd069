import { buttonStyle } from '../../../ui/button-style.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { useHasPage } from '../has-page.ts'

/** What nobody has to give an address for; each appears once it has a page. */
const FREE = [
  ['/map', 'Map'],
  ['/ai-trails', 'Trails'],
  ['/field-guide', 'Field guide'],
  ['/record', 'Record a ride'],
  ['/rides', 'Your rides'],
] as const

const PHONE_911 = 'tel:911'
const HELP = buttonStyle({ tone: 'danger', size: 'comfortable', className: 'w-full' })

/** The ways past the gate: to help in an emergency, and to everything that must never be behind it. */
export function GateLinks() {
  const exists = useHasPage()
  const emergency = ['/emergency', '/safety'].find(exists)
  return (
    <div className="mt-4 border-t border-line pt-4">
      {emergency === undefined ? (
        <a href={PHONE_911} className={HELP}>
          <Icon name="phone" />
          Emergency: call 911
        </a>
      ) : (
        <Link to={emergency} className={HELP}>
          <Icon name="alert" />
          Emergency
        </Link>
      )}
      <p className="mt-3 text-caption text-ink-muted">Open to everybody, with or without an address:</p>
      <ul className="flex flex-wrap gap-x-4">
        {FREE.filter(([to]) => exists(to)).map(([to, label]) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-touch items-center text-small font-[600] text-accent-text">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
