export const HAPTIC_CATEGORIES = ['navigation', 'emergency', 'achievement', 'notification', 'system'] as const
export type HapticCategory = (typeof HAPTIC_CATEGORIES)[number]

/** Something to feel. `pattern` alternates vibration and pause, in milliseconds, beginning with a vibration. */
export interface HapticPattern {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly pattern: readonly number[]
  readonly intensity: 'light' | 'medium' | 'heavy'
  readonly category: HapticCategory
  readonly batteryImpact: 'low' | 'medium' | 'high'
  /** Can be told apart from its neighbours without seeing or hearing. */
  readonly accessibilityFriendly: boolean
}

/** Whole length of a pattern in milliseconds, pauses included. */
export const hapticLengthMs = (pattern: readonly number[]): number => pattern.reduce((sum, ms) => sum + ms, 0)
