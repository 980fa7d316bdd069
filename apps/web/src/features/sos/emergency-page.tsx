import { SosCard } from '../../data/emergency/card/sos-card.tsx'
import { useEmergencyHere } from '../../data/emergency/use-emergency-here.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

const stay = () => undefined

/** `/emergency` */
export function Page() {
  useEmergencyHere()
  return (
    <div className="mx-auto max-w-4xl">
      <header className="mb-3 flex items-center justify-between gap-3">
        <h1 tabIndex={-1} className="type-title text-danger">
          Emergency
        </h1>
        <Link
          to="/settings/emergency"
          className="inline-flex min-h-touch items-center gap-2 text-small font-[650] text-accent-text"
        >
          <Icon name="settings" />
          Settings
        </Link>
      </header>
      <SosCard onLeave={stay} />
    </div>
  )
}
