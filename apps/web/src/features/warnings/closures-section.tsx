import type { ReportedClosure } from '@bluffline/contract'
import { formatMiles, metres, type EpochMs, type Position } from '@bluffline/core'
import { ageWords } from '../../data/today/age-words.ts'
import { closureWords } from '../../data/trail-reports/closure-words.ts'
import { useReportedClosures } from '../../data/trail-reports/use-reported-closures.ts'
import { useNow } from '../../data/today/use-now.ts'
import { useToday } from '../../data/today/use-today.ts'
import { useTrails } from '../../data/trails/use-trails.ts'
import type { Outside } from '../../data/outside/use-outside.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CLOSURES_WITHIN_MILES, closuresNear, type Closure } from './closures.ts'
import type { WeatherPlace } from './places.ts'

/** So many are read on a phone; the rest unfolds. */
const SHOWN = 6

function ClosureItem({ closure, now }: { readonly closure: Closure; readonly now: EpochMs }) {
  const { trail, isOutOfSeason, partsClosed, byRiders, distanceM } = closure
  return (
    <li className="py-1.5 text-small">
      <p className="flex flex-wrap items-center gap-x-3">
        <Link
          to={`/map/${trail.id}`}
          className="inline-flex min-h-touch items-center font-[650] underline underline-offset-3"
        >
          {trail.name}
        </Link>
        {distanceM !== null && <span className="text-ink-muted">{formatMiles(metres(distanceM))}</span>}
        {isOutOfSeason && <Badge tone="closed">Out of season</Badge>}
        {partsClosed.length > 0 && <Badge tone="warn">Part closed</Badge>}
        {byRiders !== null && <Badge tone="warn">Not checked</Badge>}
      </p>
      {partsClosed.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {byRiders !== null && <p>{closureWords(byRiders, now)}</p>}
    </li>
  )
}

function Closures({ closures }: { readonly closures: readonly Closure[] }) {
  const now = useNow()
  const rest = closures.slice(SHOWN)
  const items = (some: readonly Closure[]) =>
    some.map((closure) => <ClosureItem key={closure.trail.id} closure={closure} now={now} />)
  return (
    <>
      <ul aria-label="Closed trails" className="divide-y divide-line">
        {items(closures.slice(0, SHOWN))}
      </ul>
      {rest.length > 0 && (
        <details className="text-small">
          <summary className="min-h-touch cursor-pointer py-2.5 text-accent-text underline underline-offset-3">
            {rest.length} more, farther away
          </summary>
          <ul className="divide-y divide-line">{items(rest)}</ul>
        </details>
      )}
    </>
  )
}

/** How far the riders’ reports may be believed to be all there are. */
function ReportsNote({ value, fromDevice, keptAt, error }: Outside<ReportedClosure[]>) {
  const now = useNow()
  if (error)
    return (
      <p className="text-small">
        <Badge tone="unknown">Unknown</Badge> What riders reported: the server cannot be reached, and this phone has
        never heard.
      </p>
    )
  if (!value || !fromDevice || keptAt === undefined) return null
  return (
    <p className="text-caption text-ink-muted">
      No connection: riders’ reports as this phone knew them last, {ageWords(keptAt, now)}.
    </p>
  )
}

/** What is closed near here: by season, by its keepers, or because riders found it so. */
export function ClosuresSection({ places }: { readonly places: readonly WeatherPlace[] }) {
  const { records: trails } = useTrails()
  const reports = useReportedClosures()
  const day = useToday()
  const at: readonly Position[] = places.map((place) => place.at)
  if (at.length === 0) return null
  const closures = trails && closuresNear({ trails, reported: reports.value ?? [], places: at, day })
  return (
    <Section
      id="closures"
      title="Closed trails"
      lead={`Within ${CLOSURES_WITHIN_MILES} miles: what keepers close, and what riders found closed in the last 30 days.`}
    >
      <div className="space-y-2">
        {closures === undefined && <Skeleton className="h-16 rounded-md" />}
        {closures && closures.length > 0 && <Closures closures={closures} />}
        {closures?.length === 0 && reports.value && (
          <p className="text-small">
            Of the trails we hold within {CLOSURES_WITHIN_MILES} miles none is out of season or reported closed. A gate
            may be shut all the same.
          </p>
        )}
        <ReportsNote {...reports} />
      </div>
    </Section>
  )
}
