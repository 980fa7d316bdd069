import type { Trail } from '@bluffline/contract'
import type { IsoDay, RideVerdict } from '@bluffline/core'
import { writePartialDay } from '../../../data/sources/source-words.ts'
import { useToday } from '../../../data/today/use-today.ts'
import { lengthWords, writeMiles } from '../../../data/trails/trail-words.ts'
import { useTrails } from '../../../data/trails/use-trails.ts'
import { useVehicleFor, useVerdictsOn } from '../../../data/verdict/use-verdicts.ts'
import { VerdictBadge } from '../../../data/verdict/verdict-badge.tsx'
import { decidingReason, verdictWords } from '../../../data/verdict/verdict-words.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface RowProps {
  readonly trail: Trail
  readonly verdict: RideVerdict
  readonly dayWords: string
}

function TrailRow({ trail, verdict, dayWords }: RowProps) {
  const vehicle = useVehicleFor(trail)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-[650]">
          <Link to={`/map/${trail.id}`} className="underline underline-offset-3">
            {trail.name}
          </Link>
        </h3>
        <p className="text-caption text-ink-muted">
          {trail.county} County · {lengthWords(trail.lengthMiles)}
        </p>
        <div className="mt-1.5">
          <VerdictBadge verdict={verdict.verdict} text={verdictWords(verdict, vehicle.use, dayWords)} />
        </div>
        <p className="mt-1 text-caption text-ink-muted">{decidingReason(verdict)?.text}</p>
      </div>
      {trail.bbox !== null && (
        <Link to={`/navigate/${trail.id}`} className={buttonStyle({})}>
          <Icon name="navigate" />
          Navigate
        </Link>
      )}
    </li>
  )
}

/** How long all of them are together; said only where each length is known. */
function totalWords(trails: readonly Trail[]): string | null {
  const known = trails.flatMap(({ lengthMiles }) => lengthMiles ?? [])
  if (trails.length < 2 || known.length < trails.length) return null
  const isDisputed = trails.some(({ disputes }) => disputes.some(({ field }) => field === 'lengthMiles'))
  const sum = writeMiles(known.reduce((total, miles) => total + miles, 0))
  return isDisputed ? `${sum} together; sources differ on a length.` : `${sum} together.`
}

interface Props {
  readonly trailIds: readonly string[]
  /** The day they are ridden; null where the rider has not said. */
  readonly day: IsoDay | null
}

function Verdicts({ trails, day }: { readonly trails: readonly Trail[]; readonly day: IsoDay | null }) {
  const today = useToday()
  const on = day ?? today
  const verdicts = useVerdictsOn(trails, on)
  const dayWords = on === today ? 'today' : `on ${writePartialDay(on).replace(/, \d{4}$/, '')}`
  return (
    <ul aria-label="Trails of this trip">
      {trails.map((trail) => {
        const verdict = verdicts.get(trail.id)
        return verdict && <TrailRow key={trail.id} trail={trail} verdict={verdict} dayWords={dayWords} />
      })}
    </ul>
  )
}

/** Why the trails of the trip cannot be shown yet; null where they can. */
function Waiting({ isFailed }: { readonly isFailed: boolean }) {
  if (!isFailed) return <Skeleton className="h-24 rounded-md" />
  return (
    <p className="text-small text-ink-muted">The list of trails is not on this device yet. It comes with a network.</p>
  )
}

function Listed({ trailIds, day, all }: Props & { readonly all: readonly Trail[] }) {
  const trails = trailIds.flatMap((id) => all.find((trail) => trail.id === id) ?? [])
  const gone = trailIds.filter((id) => !all.some((trail) => trail.id === id))
  const sum = totalWords(trails)
  return (
    <>
      {sum !== null && <p className="text-small text-ink-muted">{sum}</p>}
      <Verdicts trails={trails} day={day} />
      {gone.length > 0 && <p className="text-small text-ink-muted">No longer on our list: {gone.join(', ')}.</p>}
    </>
  )
}

/** The trails of a trip, each judged for the day and the rider's machine from what is known today. */
export function TrailsSection({ trailIds, day }: Props) {
  const { records, error } = useTrails()
  const lead = day === null ? 'No day is chosen: this is how they stand today.' : 'From what is known today.'
  if (trailIds.length === 0) {
    return (
      <Section id="trails" title="Trails">
        <p className="text-small text-ink-muted">None chosen yet.</p>
      </Section>
    )
  }
  return (
    <Section id="trails" title="Trails" lead={lead}>
      {records === undefined ? (
        <Waiting isFailed={error !== null && error !== undefined} />
      ) : (
        <Listed trailIds={trailIds} day={day} all={records} />
      )}
      <Link
        to={`/safety/weather?${new URLSearchParams(trailIds.map((id) => ['trail', id]))}`}
        className="mt-2 inline-flex min-h-touch items-center gap-2 text-small font-[600] text-accent-text underline underline-offset-3"
      >
        <Icon name="alert" sizePx={18} />
        Weather and warnings along these trails
      </Link>
    </Section>
  )
}
