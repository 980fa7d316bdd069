import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMERGENCY_PRESETS, presetsOf, type EmergencyPresetId } from './presets.ts'
import {
  EMERGENCY_BUTTON_PX,
  EMERGENCY_SETTINGS,
  EMERGENCY_TRIGGERS,
  readEmergencySettings,
  type EmergencySettings,
} from './settings.ts'

/** Section 3 of the specification, word for word. */
const SPECIFIED = {
  autoLocationShare: true,
  highAccuracyGPS: true,
  panicButtonDelay: 3,
  locationUpdateInterval: 30,
  emergencyModeEnabled: true,
  preferredContactMethod: 'both',
  autoCall911: false,
  emergencyContactPriority: 'high',
  shareLocationWithAllContacts: true,
  emergencyPanelMode: 'floating',
  emergencyPanelPosition: 'bottom-right',
  alwaysShowEmergencyButton: false,
  emergencyButtonSize: 'large',
  voiceActivationEnabled: true,
  emergencyVoiceTriggers: ['emergency', 'help', 'sos', 'mayday', 'panic', 'accident', 'injured'],
  emergencyAudioPrompts: true,
  emergencyAudioVolume: 85,
  emergencyBatteryOptimization: true,
  disableNonEssentialFeatures: true,
  maximizeScreenBrightness: true,
  enableWakeLock: true,
  offlineEmergencyEnabled: true,
  emergencyDataCaching: true,
  lowSignalOptimization: true,
  emergencyBeaconMode: false,
  requireEmergencyConfirmation: true,
  emergencyTestMode: false,
  automaticFallDetection: false,
  periodicSafetyChecks: false,
  shareLocationPrecision: 'exact',
  anonymizeEmergencyData: false,
  emergencyDataRetention: 30,
  requireBiometricForEmergency: false,
  emergencyDataCompression: false,
  emergencyUITimeout: 30,
} satisfies Partial<EmergencySettings>

/** Section 9: panic delay, update interval, volume, retention. */
const TABLE: readonly (readonly [EmergencyPresetId, number, number, number, number])[] = [
  ['trail_riding', 3, 30, 90, 30],
  ['backcountry', 2, 60, 100, 90],
  ['urban', 5, 30, 75, 7],
  ['minimal', 10, 120, 50, 1],
]

describe('emergency settings', () => {
  it('begin as specified', () => {
    expect(readEmergencySettings(null)).toMatchObject(SPECIFIED)
  })

  it('have presets as specified', () => {
    for (const [id, delay, interval, volume, days] of TABLE) {
      expect(EMERGENCY_PRESETS[id].settings).toMatchObject({
        panicButtonDelay: delay,
        locationUpdateInterval: interval,
        emergencyAudioVolume: volume,
        emergencyDataRetention: days,
      })
    }
    expect(EMERGENCY_PRESETS.outdoor.settings).toMatchObject({
      panicButtonDelay: 3,
      locationUpdateInterval: 30,
      confirmationTimeout: 8,
    })
    expect(EMERGENCY_PRESETS.indoor.settings).toMatchObject({
      panicButtonDelay: 5,
      locationUpdateInterval: 60,
      confirmationTimeout: 5,
    })
    expect(Object.values(EMERGENCY_BUTTON_PX)).toEqual([64, 80, 100])
  })

  it.each(Object.entries(EMERGENCY_PRESETS))('take %s whole, and know that it stands', (id, { settings }) => {
    const values = readEmergencySettings({ ...readEmergencySettings(null), ...settings })
    expect(values).toMatchObject(settings)
    expect(presetsOf(values)).toContain(id)
    expect(presetsOf({ ...values, panicButtonDelay: 7 })).not.toContain(id)
  })

  it('read back whatever was stored without failing', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const values = readEmergencySettings(stored)
        expect(readEmergencySettings(JSON.parse(JSON.stringify(values)))).toEqual(values)
      }),
    )
  })

  it('keep words to call with short, few and in lower case', () => {
    const stored = { emergencyVoiceTriggers: [' Broken Arrow ', 'broken arrow', '', 7, 'x'.repeat(41)] }
    expect(readEmergencySettings(stored).emergencyVoiceTriggers).toEqual(['broken arrow'])
    expect(readEmergencySettings({ emergencyVoiceTriggers: 'help' }).emergencyVoiceTriggers).toEqual(EMERGENCY_TRIGGERS)
    const many = Array.from({ length: 50 }, (_, i) => `word ${i}`)
    expect(readEmergencySettings({ emergencyVoiceTriggers: many }).emergencyVoiceTriggers).toHaveLength(20)
  })

  it('say what they do', () => {
    for (const { label, help } of Object.values(EMERGENCY_SETTINGS)) {
      expect(label.length).toBeGreaterThan(2)
      expect(help).toMatch(/[.]$/)
    }
  })
})
