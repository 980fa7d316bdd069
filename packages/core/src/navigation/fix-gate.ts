import { distanceM } from '../geo/distance.ts'
import type { Fix } from '../track/fix.ts'
import type { SeenFix } from './memory.ts'

/** Beyond this radius a reading is a guess from a mast, not a satellite fix. */
const WORST_ACCURACY_M = 150
/** Where no radius is stated, or one that cannot be. */
const UNSTATED_ACCURACY_M = 12
/** 100 mph: faster than anything that follows a trail. */
const FASTEST_MPS = 44.7
/** So many readings that agree with each other outvote the one before. */
const AGREEING = 3

/** What became of a fix: used, or kept in doubt, or thrown away. */
export interface GateAnswer {
  readonly fix: SeenFix | null
  readonly doubted: readonly SeenFix[]
}

/** The fix as far as it can be believed by itself; null when it has no place, no time or no precision. */
export function readFix({ lng, lat, timeMs, accuracyM }: Fix): SeenFix | null {
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  if (!isPlace || timeMs === null || !Number.isFinite(timeMs)) return null
  const stated = accuracyM !== null && accuracyM > 0 ? accuracyM : UNSTATED_ACCURACY_M
  return stated <= WORST_ACCURACY_M ? { lng, lat, timeMs, accuracyM: stated } : null
}

/** Whether one can have come from the one to the other: forwards in time, and not faster than 100 mph beyond what the receiver admits. */
export function follows(from: SeenFix | null, to: SeenFix): boolean {
  if (from === null) return true
  const passedS = (to.timeMs - from.timeMs) / 1000
  return passedS > 0 && distanceM(from, to) <= FASTEST_MPS * passedS + from.accuracyM + to.accuracyM
}

/**
 * Lets a fix through that follows from the last one. One that jumps, or whose clock runs backwards, is doubted until three of its kind agree:
 * then the receiver was wrong before, or its clock was set, and the trip goes on from there.
 */
export function gate(fix: SeenFix, last: SeenFix | null, doubted: readonly SeenFix[]): GateAnswer {
  if (follows(last, fix)) return { fix, doubted: [] }
  const before = doubted.at(-1)
  const agreeing = before !== undefined && follows(before, fix) ? [...doubted, fix] : [fix]
  return agreeing.length >= AGREEING ? { fix, doubted: [] } : { fix: null, doubted: agreeing }
}
