import type { HapticPattern } from './pattern.ts'

/** How somebody wants to feel things. `masterIntensity` is 0…1 and scales every duration. */
export interface HapticConfig {
  readonly enabled: boolean
  readonly masterIntensity: number
  readonly batteryOptimization: boolean
  /** Emergency patterns play whatever else is switched off or still playing. */
  readonly emergencyOverride: boolean
  readonly outdoorMode: boolean
  readonly contextualAdjustment: boolean
}

export const DEFAULT_HAPTIC_CONFIG: HapticConfig = {
  enabled: true,
  masterIntensity: 0.8,
  batteryOptimization: true,
  emergencyOverride: true,
  outdoorMode: false,
  contextualAdjustment: true,
}

/** `masterIntensity` of each preset (specification, section 9). */
export const HAPTIC_PRESETS = { outdoor: 1, indoor: 0.6, 'battery-saver': 0.4, accessibility: 1 } as const

/** What the phone is going through. `batteryLevel` is 0…1, null where the browser does not tell. */
export interface HapticConditions {
  readonly batteryLevel: number | null
  readonly powerSaving: boolean
  readonly emergencyMode: boolean
}

export const OUTDOOR_FACTOR = 1.3
export const BATTERY_FACTOR = 0.7
export const EMERGENCY_FACTOR = 1.5
/** No single vibration or pause is longer, in milliseconds. */
export const HAPTIC_CAP_MS = 1000
/** Below this share of charge batteries are spared. */
export const HAPTIC_LOW_BATTERY = 0.3

const capped = (ms: number) => Math.min(ms, HAPTIC_CAP_MS)
const clamp01 = (value: number) => (Number.isFinite(value) ? Math.min(Math.max(value, 0), 1) : 1)

const isBatteryLow = ({ batteryLevel, powerSaving }: HapticConditions) =>
  powerSaving || (batteryLevel !== null && batteryLevel < HAPTIC_LOW_BATTERY)

/**
 * The durations to play, in whole milliseconds. Order as specified (section 4): outdoor × 1.3 (cap), low battery × 0.7,
 * emergency patterns in emergency mode × 1.5 (cap), then everything × master intensity.
 */
export const adjustHaptic = (
  pattern: Pick<HapticPattern, 'pattern' | 'category'>,
  config: HapticConfig,
  conditions: HapticConditions,
): number[] => {
  const outdoor = (ms: number) => (config.outdoorMode ? capped(ms * OUTDOOR_FACTOR) : ms)
  const battery = (ms: number) => (config.batteryOptimization && isBatteryLow(conditions) ? ms * BATTERY_FACTOR : ms)
  const emergency = (ms: number) =>
    conditions.emergencyMode && pattern.category === 'emergency' ? capped(ms * EMERGENCY_FACTOR) : ms
  return pattern.pattern.map((ms) => Math.round(emergency(battery(outdoor(ms))) * clamp01(config.masterIntensity)))
}
