import { epochMs, sunTimes, type EpochMs, type IsoDay, type Position } from '@bluffline/core'
import { arkansasDay } from '../../../data/today/arkansas-day.ts'
import { arkansasMidnight, clockTime } from '../../../data/today/arkansas-time.ts'
import { Section } from '../../../ui/section.tsx'
import { hoursWords } from '../words.ts'

const DAY_MS = 86_400_000

interface Props {
  readonly place: Position
  readonly leaveAt: EpochMs
  readonly returnAt: EpochMs | null
}

const sunOn = (place: Position, day: IsoDay) => {
  const from = arkansasMidnight(day)
  return sunTimes(place, [from, epochMs(from + DAY_MS)])
}

/** How the planned return stands to the sunset of its day. */
function returnWords(place: Position, returnAt: EpochMs): string | null {
  const { set } = sunOn(place, arkansasDay(returnAt))
  if (set === null) return null
  const gapMs = set - returnAt
  return gapMs >= 0
    ? `You mean to be back ${hoursWords(gapMs)} before sunset.`
    : `You mean to be back ${hoursWords(-gapMs)} after sunset: bring lights.`
}

/** Sunrise and sunset where the trip begins, and how much light is left for the way back. Computed on the device. */
export function DaylightSection({ place, leaveAt, returnAt }: Props) {
  const { rise, set } = sunOn(place, arkansasDay(leaveAt))
  const back = returnAt === null ? null : returnWords(place, returnAt)
  return (
    <Section
      id="daylight"
      title="Daylight"
      lead="Computed for a level horizon, Arkansas time. Bluffs and hollows lose it earlier."
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {[['Sunrise', rise] as const, ['Sunset', set] as const].map(([label, at]) => (
          <div key={label}>
            <dt className="text-caption text-ink-muted">{label}</dt>
            <dd className="type-figure">{at === null ? 'none' : clockTime(at)}</dd>
          </div>
        ))}
      </dl>
      {back !== null && <p className="mt-2 text-small">{back}</p>}
    </Section>
  )
}
