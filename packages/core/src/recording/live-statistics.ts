import { distanceM } from '../geo/distance.ts'
import type { Fix, Track } from '../track/fix.ts'
import { trackStatistics, type TrackStatistics } from '../track/statistics.ts'
import { metres, seconds, type Seconds } from '../units.ts'

/** Statistics of a ride that goes on. */
export interface LiveStatistics {
  /** For the screen: what was measured truly, and the few fixes since as the crow flies. */
  readonly shown: TrackStatistics
  /** How many fixes were measured truly, and where the last of all was. */
  readonly measuredFixes: number
  readonly fixes: number
  readonly last: Fix | null
}

const nothing = trackStatistics([])
export const noLiveStatistics: LiveStatistics = { shown: nothing, measuredFixes: 0, fixes: 0, last: null }

/** Measured anew after 5 fixes at least, then after every hundredth part of the ride: an 8-hour ride costs what 100 measurements cost. */
const LEAST_FIXES = 5
const SHARE = 0.01
/** A longer silence is a gap, which is neither riding nor standing. */
const LONGEST_STEP_S = 90

/** Time since the last fix, where both fixes have one and no gap lies between. */
const sinceLastS = (last: Fix | null, fix: Fix): number => {
  const stepS = ((fix.timeMs ?? NaN) - (last?.timeMs ?? NaN)) / 1000
  return stepS > 0 && stepS <= LONGEST_STEP_S ? stepS : 0
}
const later = (soFar: Seconds | null, stepS: number): Seconds | null => (soFar === null ? null : seconds(soFar + stepS))

/** Follows one fix that has just been added to `track`. While the ride stands, nothing is added. */
export const followStatistics = (
  live: LiveStatistics,
  track: Track,
  now: { readonly fix: Fix; readonly isStanding: boolean },
): LiveStatistics => {
  const fixes = live.fixes + 1
  if (fixes - live.measuredFixes >= Math.max(LEAST_FIXES, fixes * SHARE))
    return { shown: trackStatistics(track), measuredFixes: fixes, fixes, last: now.fix }
  const stepS = sinceLastS(live.last, now.fix)
  const step = live.last && stepS > 0 && !now.isStanding ? distanceM(live.last, now.fix) : 0
  const shown = {
    ...live.shown,
    movingS: later(live.shown.movingS, now.isStanding ? 0 : stepS),
    stoppedS: later(live.shown.stoppedS, now.isStanding ? stepS : 0),
    distanceM: metres(live.shown.distanceM + (Number.isFinite(step) ? step : 0)),
    endMs: now.fix.timeMs ?? live.shown.endMs,
  }
  return { ...live, shown, fixes, last: now.fix }
}
