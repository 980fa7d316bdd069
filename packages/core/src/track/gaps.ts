import { distanceM } from '../geo/distance.ts'
import { metres, seconds, type EpochMs, type Metres, type Seconds } from '../units.ts'
import type { TimedFix } from './usable-fixes.ts'

/** A silence in a recording: no fix came. Its length is only known as the crow flies, so it is told apart from what was ridden. */
export interface Gap {
  readonly fromMs: EpochMs
  readonly toMs: EpochMs
  readonly durationS: Seconds
  readonly straightM: Metres
}

/** Three of the slowest readings we ever ask a phone for (30 s, when stopped or low on battery). */
const LEAST_GAP_S = 90
/** Sparse loggers set their own pace: a gap is ten times their usual interval. */
const USUAL_INTERVALS = 10

const usualIntervalS = (fixes: readonly TimedFix[]): number => {
  const intervals = fixes.slice(1).map((fix, i) => (fix.timeMs - (fixes[i]?.timeMs ?? fix.timeMs)) / 1000)
  intervals.sort((a, b) => a - b)
  return intervals[Math.floor(intervals.length / 2)] ?? 0
}

const gapBetween = (from: TimedFix, to: TimedFix): Gap => ({
  fromMs: from.timeMs,
  toMs: to.timeMs,
  durationS: seconds((to.timeMs - from.timeMs) / 1000),
  straightM: metres(distanceM(from, to)),
})

/** From how long a silence on this piece of track is a gap (seconds): 90 s, or ten times the usual interval if that is longer. */
export const gapLimitS = (fixes: readonly TimedFix[]): number =>
  Math.max(LEAST_GAP_S, USUAL_INTERVALS * usualIntervalS(fixes))

/** Splits a piece of track wherever nothing was recorded for 90 s, or ten times the usual interval if that is longer. */
export const splitAtGaps = (
  fixes: readonly TimedFix[],
): { readonly pieces: readonly (readonly TimedFix[])[]; readonly gaps: readonly Gap[] } => {
  const limitS = gapLimitS(fixes)
  const pieces: TimedFix[][] = []
  const gaps: Gap[] = []
  for (const [i, fix] of fixes.entries()) {
    const last = fixes[i - 1]
    const silent = last !== undefined && (fix.timeMs - last.timeMs) / 1000 > limitS
    if (last && silent) gaps.push(gapBetween(last, fix))
    if (!last || silent) pieces.push([fix])
    else pieces.at(-1)?.push(fix)
  }
  return { pieces, gaps }
}

/** The silence between two pieces of a track, such as a pause the rider made. */
export const gapBetweenPieces = (before: readonly TimedFix[], after: readonly TimedFix[]): Gap | null => {
  const [from, to] = [before.at(-1), after[0]]
  return from && to && to.timeMs > from.timeMs ? gapBetween(from, to) : null
}
