import {
  epochMs,
  formatDuration,
  metres,
  seconds,
  sunTimes,
  turnBack,
  type Position,
  type TurnBack,
} from '@bluffline/core'
import { useRecorder } from '../../data/rides/use-recorder.ts'
import { arkansasMidnight, clockTime } from '../../data/today/arkansas-time.ts'
import { useNow } from '../../data/today/use-now.ts'
import { useToday } from '../../data/today/use-today.ts'
import { Section } from '../../ui/section.tsx'

const DAY_MS = 86_400_000
/** Half an hour of light is left for what goes wrong on the way back. */
const SPARE_MS = 30 * 60_000

/** Today's sunset at a place, and when to turn back on the ride that is being recorded. */
export function useTurnBack(place: Position | null) {
  const now = useNow()
  const today = useToday()
  const { status, ride, live } = useRecorder()
  const midnight = arkansasMidnight(today)
  const sunsetMs = place && sunTimes(place, [midnight, epochMs(midnight + DAY_MS)]).set
  const startedMs = ride.startedMs
  const isRiding = status !== 'stopped' && startedMs !== null
  const step: TurnBack | null = isRiding
    ? turnBack({
        nowMs: now,
        startedMs: epochMs(startedMs),
        riddenM: live.shown.distanceM,
        backM: live.shown.distanceM,
        sunsetMs,
        spareMs: SPARE_MS,
      })
    : null
  return { sunsetMs, step, now }
}

const words = (step: TurnBack): string => {
  if (step.phase === 'dark') return 'The sun has set.'
  if (step.phase === 'unknown') return 'You have not ridden far enough yet to know your pace.'
  const back = `The way back takes ${formatDuration(seconds(step.backMs / 1000))} at your pace, stops and all.`
  if (step.phase === 'late') return `Turn back now: it is past ${clockTime(step.turnAtMs)}. ${back}`
  return `Turn back by ${clockTime(step.turnAtMs)} to be out half an hour before sunset. ${back}`
}

/** Sunset here, and the moment to turn back. */
export function DaylightSection({ place }: { readonly place: Position | null }) {
  const { sunsetMs, step } = useTurnBack(place)
  const isPressing = step?.phase === 'late' || step?.phase === 'soon' || step?.phase === 'dark'
  return (
    <Section id="daylight" title="Daylight">
      <p className="text-small">
        {sunsetMs === null
          ? 'Sunset: unknown without a place.'
          : `Sunset today at ${clockTime(sunsetMs)}, on a level horizon: it is dark earlier in a hollow.`}
      </p>
      <p
        role="status"
        className={
          isPressing ? 'mt-2 rounded-md border border-danger p-3 font-[650]' : 'mt-2 text-small text-ink-muted'
        }
      >
        {step === null ? 'While you record a ride, this says when to turn back.' : words(step)}
      </p>
    </Section>
  )
}
