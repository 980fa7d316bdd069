import type { Position } from '../geo/position.ts'
import { epochMs, type EpochMs } from '../units.ts'

const RADIANS = Math.PI / 180
const DAY_MS = 86_400_000
const J2000_MS = Date.UTC(2000, 0, 1, 12)
/** The sun's upper edge on the horizon, refraction and all. */
export const SUNSET_DEG = -0.833

/** Height of the sun above the horizon in degrees, to about a hundredth (Astronomical Almanac, low-precision formulas). */
export function sunHeightDeg({ lng, lat }: Position, atMs: EpochMs): number {
  const days = (atMs - J2000_MS) / DAY_MS
  const anomaly = (357.528 + 0.9856003 * days) * RADIANS
  const longitude = (280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIANS
  const tilt = (23.439 - 0.0000004 * days) * RADIANS
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude))
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitude))
  const siderealDeg = 280.46062 + 360.98564737 * days
  const hour = (siderealDeg + lng) * RADIANS - ascension
  const sine =
    Math.sin(lat * RADIANS) * Math.sin(declination) + Math.cos(lat * RADIANS) * Math.cos(declination) * Math.cos(hour)
  return Math.asin(sine) / RADIANS
}

/** When a height above the horizon passes a mark, going up and going down; null where it does not between the two times. */
export interface Crossings {
  readonly rise: EpochMs | null
  readonly set: EpochMs | null
}

const STEP_MS = 10 * 60_000
const EXACT_MS = 500

/** Looks for the first upward and the first downward crossing of `markDeg` between two times, to half a second. */
export function crossings(
  heightDeg: (atMs: EpochMs) => number,
  markDeg: number,
  span: readonly [EpochMs, EpochMs],
): Crossings {
  const above = (ms: number) => heightDeg(epochMs(ms)) > markDeg
  const between = (from: number, to: number): EpochMs => {
    let [low, high] = [from, to]
    const isAbove = above(low)
    while (high - low > EXACT_MS) {
      const middle = (low + high) / 2
      if (above(middle) === isAbove) low = middle
      else high = middle
    }
    return epochMs(Math.round(high))
  }
  let [rise, set]: [EpochMs | null, EpochMs | null] = [null, null]
  for (let ms: number = span[0]; ms < span[1]; ms += STEP_MS) {
    const next = Math.min(ms + STEP_MS, span[1])
    const [was, is] = [above(ms), above(next)]
    if (!was && is) rise ??= between(ms, next)
    if (was && !is) set ??= between(ms, next)
  }
  return { rise, set }
}

/** Sunrise and sunset between two times, for example the midnights of a day: the upper edge on a level horizon. A hill is not known. */
export const sunTimes = (place: Position, span: readonly [EpochMs, EpochMs]): Crossings =>
  crossings((atMs) => sunHeightDeg(place, atMs), SUNSET_DEG, span)
