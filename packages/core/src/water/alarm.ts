import type { EpochMs } from '../units.ts'
import { isStaleReading } from './age.ts'
import { riseFtPerHour, SPIKE_FT } from './rate.ts'
import { measuredSamples, withoutSpikes, type WaterSample } from './sample.ts'

/** What a rider wants to be told of at a gauge. */
export interface RiseRule {
  /** Tell me when the water rises at least so fast, feet an hour; null: do not. */
  readonly risesFtPerHour: number | null
  /** Tell me when the water stands at least so high on this gauge, feet; null: do not. */
  readonly reachesFt: number | null
}

/** How fast a river rises before it is alarming, where the rider says nothing else. Ordinary rises of Ozark streams stay well below it. */
export const DEFAULT_RISE_FT_PER_HOUR = 1
/** It has also come up by so much within three hours: wind and debris do not do that twice running. */
const LEAST_RISE_FT = 0.75
const LOOK_BACK_MS = 3 * 3_600_000
/** The water has calmed down when it has risen at less than this part of the rule for `CALM_MS`. */
const CALM_PART = 0.5
const CALM_MS = 2 * 3_600_000
/** Water that has gone this much below the mark must come back to be told again. */
const BELOW_MARK_FT = 0.25

/** What is remembered between two looks at a gauge. */
export interface RiseState {
  readonly isRising: boolean
  readonly isAbove: boolean
  /** Since when it has been calm, while `isRising`. */
  readonly calmSinceMs: number | null
  /** How many alarms there were; a number names each of them. */
  readonly alarms: number
}
export const CALM_WATER: RiseState = { isRising: false, isAbove: false, calmSinceMs: null, alarms: 0 }

export type RiseReason = 'rise' | 'level'

export interface RiseStep {
  readonly state: RiseState
  /** What the rider is told with this look, once; null: nothing new. */
  readonly alarm: {
    readonly reason: RiseReason
    readonly atMs: number
    readonly stageFt: number
    readonly ftPerHour: number | null
  } | null
  /** The gauge says nothing of now: nothing can be told of the water, and the rider is shown that. */
  readonly isSilent: boolean
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN

/** How far the middle one of the last three readings stands above where the river was in the first half of the last three hours. */
function risenFt(samples: readonly WaterSample[], last: WaterSample): number {
  const since = samples.filter(({ atMs }) => last.atMs - atMs <= LOOK_BACK_MS)
  const middleMs = ((since[0]?.atMs ?? last.atMs) + last.atMs) / 2
  const before = median(since.filter(({ atMs }) => atMs <= middleMs).map(({ value }) => value))
  return median(since.slice(-3).map(({ value }) => value)) - before
}

/** Whether the last two readings stand at the mark: one alone may be debris. */
const standsAt = (samples: readonly WaterSample[], markFt: number): boolean =>
  samples.length > 1 && samples.slice(-2).every(({ value }) => value >= markFt)

/** What the readings say by a rule. */
interface Seen {
  readonly last: WaterSample
  readonly rate: number | null
  readonly isFast: boolean
  readonly isCalm: boolean
  readonly isHigh: boolean
  readonly isLow: boolean
}

function see(samples: readonly WaterSample[], last: WaterSample, { risesFtPerHour, reachesFt }: RiseRule): Seen {
  const rate = riseFtPerHour(samples)
  const fast = risesFtPerHour ?? Infinity
  const mark = reachesFt ?? Infinity
  return {
    last,
    rate,
    isFast: rate !== null && rate >= fast && risenFt(samples, last) >= LEAST_RISE_FT,
    isCalm: (rate ?? Infinity) < fast * CALM_PART,
    isHigh: standsAt(samples, mark),
    isLow: last.value < mark - BELOW_MARK_FT,
  }
}

type Calm = Pick<RiseState, 'isRising' | 'calmSinceMs'>

function calmer(state: RiseState, { last, isFast, isCalm }: Seen): Calm {
  if (isFast) return { isRising: true, calmSinceMs: null }
  if (!state.isRising || !isCalm) return { isRising: state.isRising, calmSinceMs: null }
  const since = state.calmSinceMs ?? last.atMs
  return last.atMs - since >= CALM_MS ? { isRising: false, calmSinceMs: null } : { isRising: true, calmSinceMs: since }
}

function reasonOf(state: RiseState, { isFast, isHigh }: Seen): RiseReason | null {
  if (isFast && !state.isRising) return 'rise'
  return isHigh && !state.isAbove ? 'level' : null
}

/** The readings of a gauge (gage height in feet, at least the last three hours), and the time. */
export interface GaugeLook {
  readonly stage: readonly WaterSample[]
  readonly nowMs: EpochMs
}

/**
 * One look at a gauge for somebody who waits. Tells of a rise once, when the median rate of the last hour reaches the rule and the water has come
 * up by three quarters of a foot; of a height once, when two readings running stand at it. Tells again after two hours of calm, or when the
 * water has been a quarter foot below the mark. A reading older than an hour says nothing of now.
 */
export function lookAtGauge(state: RiseState, rule: RiseRule, { stage, nowMs }: GaugeLook): RiseStep {
  const samples = withoutSpikes(measuredSamples(stage), SPIKE_FT)
  const last = samples.at(-1)
  if (!last || isStaleReading(last.atMs, nowMs)) return { state, alarm: null, isSilent: true }
  const seen = see(samples, last, rule)
  const reason = reasonOf(state, seen)
  const next = {
    ...calmer(state, seen),
    isAbove: seen.isHigh || (state.isAbove && !seen.isLow),
    alarms: state.alarms + (reason === null ? 0 : 1),
  }
  const alarm = reason && { reason, atMs: last.atMs, stageFt: last.value, ftPerHour: seen.rate }
  return { state: next, alarm, isSilent: false }
}
