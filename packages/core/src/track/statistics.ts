import { distanceM } from '../geo/distance.ts'
import {
  metres,
  metresPerSecond,
  seconds,
  type EpochMs,
  type Metres,
  type MetresPerSecond,
  type Seconds,
} from '../units.ts'
import { climbOf, type ProfilePoint } from './elevation.ts'
import { asPieces } from './as-pieces.ts'
import { wholeFixes, type Fix, type PlainFix } from './fix.ts'
import type { Gap } from './gaps.ts'
import type { SmoothedPath } from './smooth.ts'
import { stretchesOf, type Stretch } from './stretches.ts'
import { hasCredibleTimes, hasPlace, type TimedFix } from './usable-fixes.ts'

/** What a ride was. Null means it cannot be known from what was recorded: no times, no altitudes. */
export interface TrackStatistics {
  /** Ridden, without the standing still and without the gaps. */
  readonly distanceM: Metres
  readonly startMs: EpochMs | null
  readonly endMs: EpochMs | null
  /** From the first fix to the last. */
  readonly elapsedS: Seconds | null
  readonly movingS: Seconds | null
  readonly stoppedS: Seconds | null
  readonly averageMovingMps: MetresPerSecond | null
  readonly maxMps: MetresPerSecond | null
  readonly ascentM: Metres | null
  readonly descentM: Metres | null
  readonly lowestM: Metres | null
  readonly highestM: Metres | null
  readonly gaps: readonly Gap[]
  readonly usedFixes: number
  readonly rejectedFixes: number
}

interface Tally {
  lengthM: number
  movingS: number
  stoppedS: number
  fastestMps: number
  profile: ProfilePoint[]
}

const emptyTally = (): Tally => ({ lengthM: 0, movingS: 0, stoppedS: 0, fastestMps: 0, profile: [] })

/**
 * Statistics of a track (pieces of fixes), or of one piece of it (fixes in the order they were taken); see `PlainFix` for what a fix is. Bad fixes are left out (`usableFixes`); positions are smoothed (Kalman filter and RTS
 * smoother, weighted by each fix's accuracy) before they are measured, because the sum of noisy steps is too long; standing still adds
 * nothing (`movingFlags`); silences are gaps with a straight length of their own (`splitAtGaps`); ascent is fitted over 200 m and counts
 * reversals from 5 m (`climbOf`). A track without credible times is measured as drawn and has no durations or speeds.
 */
export const trackStatistics = (track: readonly PlainFix[] | readonly (readonly PlainFix[])[]): TrackStatistics => {
  const pieces = asPieces(track).map(wholeFixes)
  return pieces.length > 0 && hasCredibleTimes(pieces.flat()) ? timedStatistics(pieces) : drawnStatistics(pieces)
}

const timedStatistics = (recorded: readonly (readonly Fix[])[]): TrackStatistics => {
  const { stretches, gaps, fixes, rejectedFixes } = stretchesOf(recorded)
  const tally = emptyTally()
  for (const stretch of stretches) measure(stretch, tally)
  return {
    distanceM: metres(tally.lengthM),
    ...timeFields(fixes, tally),
    ...climbFields(tally.profile),
    gaps,
    usedFixes: fixes.length,
    rejectedFixes,
  }
}

const timeFields = (all: readonly TimedFix[], { lengthM, movingS, stoppedS, fastestMps }: Tally) => {
  const [startMs, endMs] = [all[0]?.timeMs ?? null, all.at(-1)?.timeMs ?? null]
  const hasMoved = movingS > 0
  return {
    startMs,
    endMs,
    elapsedS: startMs === null || endMs === null ? null : seconds((endMs - startMs) / 1000),
    movingS: seconds(movingS),
    stoppedS: seconds(stoppedS),
    averageMovingMps: hasMoved ? metresPerSecond(lengthM / movingS) : null,
    maxMps: hasMoved ? metresPerSecond(fastestMps) : null,
  }
}

const measure = ({ fixes, path, moving }: Stretch, tally: Tally): void => {
  for (const [i, fix] of fixes.entries()) {
    if (i > 0) addStep(tally, path, { index: i, moving: moving[i] === true })
    addAltitude(tally, fix)
  }
}

const addStep = (tally: Tally, path: SmoothedPath, { index, moving }: { index: number; moving: boolean }): void => {
  const change = (column: Float64Array) => (column[index] ?? 0) - (column[index - 1] ?? 0)
  if (!moving) {
    tally.stoppedS += change(path.timeS)
    return
  }
  tally.lengthM += Math.hypot(change(path.east), change(path.north))
  tally.movingS += change(path.timeS)
  tally.fastestMps = Math.max(tally.fastestMps, path.speedMps[index] ?? 0)
}

const addAltitude = (tally: Tally, fix: Fix): void => {
  if (fix.altitudeM === null || !Number.isFinite(fix.altitudeM)) return
  tally.profile.push({ alongM: metres(tally.lengthM), altitudeM: fix.altitudeM })
}

const climbFields = (profile: readonly ProfilePoint[]) =>
  climbOf(profile) ?? { ascentM: null, descentM: null, lowestM: null, highestM: null }

/** A line without a clock: its length as drawn. */
const drawnStatistics = (pieces: readonly (readonly Fix[])[]): TrackStatistics => {
  const tally = emptyTally()
  let used = 0
  for (const piece of pieces) {
    let last: Fix | undefined
    for (const fix of piece.filter(hasPlace)) {
      if (last) tally.lengthM += distanceM(last, fix)
      addAltitude(tally, fix)
      last = fix
      used++
    }
  }
  return {
    distanceM: metres(tally.lengthM),
    startMs: null,
    endMs: null,
    elapsedS: null,
    movingS: null,
    stoppedS: null,
    averageMovingMps: null,
    maxMps: null,
    ...climbFields(tally.profile),
    gaps: [],
    usedFixes: used,
    rejectedFixes: pieces.reduce((sum, piece) => sum + piece.length, 0) - used,
  }
}
