import type { EpochMs, Position } from '@bluffline/core'

const RADIANS = Math.PI / 180
const DAY_MS = 86_400_000
const J2000_MS = Date.UTC(2000, 0, 1, 12)
/** The sun's upper edge on the horizon, refraction and all. */
const SET_DEG = -0.833

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

/** Whether the sun is up there and then. */
export const isDaylight = (place: Position, atMs: EpochMs): boolean => sunHeightDeg(place, atMs) > SET_DEG
