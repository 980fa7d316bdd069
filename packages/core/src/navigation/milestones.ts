import { distanceM } from '../geo/distance.ts'
import { pointAlong } from '../geo/measured-line.ts'
import { metres, METRES_PER_MILE, metresPerSecond, metresPerSecondToMph, seconds } from '../units.ts'
import { effect, unchanged } from './effect.ts'
import { prepareWayM } from './prompts.ts'
import type { Reading } from './reading.ts'
import type { Trip, TripStep } from './trip.ts'
import { sayDistance, sayQuarterMiles, sayRemaining } from './words.ts'

const QUARTER_M = METRES_PER_MILE / 4
const KILOMETRE_M = 1000
/** One has arrived within this distance of the end. */
const ARRIVAL_M = { foot: 12, riding: 25 } as const
/** Slower than this is standing, and a pace is only told after so much time in motion. */
const MOVING_MPS = 0.7
const PACE_S = 30
/** Speeding takes three fixes in a row, and is over a tenth below the limit. */
const SPEEDING_FIXES = 3
const SLOW_SHARE = 0.9

/** Keeps the pace of the ride, and from it the time that remains. */
export function keepPace(trip: Trip, { passedS, movedM }: Reading): TripStep {
  const { memory, speedMps, remainingM } = trip
  const moves = (speedMps ?? 0) >= MOVING_MPS && passedS <= PACE_S
  const [movedSoFar, movingS] = moves
    ? [memory.movedM + movedM, memory.movingS + passedS]
    : [memory.movedM, memory.movingS]
  const pace = movingS >= PACE_S ? movedSoFar / movingS : 0
  const remainingS = pace > 0 ? seconds(remainingM / pace) : null
  return unchanged({ ...trip, remainingS, memory: { ...memory, movedM: movedSoFar, movingS } })
}

/** Tells quarter miles, and miles a little more loudly; kilometres where those are used. Never the same one twice. */
export function tellProgress(trip: Trip): TripStep {
  if (trip.phase !== 'onRoute') return unchanged(trip)
  const isMetric = trip.options.units === 'metric'
  const steps = Math.floor(trip.progressM / (isMetric ? KILOMETRE_M : QUARTER_M))
  if (steps <= trip.memory.quarters) return unchanged(trip)
  const isWhole = isMetric || Math.floor(steps / 4) > Math.floor(trip.memory.quarters / 4)
  const done = isMetric
    ? sayDistance(steps * KILOMETRE_M, trip.options.units)
    : sayQuarterMiles(isWhole ? Math.floor(steps / 4) * 4 : steps)
  const text = `${done.charAt(0).toUpperCase()}${done.slice(1)} done, ${sayRemaining(trip.remainingM, trip.options.units)}.`
  const told = effect('progress', text, {
    level: isWhole ? 'normal' : 'verbose',
    signal: isWhole ? 'mile' : 'quarter-mile',
  })
  return { trip: { ...trip, memory: { ...trip.memory, quarters: steps } }, effects: [told] }
}

/** Tells that the end comes, and that it is there. */
export function tellArrival(trip: Trip, { fix }: Reading): TripStep {
  if (trip.phase !== 'onRoute') return unchanged(trip)
  const radiusM = ARRIVAL_M[trip.options.travel]
  const end = pointAlong(trip.line, trip.line.lengthM)
  const isBeside = end !== null && distanceM(fix, end) <= radiusM && trip.remainingM <= 4 * radiusM
  if (trip.remainingM <= radiusM || isBeside) {
    const text = `You have arrived at the end of ${trip.options.name}.`
    const arrived: Trip = {
      ...trip,
      phase: 'arrived',
      remainingM: metres(0),
      remainingS: seconds(0),
      next: null,
      afterNext: null,
    }
    return { trip: arrived, effects: [effect('arrived', text, { signal: 'trail-completed' })] }
  }
  if (trip.memory.arrivingTold || trip.wrongWay || trip.remainingM > prepareWayM(trip.speedMps ?? 0))
    return unchanged(trip)
  const text = `The end is ${sayDistance(trip.remainingM, trip.options.units)} ahead.`
  const memory = { ...trip.memory, arrivingTold: true }
  return { trip: { ...trip, memory }, effects: [effect('arriving', text, { signal: 'waypoint-approach' })] }
}

/** Warns once of speeding, and again only after the speed was well under the limit. */
export function watchSpeed(trip: Trip): TripStep {
  const { speedMps, options, memory } = trip
  const limit = options.speedLimitMps ?? null
  if (limit === null || speedMps === null) return unchanged(trip)
  const remember = (speeding: number): Trip => ({ ...trip, memory: { ...memory, speeding } })
  if (memory.speeding < 0) return unchanged(speedMps < SLOW_SHARE * limit ? remember(0) : trip)
  if (speedMps <= limit) return unchanged(remember(0))
  if (memory.speeding + 1 < SPEEDING_FIXES) return unchanged(remember(memory.speeding + 1))
  const isMetric = options.units === 'metric'
  const most = isMetric
    ? `${Math.round(limit * 3.6)} kilometers an hour`
    : `${Math.round(metresPerSecondToMph(metresPerSecond(limit)))} miles an hour`
  return {
    trip: remember(-1),
    effects: [effect('speed', `Slow down. The limit is ${most}.`, { urgency: 'warning', signal: 'speed' })],
  }
}
