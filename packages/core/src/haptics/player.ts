import type { EpochMs } from '../units.ts'
import { adjustHaptic, type HapticConditions, type HapticConfig } from './adjust.ts'
import { hapticLengthMs, type HapticCategory, type HapticPattern } from './pattern.ts'

/** Least time between the starts of two patterns, in milliseconds. */
export const HAPTIC_COOLDOWN_MS = 100
/** How long an emergency pattern keeps the phone in emergency mode, in milliseconds. */
export const EMERGENCY_MODE_MS = 5000
/** The playing flag outlives the pattern by this much, in milliseconds. */
const PLAYING_TAIL_MS = 100

/** What was played last. A value: keep it, pass it in again. */
export interface HapticState {
  readonly startedMs: number
  readonly playingUntilMs: number
  readonly emergencyUntilMs: number
}

export const idleHaptics: HapticState = { startedMs: -Infinity, playingUntilMs: -Infinity, emergencyUntilMs: -Infinity }

/** Which categories the rider wants to feel. */
export type HapticCategories = Readonly<Record<HapticCategory, boolean>>

export interface HapticRequest {
  readonly pattern: HapticPattern
  readonly now: EpochMs
  /** Skips every check but the device's own ability. */
  readonly force?: boolean
}

/** What surrounds a request: the rider's wishes and the device. */
export interface HapticSurroundings {
  readonly config: HapticConfig
  readonly categories: HapticCategories
  readonly canVibrate: boolean
  readonly conditions: Omit<HapticConditions, 'emergencyMode'>
}

export type HapticRefusal = 'cannot-vibrate' | 'disabled' | 'category-off' | 'playing' | 'cooldown'

/** `vibrateMs` is what to hand to the device; null with the reason where nothing is to be felt. Sound and sight have their own switches. */
export type HapticAnswer =
  | { readonly state: HapticState; readonly vibrateMs: readonly number[]; readonly refusal: null }
  | { readonly state: HapticState; readonly vibrateMs: null; readonly refusal: HapticRefusal }

const refusalOf = (state: HapticState, request: HapticRequest, around: HapticSurroundings): HapticRefusal | null => {
  if (!around.canVibrate) return 'cannot-vibrate'
  if (request.force || (request.pattern.category === 'emergency' && around.config.emergencyOverride)) return null
  if (!around.config.enabled) return 'disabled'
  if (!around.categories[request.pattern.category]) return 'category-off'
  if (request.now < state.playingUntilMs) return 'playing'
  return request.now - state.startedMs < HAPTIC_COOLDOWN_MS ? 'cooldown' : null
}

/** Decides whether a pattern is played now, and how strongly. An emergency pattern starts emergency mode and is itself played in it. */
export const playHaptic = (state: HapticState, request: HapticRequest, around: HapticSurroundings): HapticAnswer => {
  const { pattern, now } = request
  const isEmergency = pattern.category === 'emergency'
  const emergencyUntilMs = isEmergency ? now + EMERGENCY_MODE_MS : state.emergencyUntilMs
  const refusal = refusalOf(state, request, around)
  if (refusal) return { state: { ...state, emergencyUntilMs }, vibrateMs: null, refusal }
  const vibrateMs = adjustHaptic(pattern, around.config, {
    ...around.conditions,
    emergencyMode: now < emergencyUntilMs,
  })
  const playingUntilMs = now + hapticLengthMs(vibrateMs) + PLAYING_TAIL_MS
  return { state: { startedMs: now, playingUntilMs, emergencyUntilMs }, vibrateMs, refusal: null }
}
