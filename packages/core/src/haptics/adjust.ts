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

const CALM: HapticConditions = { batteryLevel: null, powerSaving: false, emergencyMode: false }

/**
 * The durations to play, in whole milliseconds, vibration and pause in turn. A pattern is one of `HAPTIC_PATTERNS`, anything else with
 * `pattern` (milliseconds) and `category`, or the bare milliseconds. What config and conditions leave out is `DEFAULT_HAPTIC_CONFIG`, and calm. Order as specified (section 4): outdoor × 1.3 (cap), low battery × 0.7,
 * emergency patterns in emergency mode × 1.5 (cap), then everything × master intensity.
 */
export const adjustHaptic = (
  pattern: Pick<HapticPattern, 'pattern' | 'category'> | readonly number[],
  given: Partial<HapticConfig> = {},
  around: Partial<HapticConditions> = {},
): number[] => {
  const [config, conditions] = [
    { ...DEFAULT_HAPTIC_CONFIG, ...given },
    { ...CALM, ...around },
  ]
  const isEmergency = 'category' in pattern && pattern.category === 'emergency'
  const durationsMs = 'pattern' in pattern ? pattern.pattern : pattern
  const outdoor = (ms: number) => (config.outdoorMode ? capped(ms * OUTDOOR_FACTOR) : ms)
  const battery = (ms: number) => (config.batteryOptimization && isBatteryLow(conditions) ? ms * BATTERY_FACTOR : ms)
  const emergency = (ms: number) => (conditions.emergencyMode && isEmergency ? capped(ms * EMERGENCY_FACTOR) : ms)
  return durationsMs.map((ms) => Math.round(emergency(battery(outdoor(ms))) * clamp01(config.masterIntensity)))
}
