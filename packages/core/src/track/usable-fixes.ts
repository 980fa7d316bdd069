import { distanceM } from '../geo/distance.ts'
import type { Fix } from './fix.ts'

/** A fix that says where and when. */
export type TimedFix = Fix & { readonly timeMs: NonNullable<Fix['timeMs']> }

/** Beyond this radius a reading is a guess from a mast, not a satellite fix. */
const WORST_ACCURACY_M = 150
/** Faster than anything that drives to a trailhead (78 mph). */
const FASTEST_MPS = 35
/** So many readings that agree with each other outvote the one before: the receiver was wrong then, not now. */
const AGREEING = 3

export interface UsableFixes {
  readonly fixes: readonly TimedFix[]
  readonly rejected: number
}

export const hasPlace = (fix: Fix): boolean =>
  Number.isFinite(fix.lng) && Number.isFinite(fix.lat) && Math.abs(fix.lat) <= 90 && Math.abs(fix.lng) <= 180

export const isTimed = (fix: Fix): fix is TimedFix => fix.timeMs !== null && Number.isFinite(fix.timeMs)

const isPrecise = (fix: Fix): boolean => !(fix.accuracyM !== null && fix.accuracyM > WORST_ACCURACY_M)

/** Stated radius, 0 where it is not stated or not to be believed. */
const slack = (fix: Fix): number => (fix.accuracyM !== null && fix.accuracyM > 0 ? fix.accuracyM : 0)

const isReachable = (from: TimedFix, to: TimedFix): boolean => {
  const reach = FASTEST_MPS * ((to.timeMs - from.timeMs) / 1000) + slack(from) + slack(to)
  return distanceM(from, to) <= reach
}

/**
 * Leaves out what cannot be: no place, no time, hopeless accuracy, time standing still or running backwards, and jumps faster than
 * 78 mph. A jump is believed after three readings that agree with each other (a tunnel's end, a receiver that found itself).
 */
export const usableFixes = (fixes: readonly Fix[]): UsableFixes => {
  const kept: TimedFix[] = []
  let doubted: TimedFix[] = []
  for (const fix of fixes) {
    const last = kept.at(-1)
    if (!isUsable(fix, last)) continue
    if (!last || isReachable(last, fix)) {
      kept.push(fix)
      doubted = []
    } else {
      doubted = withAgreeing(doubted, fix)
      if (doubted.length < AGREEING) continue
      // Was the very first reading the wrong one? Then it goes.
      if (kept.length === 1) kept.pop()
      kept.push(...doubted)
      doubted = []
    }
  }
  return { fixes: kept, rejected: fixes.length - kept.length }
}

const isUsable = (fix: Fix, last: TimedFix | undefined): fix is TimedFix =>
  hasPlace(fix) && isTimed(fix) && isPrecise(fix) && (last === undefined || fix.timeMs > last.timeMs)

/** Whether a fix counts right after one that counts. One that does not may still be believed later, when others agree with it. */
export const isUsableAfter = (last: TimedFix, fix: Fix): fix is TimedFix =>
  isUsable(fix, last) && isReachable(last, fix)

const withAgreeing = (doubted: readonly TimedFix[], fix: TimedFix): TimedFix[] => {
  const last = doubted.at(-1)
  return last && last.timeMs < fix.timeMs && isReachable(last, fix) ? [...doubted, fix] : [fix]
}

/**
 * Whether the times of a track can be what they say. Some exporters write the time of export, milliseconds apart, on every point;
 * such a track still has a length, but no speed.
 */
export const hasCredibleTimes = (fixes: readonly Fix[]): boolean => {
  const timed = fixes.filter((fix): fix is TimedFix => hasPlace(fix) && isTimed(fix))
  if (timed.length < 2 || timed.length < fixes.length / 2) return false
  let incredible = 0
  for (const [i, fix] of timed.entries()) {
    const last = timed[i - 1]
    if (last && (fix.timeMs < last.timeMs || !isReachable(last, fix))) incredible++
  }
  return incredible <= (timed.length - 1) * 0.2
}
