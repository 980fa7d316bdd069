import { destination, distanceM, bearingDeg } from '../geo/distance.ts'
import type { Position } from '../geo/position.ts'
import type { Fix } from '../track/fix.ts'
import { degrees, epochMs, metres } from '../units.ts'

/** Seeded, so that a failing test fails again: xorshift32 (Marsaglia, 2003) and Box–Muller. */
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

/** How somebody rides a line and how badly the receiver sees it. `correlationS` 0 is white noise. */
export interface NoisyRide {
  readonly speedMps: number
  readonly sigmaM: number
  readonly correlationS: number
  readonly intervalS: number
  readonly seed: number
  /** What the receiver claims; by default the sigma, null for no claim. */
  readonly accuracyM?: number | null
  readonly altitudeAt?: (alongM: number) => number
}

export const START_MS = Date.UTC(2026, 4, 1, 14)

/** A Gauss–Markov process: keeps its standard deviation, forgets over `correlationS`. */
const noiseOf = (gauss: () => number, { sigmaM, correlationS, intervalS }: NoisyRide) => {
  const keep = correlationS > 0 ? Math.exp(-intervalS / correlationS) : 0
  let value = sigmaM * gauss()
  return () => {
    const now = value
    value = keep * value + Math.sqrt(1 - keep * keep) * sigmaM * gauss()
    return now
  }
}

/** Fixes of somebody riding the line from end to end at constant speed; of a line of one point: standing there for `standS`. */
export const noisyRide = (line: readonly Position[], ride: NoisyRide, standS = 0): Fix[] => {
  const { gauss } = randomSource(ride.seed)
  const [east, north, up] = [noiseOf(gauss, ride), noiseOf(gauss, ride), noiseOf(gauss, ride)]
  const accuracy = ride.accuracyM === undefined ? ride.sigmaM : ride.accuracyM
  const fixes: Fix[] = []
  const add = (at: Position, alongM: number, seconds: number) => {
    const seen = destination(destination(at, degrees(90), metres(east())), degrees(0), metres(north()))
    const altitude = ride.altitudeAt ? ride.altitudeAt(alongM) + up() : null
    fixes.push({
      ...seen,
      timeMs: epochMs(START_MS + seconds * 1000),
      accuracyM: accuracy === null ? null : metres(accuracy),
      altitudeM: altitude === null ? null : metres(altitude),
      speedMps: null,
      headingDeg: null,
    })
  }
  for (const { at, alongM, seconds } of walk(line, ride, standS)) add(at, alongM, seconds)
  return fixes
}

const walk = function* (line: readonly Position[], { speedMps, intervalS }: NoisyRide, standS: number) {
  let [first] = line
  if (!first) return
  let [alongM, seconds] = [0, 0]
  for (; seconds < standS; seconds += intervalS) yield { at: first, alongM, seconds }
  let ahead = 0
  for (const next of line.slice(1)) {
    const lengthM = distanceM(first, next)
    const course = bearingDeg(first, next)
    for (; ahead <= lengthM; ahead += speedMps * intervalS, seconds += intervalS)
      yield { at: destination(first, course, metres(ahead)), alongM: alongM + ahead, seconds }
    ahead -= lengthM
    alongM += lengthM
    first = next
  }
}

/** A winding trail: bends of the given radius and angle, one after the other, `count` of them. */
export const windingLine = (count: number, radiusM = 30, angleDeg = 70): Position[] => {
  const line: Position[] = [{ lng: -92.8, lat: 35.5 }]
  let course = 20
  for (let bend = 0; bend < count; bend++) {
    for (let step = 0; step < 7; step++) {
      course += (bend % 2 === 0 ? 1 : -1) * (angleDeg / 7)
      const last = line.at(-1)
      if (last) line.push(destination(last, degrees(course), metres((radiusM * angleDeg * Math.PI) / 180 / 7)))
    }
    const last = line.at(-1)
    if (last) line.push(destination(last, degrees(course), metres(60)))
  }
  return line
}
