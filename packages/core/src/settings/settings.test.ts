import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  HAPTIC_SETTINGS,
  OUTDOOR_SETTINGS,
  readHapticSettings,
  readOutdoorSettings,
  RIDING_PRESETS,
} from './outdoor-settings.ts'

describe('stored settings', () => {
  it('start from the initial values', () => {
    expect(readHapticSettings(null).masterIntensity).toBe(0.8)
    expect(readOutdoorSettings(undefined)).toMatchObject({ voiceAnnouncementLevel: 'normal', fontSize: 'normal' })
  })

  it('keep what fits and replace only what does not', () => {
    const stored = { fontSize: 'large', touchTargetSize: 'enormous', gloveMode: 'yes', constructor: 1, older: true }
    expect(readOutdoorSettings(stored)).toEqual({ ...readOutdoorSettings(null), fontSize: 'large' })
    expect(readHapticSettings({ masterIntensity: 7 }).masterIntensity).toBe(0.8)
    expect(readHapticSettings({ masterIntensity: Number.NaN }).masterIntensity).toBe(0.8)
  })

  it('survive anything and read back the same', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const values = readOutdoorSettings(stored)
        expect(readOutdoorSettings(JSON.parse(JSON.stringify(values)))).toEqual(values)
      }),
    )
  })
})

describe('presets', () => {
  it.each(Object.entries(RIDING_PRESETS))('%s holds only values its settings accept', (_, { outdoor, haptic }) => {
    expect(readOutdoorSettings({ ...readOutdoorSettings(null), ...outdoor })).toMatchObject(outdoor)
    expect(readHapticSettings({ ...readHapticSettings(null), ...haptic })).toMatchObject(haptic)
  })
})

it('every setting says what it does', () => {
  for (const setting of [...Object.values(OUTDOOR_SETTINGS), ...Object.values(HAPTIC_SETTINGS)]) {
    expect(setting.label.length).toBeGreaterThan(2)
    expect(setting.help).toMatch(/\.$/)
  }
})
