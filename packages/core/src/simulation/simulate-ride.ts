import { bearingDeg, destination, distanceM } from '../geo/distance.ts'
import type { Position } from '../geo/position.ts'
import type { Fix } from '../track/fix.ts'
import { degrees, epochMs, metres, metresPerSecond, type EpochMs } from '../units.ts'

/** A seeded source of randomness, so that a ride that went wrong goes wrong again: xorshift32 (Marsaglia, 2003) and Box–Muller. */
export const randomSource = (seed: number) => {
  let state = seed | 0 || 1
  const uniform = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return ((state >>> 0) + 0.5) / 4294967296
  }
  return { uniform, gauss: () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform()) }
}

/** How somebody rides a line and how badly the receiver sees it. */
export interface SimulatedRide {
  readonly speedMps: number
  /** Standard deviation of the position on each axis. */
  readonly sigmaM: number
  /** How long an error lingers; 0 is white noise, a phone under trees is nearer to 20. */
  readonly correlationS: number
  readonly intervalS: number
  readonly seed: number
  /** What the receiver claims; by default the sigma, null for no claim. */
  readonly accuracyM?: number | null
  readonly altitudeAt?: (alongM: number) => number
  readonly startMs?: EpochMs
  /** Seconds from the start in which no fix comes. */
  readonly silences?: readonly (readonly [fromS: number, toS: number])[]
}

/** A Gauss–Markov process: keeps its standard deviation, forgets over `correlationS`. */
const noiseOf = (gauss: () => number, { sigmaM, correlationS, intervalS }: SimulatedRide) => {
  const keep = correlationS > 0 ? Math.exp(-intervalS / correlationS) : 0
  let value = sigmaM * gauss()
  return () => {
    const now = value
    value = keep * value + Math.sqrt(1 - keep * keep) * sigmaM * gauss()
    return now
  }
}

/**
 * Fixes of somebody who rides a line from end to end at constant speed, after standing at its start for `standS` seconds.
 * The same seed gives the same fixes.
 */
export const simulateRide = (line: readonly Position[], ride: SimulatedRide, standS = 0): Fix[] => {
  const { gauss } = randomSource(ride.seed)
  const noise = { east: noiseOf(gauss, ride), north: noiseOf(gauss, ride), up: noiseOf(gauss, ride) }
  const fixes: Fix[] = []
  for (const moment of walk(line, ride, standS)) {
    const fix = seenAt(moment, ride, noise)
    const isSilent = ride.silences?.some(([fromS, toS]) => moment.afterS >= fromS && moment.afterS < toS) ?? false
    if (!isSilent) fixes.push(fix)
  }
  return fixes
}

interface Moment {
  readonly at: Position
  readonly alongM: number
  readonly afterS: number
  readonly courseDeg: number | null
}

const seenAt = (
  moment: Moment,
  ride: SimulatedRide,
  noise: Readonly<Record<'east' | 'north' | 'up', () => number>>,
): Fix => {
  const seen = destination(destination(moment.at, degrees(90), metres(noise.east())), degrees(0), metres(noise.north()))
  const up = noise.up()
  const accuracy = ride.accuracyM === undefined ? ride.sigmaM : ride.accuracyM
  return {
    ...seen,
    timeMs: epochMs((ride.startMs ?? SIMULATION_START_MS) + moment.afterS * 1000),
    accuracyM: accuracy === null ? null : metres(accuracy),
    altitudeM: ride.altitudeAt ? metres(ride.altitudeAt(moment.alongM) + up) : null,
    speedMps: metresPerSecond(moment.courseDeg === null ? 0 : ride.speedMps),
    headingDeg: moment.courseDeg === null ? null : degrees(moment.courseDeg),
  }
}

/** When a simulated ride begins if nobody says: 2026-05-01, 14:00 UTC. */
export const SIMULATION_START_MS = epochMs(Date.UTC(2026, 4, 1, 14))

const walk = function* (
  line: readonly Position[],
  { speedMps, intervalS }: SimulatedRide,
  standS: number,
): Generator<Moment> {
  let [from] = line
  if (!from) return
  let [alongM, afterS, ahead] = [0, 0, 0]
  for (; afterS < standS; afterS += intervalS) yield { at: from, alongM, afterS, courseDeg: null }
  for (const to of line.slice(1)) {
    const lengthM = distanceM(from, to)
    const courseDeg = bearingDeg(from, to)
    for (; ahead <= lengthM; ahead += speedMps * intervalS, afterS += intervalS)
      yield { at: destination(from, courseDeg, metres(ahead)), alongM: alongM + ahead, afterS, courseDeg }
    ahead -= lengthM
    alongM += lengthM
    from = to
  }
}
