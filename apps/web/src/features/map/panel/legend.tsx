import type { RideVerdict } from '@bluffline/core'
import { USE_WORDS } from '../../../data/vehicle/use-words.ts'
import { useMyVehicle } from '../../../data/vehicle/use-my-vehicle.ts'
import { Icon } from '../../../ui/icon.tsx'

type Verdict = RideVerdict['verdict']
/** Trails that are never for this machine are drawn as closed, but counted as the list calls them. */
type Kind = Verdict | 'excluded'
export type VerdictCounts = Readonly<Record<Kind, number>>

const ORDER: readonly Kind[] = ['open', 'unknown', 'closed', 'excluded']
const DRAWN: Readonly<Record<Kind, Verdict>> = {
  open: 'open',
  unknown: 'unknown',
  closed: 'closed',
  excluded: 'closed',
}
const WORDS: Readonly<Record<Verdict, string>> = { open: 'Open', unknown: 'Unknown', closed: 'Closed' }
const COLORS: Readonly<Record<Verdict, string>> = {
  open: 'text-(--map-open)',
  unknown: 'text-(--map-unknown)',
  closed: 'text-(--map-closed)',
}
const DASHES: Readonly<Record<Verdict, string | undefined>> = { open: undefined, unknown: '9 4', closed: '3.5 3.5' }

/** What colours, signs and dashes mean, with how many of each are in view. */
export function Legend({ counts }: { readonly counts: VerdictCounts }) {
  const { vehicle, isChosen } = useMyVehicle()
  const today = isChosen ? `Today for ${USE_WORDS[vehicle.use].plural}` : 'Today, each for its own use'
  const shown = ORDER.filter((kind) => kind !== 'excluded' || counts.excluded > 0)
  return (
    <>
      <p id="legend-title" className="mb-1 text-caption text-ink-muted">
        {today}
      </p>
      <dl
        aria-labelledby="legend-title"
        className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-caption"
      >
        {shown.map((kind) => (
          <div key={kind} className="flex items-center gap-1">
            <dt className="flex items-center gap-1">
              <span className={`flex items-center gap-1 rounded-full bg-(--map-land) p-0.5 ${COLORS[DRAWN[kind]]}`}>
                <Icon name={DRAWN[kind]} sizePx={16} />
                <svg width={16} height={4} aria-hidden>
                  <path d="M0 2H16" stroke="currentColor" strokeWidth={4} strokeDasharray={DASHES[DRAWN[kind]]} />
                </svg>
              </span>
              {kind === 'excluded' ? `Not for ${USE_WORDS[vehicle.use].plural}` : WORDS[kind]}
            </dt>
            <dd className="type-figure font-[650]">{counts[kind]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
