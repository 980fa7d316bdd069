import { distanceM } from '../geo/distance.ts'
import type { Position } from '../geo/position.ts'
import type { Fix } from '../track/fix.ts'

/** A ride stands after this long without leaving the circle (milliseconds, metres). By time, not by the receiver's speed. */
const STANDING_MS = 10_000
const CIRCLE_M = 10
/** Noise alone must not leave the circle: it is at least so many stated radii wide … */
const RADII = 3.5
/** … and then takes longer to decide, so that somebody walking at 1 m/s is never said to stand. */
const SLOWEST_MPS = 1

/** The place last moved to, as a mean of the readings there, and since when. A value: keep it, pass it in again. */
export interface Standing {
  readonly anchor: Position | null
  readonly readings: number
  readonly sinceMs: number
  readonly isStanding: boolean
}

export const notStanding: Standing = { anchor: null, readings: 0, sinceMs: 0, isStanding: false }

const circleOf = ({ accuracyM }: Fix): number =>
  Math.max(CIRCLE_M, accuracyM !== null && accuracyM > 0 ? RADII * accuracyM : 0)

/** Follows one fix. A fix without time or place changes nothing. */
export const followStanding = (standing: Standing, fix: Fix): Standing => {
  if (fix.timeMs === null || !Number.isFinite(fix.timeMs + fix.lng + fix.lat)) return standing
  const { anchor, readings, sinceMs } = standing
  const circleM = circleOf(fix)
  if (anchor === null || distanceM(anchor, fix) > circleM)
    return { anchor: { lng: fix.lng, lat: fix.lat }, readings: 1, sinceMs: fix.timeMs, isStanding: false }
  const share = 1 / (readings + 1)
  return {
    anchor: { lng: anchor.lng + (fix.lng - anchor.lng) * share, lat: anchor.lat + (fix.lat - anchor.lat) * share },
    readings: readings + 1,
    sinceMs,
    isStanding: fix.timeMs - sinceMs >= Math.max(STANDING_MS, (circleM / SLOWEST_MPS) * 1000),
  }
}
