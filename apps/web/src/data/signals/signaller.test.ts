import { describe, expect, it } from 'vitest'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { ridingSettings } from '../riding-settings/riding-settings.ts'
import { signallerOf } from './use-signal.ts'

const setUp = () => {
  const ports = fakePorts()
  return { ports, ...ridingSettings(ports.storage), ...signallerOf(ports) }
}

describe('a signal', () => {
  it('is felt, heard and shown', () => {
    const { ports, signal, haptic } = setUp()
    haptic.change({ masterIntensity: 1 })
    expect(signal('turn-left').visible.text).toBe('Turn left')
    expect(ports.felt).toHaveLength(1)
    expect(ports.sung).toHaveLength(1)
  })

  it('is still heard and shown when its vibration is switched off', () => {
    const { ports, signal, outdoor } = setUp()
    outdoor.change({ vibrationEnabled: false })
    expect(signal('off-trail').visible.urgency).toBe('warning')
    expect(ports.felt).toEqual([])
    expect(ports.sung).toHaveLength(1)
  })

  it('is stronger outdoors, and weaker on a low battery, at once when the settings change', () => {
    const { ports, signal, haptic, outdoor } = setUp()
    haptic.change({ masterIntensity: 1 })
    signal('connection-lost', { force: true })
    outdoor.change({ isOutdoorMode: true })
    signal('connection-lost', { force: true })
    outdoor.change({ isOutdoorMode: false })
    ports.setBattery(0.1)
    signal('connection-lost', { force: true })
    expect(ports.felt).toEqual([[400], [520], [280]])
  })

  it('feels as the rider chose it', () => {
    const { ports, signal, haptic } = setUp()
    haptic.change({ masterIntensity: 1, waypointStyle: 'single', turnIntensity: 'heavy' })
    signal('waypoint-approach', { force: true })
    signal('turn-left-slight', { force: true })
    expect(ports.felt).toEqual([[400], [84, 84, 252]])
  })
})

describe('riding settings', () => {
  it('survive a reload and damage', () => {
    const { ports, outdoor } = setUp()
    outdoor.change({ fontSize: 'large' })
    const kept = ports.storage.read('outdoorSettings')
    const next = fakePorts()
    next.storage.write('outdoorSettings', kept ?? '')
    next.storage.write('hapticPreferences', '{broken')
    expect(ridingSettings(next.storage).outdoor.read().fontSize).toBe('large')
    expect(ridingSettings(next.storage).haptic.read().masterIntensity).toBe(0.8)
  })
})
