import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'

const LINKS = [
  ['/waterway-conditions', 'Conditions', 'water'],
  ['/water-safety-alerts', 'Alerts', 'bell'],
  ['/access-point-map', 'Put-ins and take-outs', 'pin'],
  ['/emergency-waterway-contacts', 'Whom to call', 'phone'],
] as const satisfies readonly (readonly [string, string, IconName])[]

/** The way between the pages about water. */
export function WaterLinks({ here }: { readonly here: string }) {
  return (
    <nav aria-label="Water" className="flex flex-wrap gap-x-5">
      {LINKS.filter(([to]) => to !== here).map(([to, label, icon]) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-touch items-center gap-1.5 text-small text-accent-text underline underline-offset-3"
        >
          <Icon name={icon} sizePx={16} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
