import { EMERGENCY_BUTTON_PX } from '@bluffline/core'
import { HoldButton } from '../../data/emergency/card/hold-button.tsx'
import { useEmergencySettings } from '../../data/emergency/emergency-settings.ts'
import { useSos } from '../../data/emergency/sos-store.ts'
import { badgeOf, entriesFor } from '../../kit/directory.ts'
import { useFeatures, useRole } from '../../kit/features-context.ts'
import { useToday } from '../../data/today/use-today.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Checklist } from './checklist.tsx'
import { Guides } from './guides.tsx'
import { NewBadge } from '../../ui/new-badge.tsx'

/** A press for the card, held for an alert: the same as everywhere. */
function Emergency() {
  const sos = useSos()
  const [{ emergencyButtonSize }] = useEmergencySettings()
  return (
    <div className="rounded-md border-2 border-danger bg-surface p-4">
      <HoldButton
        label="Emergency card. Hold 3 seconds to alert your contacts"
        className={buttonStyle({ tone: 'danger', size: 'emergency', className: 'w-full' })}
        style={{ minHeight: EMERGENCY_BUTTON_PX[emergencyButtonSize] }}
        onPress={sos.open}
        onHeld={() => sos.alert('sos', true)}
      >
        <span className="relative inline-flex items-center gap-2">
          <Icon name="sos" sizePx={28} />
          Emergency card
        </span>
      </HoldButton>
      <p className="mt-2 text-small text-ink-muted">
        911, your position, what to say, your people, light and sound. Hold it three seconds to begin an alert.
      </p>
    </div>
  )
}

const HERE: ReadonlySet<string> = new Set(['/safety', '/emergency'])

/** Every feature of the category, as its manifest says; one that is not built is not here. */
function More() {
  const today = useToday()
  const entries = entriesFor(useFeatures(), useRole())
    .filter(({ category, route }) => category === 'Safety' && !HERE.has(route))
    .toSorted((a, b) => (a.order ?? 999) - (b.order ?? 999))
  return (
    <section aria-labelledby="more-title">
      <h2 id="more-title" className="type-heading">
        Warnings, water and settings
      </h2>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.key}>
            <Link
              to={entry.route}
              className="flex h-full min-h-touch-emergency items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 hover:border-accent-text"
            >
              <Icon name={entry.icon ?? 'compass'} className="shrink-0 text-accent-text" />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-2 font-[650]">
                  {entry.label}
                  {badgeOf(entry, today) === 'New' && <NewBadge kind="New" />}
                </span>
                <span className="block text-caption text-ink-muted">{entry.description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `/safety` */
export function Page() {
  return (
    <div className="mx-auto max-w-4xl space-y-8">
      <PageHeader title="Safety" lead="Before the ride, on it, and when it goes wrong. All of it is on this device." />
      <Emergency />
      <Checklist />
      <Guides />
      <More />
    </div>
  )
}
