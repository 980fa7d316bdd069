import { distanceM } from '../geo/distance.ts'
import { countFixes } from '../track/edit.ts'
import type { Fix, Track } from '../track/fix.ts'
import { gapLimitS } from '../track/gaps.ts'
import { trackStatistics, type TrackStatistics } from '../track/statistics.ts'
import { isUsableAfter, usableFixes, type TimedFix } from '../track/usable-fixes.ts'
import { metres, seconds, type Seconds } from '../units.ts'

/** Statistics of a ride that goes on. */
export interface LiveStatistics {
  /** For the screen: `trackStatistics` of the ride, and on a long ride the few fixes since then as the crow flies. */
  readonly shown: TrackStatistics
  /** How many fixes the ride has, and how many of them were measured. */
  readonly fixes: number
  readonly measuredFixes: number
  /** The last fix that counts; null at the start of each piece of track. */
  readonly last: TimedFix | null
  /** From how long a silence is a gap at the pace of this piece, in seconds. */
  readonly gapLimitS: number
}

const nothing = trackStatistics([])
export const noLiveStatistics: LiveStatistics = {
  shown: nothing,
  fixes: 0,
  measuredFixes: 0,
  last: null,
  gapLimitS: gapLimitS([]),
}

/** Up to here (about five minutes) the ride is measured with every fix: the figures on screen are those of its page. */
const EXACT_FIXES = 300
/** Then after every hundredth part of it: an 8-hour ride costs what 100 measurements per fix of its first minutes cost. */
const SHARE = 0.01

/** Measures the whole ride, by the very calculation its page shows once it is over. `track` is a recorded one, in pieces. */
export const measureLive = (track: Track): LiveStatistics => {
  const fixes = countFixes(track)
  const piece = usableFixes(track.at(-1) ?? []).fixes
  return {
    shown: trackStatistics(track),
    fixes,
    measuredFixes: fixes,
    last: piece.at(-1) ?? null,
    gapLimitS: gapLimitS(piece),
  }
}

const later = (soFar: Seconds | null, stepS: number): Seconds | null => (soFar === null ? null : seconds(soFar + stepS))

const isDue = ({ fixes, measuredFixes }: LiveStatistics): boolean =>
  fixes < EXACT_FIXES || fixes + 1 - measuredFixes >= fixes * SHARE

/**
 * Follows one fix that has just been added to `track`. Between two measurements the rules are those of `trackStatistics`: a fix that
 * would be left out adds nothing, a gap or a pause is measured at once, and while the ride stands no distance is added.
 */
export const followStatistics = (
  live: LiveStatistics,
  track: Track,
  now: { readonly fix: Fix; readonly isStanding: boolean },
): LiveStatistics => {
  const { last, shown } = live
  const fixes = live.fixes + 1
  if (isDue(live)) return measureLive(track)
  if (last === null) return usableFixes([now.fix]).rejected === 0 ? measureLive(track) : { ...live, fixes }
  if (!isUsableAfter(last, now.fix)) return { ...live, fixes }
  const stepS = (now.fix.timeMs - last.timeMs) / 1000
  if (stepS > live.gapLimitS) return measureLive(track)
  const stepM = now.isStanding ? 0 : distanceM(last, now.fix)
  return {
    ...live,
    fixes,
    last: now.fix,
    shown: {
      ...shown,
      movingS: later(shown.movingS, now.isStanding ? 0 : stepS),
      stoppedS: later(shown.stoppedS, now.isStanding ? stepS : 0),
      distanceM: metres(shown.distanceM + stepM),
      endMs: now.fix.timeMs,
    },
  }
}
