import { epochMs, type EpochMs, type Metres } from '../units.ts'

/** Rides slower than this give no pace: somebody who has just set out would be told to turn back at once. */
const LEAST_RIDDEN_M = 500
const LEAST_RIDDEN_MS = 5 * 60_000
/** So long before the last moment the rider is told to think of it. */
export const TURN_BACK_NOTICE_MS = 20 * 60_000

/** How a ride stands to the end of daylight. */
export type TurnBack =
  /** Too little is ridden to know a pace, or nobody knows when the sun sets here today. */
  | { readonly phase: 'unknown' }
  | {
      readonly phase: 'time' | 'soon' | 'late'
      readonly turnAtMs: EpochMs
      readonly backMs: number
      readonly sunsetMs: EpochMs
    }
  | { readonly phase: 'dark'; readonly sunsetMs: EpochMs }

export interface DaylightRide {
  readonly nowMs: EpochMs
  readonly startedMs: EpochMs
  readonly riddenM: Metres
  /** The way back; the way ridden where nobody knows a shorter one. */
  readonly backM: Metres
  /** Today's sunset where the rider is. */
  readonly sunsetMs: EpochMs | null
  /** To be back so long before sunset. */
  readonly spareMs: number
}

/**
 * When to turn back to be out before dark, from the ride's own pace, stops and all: the way back takes as long a mile as the way out did.
 * The last moment moves with every mile; `soon` from 20 minutes before it, `late` once it is past, `dark` after sunset.
 */
export function turnBack(ride: DaylightRide): TurnBack {
  const { nowMs, startedMs, riddenM, backM, sunsetMs, spareMs } = ride
  if (sunsetMs === null) return { phase: 'unknown' }
  if (nowMs >= sunsetMs) return { phase: 'dark', sunsetMs }
  const sinceMs = nowMs - startedMs
  if (riddenM < LEAST_RIDDEN_M || sinceMs < LEAST_RIDDEN_MS) return { phase: 'unknown' }
  const backMs = (backM / riddenM) * sinceMs
  const turnAtMs = epochMs(sunsetMs - spareMs - backMs)
  return { phase: phaseAt(turnAtMs - nowMs), turnAtMs, backMs, sunsetMs }
}

function phaseAt(leftMs: number): 'time' | 'soon' | 'late' {
  if (leftMs <= 0) return 'late'
  return leftMs <= TURN_BACK_NOTICE_MS ? 'soon' : 'time'
}
