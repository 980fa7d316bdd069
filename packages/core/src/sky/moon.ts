import type { Position } from '../geo/position.ts'
import type { EpochMs } from '../units.ts'
import { crossings, type Crossings } from './sun.ts'

const RADIANS = Math.PI / 180
const DAY_MS = 86_400_000
const J2000_MS = Date.UTC(2000, 0, 1, 12)

const sinDeg = (angle: number) => Math.sin(angle * RADIANS)
const cosDeg = (angle: number) => Math.cos(angle * RADIANS)

interface MoonPlace {
  readonly longitudeDeg: number
  readonly latitudeDeg: number
  readonly parallaxDeg: number
}

/** Low-precision formulas for the Moon of the Astronomical Almanac (page D22): 0.3° in longitude, 0.2° in latitude. */
function moonPlace(centuries: number): MoonPlace {
  const t = centuries
  const longitudeDeg =
    218.32 +
    481_267.881 * t +
    6.29 * sinDeg(135.0 + 477_198.87 * t) -
    1.27 * sinDeg(259.3 - 413_335.36 * t) +
    0.66 * sinDeg(235.7 + 890_534.22 * t) +
    0.21 * sinDeg(269.9 + 954_397.74 * t) -
    0.19 * sinDeg(357.5 + 35_999.05 * t) -
    0.11 * sinDeg(186.5 + 966_404.03 * t)
  const latitudeDeg =
    5.13 * sinDeg(93.3 + 483_202.02 * t) +
    0.28 * sinDeg(228.2 + 960_400.89 * t) -
    0.28 * sinDeg(318.3 + 6003.15 * t) -
    0.17 * sinDeg(217.6 - 407_332.21 * t)
  const parallaxDeg =
    0.9508 +
    0.0518 * cosDeg(135.0 + 477_198.87 * t) +
    0.0095 * cosDeg(259.3 - 413_335.36 * t) +
    0.0078 * cosDeg(235.7 + 890_534.22 * t) +
    0.0028 * cosDeg(269.9 + 954_397.74 * t)
  return { longitudeDeg, latitudeDeg, parallaxDeg }
}

/** How far the moon's lower or upper edge is from setting: its centre above the horizon, less parallax, edge and refraction. */
function moonHeightDeg({ lng, lat }: Position, atMs: EpochMs): number {
  const days = (atMs - J2000_MS) / DAY_MS
  const { longitudeDeg, latitudeDeg, parallaxDeg } = moonPlace(days / 36_525)
  const tilt = 23.439
  const x = cosDeg(latitudeDeg) * cosDeg(longitudeDeg)
  const y = cosDeg(tilt) * cosDeg(latitudeDeg) * sinDeg(longitudeDeg) - sinDeg(tilt) * sinDeg(latitudeDeg)
  const z = sinDeg(tilt) * cosDeg(latitudeDeg) * sinDeg(longitudeDeg) + cosDeg(tilt) * sinDeg(latitudeDeg)
  const ascensionDeg = Math.atan2(y, x) / RADIANS
  const hour = 280.46062 + 360.98564737 * days + lng - ascensionDeg
  const sine = sinDeg(lat) * z + cosDeg(lat) * Math.hypot(x, y) * cosDeg(hour)
  // Refraction on the horizon is 34'; the moon's half width is 0.2725 of its parallax.
  return Math.asin(sine) / RADIANS - parallaxDeg * (1 - 0.2725) + 34 / 60
}

/** Moonrise and moonset between two times: the upper edge on a level horizon, to a few minutes. */
export const moonTimes = (place: Position, span: readonly [EpochMs, EpochMs]): Crossings =>
  crossings((atMs) => moonHeightDeg(place, atMs), 0, span)

/** The eight phases in their order. */
export const MOON_PHASES = [
  'new',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'full',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
] as const
export type MoonPhase = (typeof MOON_PHASES)[number]

export interface MoonLook {
  readonly phase: MoonPhase
  /** Share of the disc in light, 0 to 1. */
  readonly lit: number
}

/** How far the moon stands from the sun along the ecliptic, 0 ≤ x < 360; 0 is new, 180 full. */
function elongationDeg(atMs: EpochMs): number {
  const days = (atMs - J2000_MS) / DAY_MS
  const anomaly = 357.528 + 0.9856003 * days
  const sunDeg = 280.46 + 0.9856474 * days + 1.915 * sinDeg(anomaly) + 0.02 * sinDeg(2 * anomaly)
  const apart = (moonPlace(days / 36_525).longitudeDeg - sunDeg) % 360
  return apart < 0 ? apart + 360 : apart
}

/** What the moon looks like: its phase, a principal one within half a day of it, and how much of it is in light. */
export function moonLook(atMs: EpochMs): MoonLook {
  const apart = elongationDeg(atMs)
  const lit = (1 - cosDeg(apart)) / 2
  // The moon gains about 12.2° a day on the sun: half a day is 6.1°.
  const quarter = Math.round(apart / 90)
  const isPrincipal = Math.abs(apart - quarter * 90) <= 6.1
  const at = isPrincipal ? (quarter * 2) % 8 : Math.floor(apart / 90) * 2 + 1
  return { phase: MOON_PHASES[at] ?? 'new', lit }
}
