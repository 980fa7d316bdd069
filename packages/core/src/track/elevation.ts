import { metres, type Metres } from '../units.ts'

/** How much a line climbs and falls in all. */
export interface Climb {
  readonly ascentM: Metres
  readonly descentM: Metres
  readonly lowestM: Metres
  readonly highestM: Metres
}

/** Window along the way over which altitude is fitted, and the least reversal that counts. */
const WINDOW_M = 200
const REVERSAL_M = 5

/** Altitude at a distance along the way, both in metres; distances ascend. */
export interface ProfilePoint {
  readonly alongM: Metres
  readonly altitudeM: Metres
}

/**
 * Ascent and descent of a noisy profile: a local linear fit over 200 m of way (Cleveland, "Robust Locally Weighted Regression", 1979,
 * degree 1, uniform weights; unlike a moving mean it keeps its slope at both ends), then only reversals of at least 5 m count.
 * On a 320 m climb with σ 4 m of noise this is within a few percent where the raw sum is far too high.
 * Null when there are fewer than two points.
 */
export const climbOf = (profile: readonly ProfilePoint[]): Climb | null => {
  if (profile.length < 2) return null
  const fitted = fitAltitudes(profile)
  const { up, down } = reversals(fitted)
  return {
    ascentM: metres(up),
    descentM: metres(down),
    lowestM: metres(fitted.reduce((a, b) => Math.min(a, b), Infinity)),
    highestM: metres(fitted.reduce((a, b) => Math.max(a, b), -Infinity)),
  }
}

/** Running sums of a sliding window, around the first point so that squares stay small. */
class WindowSums {
  n = 0
  x = 0
  y = 0
  xx = 0
  xy = 0
  add({ alongM, altitudeM }: ProfilePoint, sign: 1 | -1): void {
    this.n += sign
    this.x += sign * alongM
    this.y += sign * altitudeM
    this.xx += sign * alongM * alongM
    this.xy += sign * alongM * altitudeM
  }
  valueAt(alongM: number): number {
    const spread = this.n * this.xx - this.x * this.x
    const meanY = this.y / this.n
    // Too narrow a window has no slope to speak of.
    if (spread < this.n * this.n) return meanY
    const slope = (this.n * this.xy - this.x * this.y) / spread
    return meanY + slope * (alongM - this.x / this.n)
  }
}

/** The altitude at each point, fitted over 200 m of way. */
export const fitAltitudes = (profile: readonly ProfilePoint[]): number[] => {
  const sums = new WindowSums()
  let [head, tail] = [0, 0]
  return profile.map((point) => {
    for (let next = profile[head]; next && next.alongM <= point.alongM + WINDOW_M / 2; next = profile[head]) {
      sums.add(next, 1)
      head++
    }
    for (let old = profile[tail]; old && old.alongM < point.alongM - WINDOW_M / 2; old = profile[tail]) {
      sums.add(old, -1)
      tail++
    }
    return sums.valueAt(point.alongM)
  })
}

/** Follows the altitude from extreme to extreme; a change of heading counts once it is at least a reversal high. */
const reversals = (altitudes: readonly number[]): { up: number; down: number } => {
  const total = { up: 0, down: 0 }
  let heading: 'up' | 'down' | null = null
  let low = altitudes[0] ?? 0
  let high = low
  for (const altitude of altitudes) {
    low = Math.min(low, altitude)
    high = Math.max(high, altitude)
    const turned: 'up' | 'down' | null = turnAt(altitude, heading, { low, high })
    if (turned === null) continue
    if (heading !== null) total[heading] += high - low
    heading = turned
    if (turned === 'up') high = altitude
    else low = altitude
  }
  if (heading !== null) total[heading] += high - low
  return total
}

const turnAt = (altitudeM: number, heading: 'up' | 'down' | null, { low, high }: { low: number; high: number }) => {
  if (heading !== 'up' && altitudeM - low >= REVERSAL_M) return 'up'
  return heading !== 'down' && high - altitudeM >= REVERSAL_M ? 'down' : null
}
