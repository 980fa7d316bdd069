import 'fake-indexeddb/auto'
import { epochMs } from '@bluffline/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePorts, type FakePorts } from '../../platform/fakes/fake-ports.ts'
import { ridingOf } from '../rides/use-recorder.ts'
import { openEmergencyDatabase } from './emergency-database.ts'
import { emergencySettingsOf } from './emergency-settings.ts'
import { readKeptFix } from './kept-fix.ts'
import { placeForContacts } from './place-for-contacts.ts'
import { safetyCheckOf } from './safety-check.ts'
import { sosOf } from './sos-store.ts'
import { CHECK_MS, watchRide } from './watch-ride.ts'

const FIX = { lng: -92.8, lat: 35.5, accuracyM: null, altitudeM: null, headingDeg: null, speedMps: null }

beforeEach(() => openEmergencyDatabase().signals.clear())
afterEach(() => vi.useRealTimers())

/** Ten seconds of bumps, a hard blow, and then as long as told of stillness. */
function crash(ports: FakePorts, stillS: number) {
  for (let i = 0; i < (10 + stillS) * 20; i++) {
    const second = i / 20
    const g = second < 10 ? 1 + Math.sin(second * 40) : second < 10.1 ? 8 : second < 12 ? 1.5 : 1.02
    ports.rescue.shake({ atMs: i * 50, x: 0, y: 0, z: g * 9.80665 })
  }
}

describe('a ride that is recorded', () => {
  it('is watched for a crash only where the rider wants it, and at once when that changes', () => {
    const ports = fakePorts()
    const stop = watchRide(ports)
    crash(ports, 30)
    expect(sosOf(ports).read().isOpen).toBe(false)
    emergencySettingsOf(ports.storage).change({ automaticFallDetection: true })
    crash(ports, 30)
    expect(sosOf(ports).read()).toMatchObject({ isOpen: true, asked: { kind: 'fall', isConfirmed: true } })
    sosOf(ports).close()
    stop()
    crash(ports, 30)
    expect(sosOf(ports).read().isOpen).toBe(false)
  })

  it('asks now and then whether all is well, where the rider wants it', () => {
    vi.useFakeTimers()
    const ports = fakePorts()
    const stop = watchRide(ports)
    vi.advanceTimersByTime(CHECK_MS)
    expect(safetyCheckOf(ports).read()).toBeNull()
    emergencySettingsOf(ports.storage).change({ periodicSafetyChecks: true })
    vi.advanceTimersByTime(CHECK_MS)
    expect(safetyCheckOf(ports).read()).toBe(ports.clock.now() + 120_000)
    stop()
  })

  it('writes down where a server answered and where none did, and where the phone was last', async () => {
    const ports = fakePorts({ 'GET /api/health/live': { status: 'ok' } })
    const { receiver } = ridingOf(ports)
    const letGo = receiver.hold()
    const stop = watchRide(ports)
    const readings = () => openEmergencyDatabase().signals.toArray()
    ports.sendFix({ ...FIX, timeMs: epochMs(1000) })
    await vi.waitFor(async () => expect(await readings()).toHaveLength(1))
    ports.setOnline(false)
    ports.sendFix({ ...FIX, lng: -92.7, timeMs: epochMs(2000) })
    await vi.waitFor(async () => expect(await readings()).toHaveLength(2))
    expect((await readings()).map(({ lng, hasSignal }) => [lng, hasSignal])).toEqual([
      [-92.8, true],
      [-92.7, false],
    ])
    expect(readKeptFix(ports.storage)?.lng).toBe(-92.7)
    stop()
    letGo()
  })
})

describe('a place in a text for contacts', () => {
  const place = { fix: { ...FIX, timeMs: epochMs(1000) }, counties: ['Pope'], trailhead: null, town: null, road: null }

  it('is told as the rider wants it', () => {
    expect(placeForContacts(place, { autoLocationShare: true, shareLocationPrecision: 'exact' })).toBe(place)
    expect(placeForContacts(place, { autoLocationShare: false, shareLocationPrecision: 'exact' })).toBeNull()
    const coarse = placeForContacts(place, { autoLocationShare: true, shareLocationPrecision: 'coarse' })
    expect(coarse?.fix).toMatchObject({ lng: -92.795, lat: 35.505, accuracyM: 730 })
  })
})
