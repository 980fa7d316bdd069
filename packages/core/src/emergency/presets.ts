import type { EmergencySettings } from './settings.ts'

/** One press for a whole situation; what a preset does not name stays as it is. */
export interface EmergencyPreset {
  readonly label: string
  readonly about: string
  readonly settings: Partial<EmergencySettings>
}

/** Delay, interval, volume and retention (or confirmation timeout) as the specification gives them, section 9; the rest is chosen to fit. */
export const EMERGENCY_PRESETS = {
  trail_riding: {
    label: 'Trail riding',
    about: 'Three seconds to cancel, a position every 30 seconds.',
    settings: {
      panicButtonDelay: 3,
      locationUpdateInterval: 30,
      emergencyAudioVolume: 90,
      emergencyDataRetention: 30,
      highAccuracyGPS: true,
      emergencyButtonSize: 'large',
    },
  },
  backcountry: {
    label: 'Backcountry',
    about: 'Fast to send, sparing with the battery, as loud as it goes.',
    settings: {
      panicButtonDelay: 2,
      locationUpdateInterval: 60,
      emergencyAudioVolume: 100,
      emergencyDataRetention: 90,
      highAccuracyGPS: true,
      emergencyBatteryOptimization: true,
      lowSignalOptimization: true,
      emergencyButtonSize: 'extra-large',
    },
  },
  urban: {
    label: 'In town',
    about: 'Five seconds to cancel, kept for a week.',
    settings: {
      panicButtonDelay: 5,
      locationUpdateInterval: 30,
      emergencyAudioVolume: 75,
      emergencyDataRetention: 7,
      emergencyButtonSize: 'medium',
    },
  },
  minimal: {
    label: 'Minimal',
    about: 'Ten seconds to cancel, few positions, little kept.',
    settings: {
      panicButtonDelay: 10,
      locationUpdateInterval: 120,
      emergencyAudioVolume: 50,
      emergencyDataRetention: 1,
      emergencyBeaconMode: false,
      automaticFallDetection: false,
      periodicSafetyChecks: false,
    },
  },
  outdoor: {
    label: 'Outdoors',
    about: 'For gloves and sun: held presses, strong light.',
    settings: {
      panicButtonDelay: 3,
      locationUpdateInterval: 30,
      confirmationEnabled: true,
      confirmationTimeout: 8,
      confirmationType: 'hold',
      skipConfirmationInCritical: true,
      doubleConfirmForDestruction: true,
      emergencyScreenBrightness: 100,
      emergencyVibrationIntensity: 100,
      emergencyFlashlightEnabled: true,
    },
  },
  indoor: {
    label: 'Indoors',
    about: 'Gentler light and vibration, a press confirms.',
    settings: {
      panicButtonDelay: 5,
      locationUpdateInterval: 60,
      confirmationEnabled: true,
      confirmationTimeout: 5,
      confirmationType: 'tap',
      skipConfirmationInCritical: false,
      doubleConfirmForDestruction: true,
      emergencyScreenBrightness: 60,
      emergencyVibrationIntensity: 60,
      emergencyFlashlightEnabled: false,
    },
  },
} as const satisfies Record<string, EmergencyPreset>

export type EmergencyPresetId = keyof typeof EMERGENCY_PRESETS

/** The presets all of whose values stand. */
export const presetsOf = (settings: EmergencySettings): readonly EmergencyPresetId[] =>
  (Object.keys(EMERGENCY_PRESETS) as EmergencyPresetId[]).filter((id) =>
    Object.entries(EMERGENCY_PRESETS[id].settings).every(
      ([name, value]) => settings[name as keyof EmergencySettings] === value,
    ),
  )
