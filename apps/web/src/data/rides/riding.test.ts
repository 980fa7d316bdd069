import 'fake-indexeddb/auto'
import { degrees, destination, epochMs, metres, type Fix } from '@bluffline/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { ridingSettings } from '../riding-settings/riding-settings.ts'
import { recordingMarkOf } from './recording-mark.ts'
import { receptionOf } from './reception.ts'
import { createRideDatabase, type RideDatabase } from './ride-database.ts'
import { createRideStore } from './ride-store.ts'
import { createRiding } from './riding.ts'
import { createTabLock } from './tab-lock.ts'

const START = '2026-05-01T14:00:00Z'
let database: RideDatabase
let number = 0
const plan = { use: 'utv', trailId: null } as const

/** Web Locks of one browser, seen from as many tabs as one likes. */
const fakeLocks = () => {
  const held = new Set<string>()
  const request = async (name: string, _options: LockOptions, keep: (lock: Lock | null) => Promise<void>) => {
    if (held.has(name)) return keep(null)
    held.add(name)
    await keep({ name, mode: 'exclusive' })
    held.delete(name)
  }
  return {
    request,
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  } as unknown as LockManager
}

const open = (ports = fakePorts(), locks: LockManager | undefined = undefined) => {
  ports.setNow(START)
  const store = createRideStore(() => Promise.resolve(database))
  const riding = createRiding({ ports, store, lock: createTabLock(locks), newId: () => `id-${++number}` })
  return { ports, riding, store }
}
const fixAt = (second: number, alongM = second * 7): Fix => ({
  ...destination({ lng: -92.8, lat: 35.5 }, degrees(30), metres(alongM)),
  timeMs: epochMs(Date.parse(START) + second * 1000),
  accuracyM: metres(4),
  altitudeM: metres(200),
  speedMps: null,
  headingDeg: null,
})

beforeEach(() => {
  database = createRideDatabase(`riding-${++number}`)
})
afterEach(async () => {
  vi.useRealTimers()
  await database.delete()
})

describe('a ride of the app', () => {
  it('has the receiver, the wake lock and a mark while it runs, paused included, and none of them after', async () => {
    const { ports, riding } = open()
    const seen = () => [riding.receiver.read().isOn, ports.wakeLock.read(), recordingMarkOf(ports).read()]
    expect(seen()).toEqual([false, 'off', 'none'])
    await riding.start(plan)
    expect(seen()).toEqual([true, 'held', 'recording'])
    ports.sendFix(fixAt(0))
    await riding.recorder.pause()
    expect(seen()).toEqual([true, 'held', 'paused'])
    await riding.recorder.stop()
    expect(seen()).toEqual([false, 'off', 'none'])
    expect(riding.recorder.read().ride.track.flat()).toHaveLength(1)
  })

  it('lets the screen go dark where the rider wishes it so', async () => {
    const { ports, riding } = open()
    await riding.start(plan)
    ridingSettings(ports.storage).outdoor.change({ screenLockPrevention: false })
    expect(ports.wakeLock.read()).toBe('off')
  })

  it('is recorded by one tab only; the other may begin when it is over', async () => {
    const locks = fakeLocks()
    const [one, two] = [open(fakePorts(), locks), open(fakePorts(), locks)]
    expect(await one.riding.start(plan)).toBe('started')
    expect(await two.riding.start(plan)).toBe('elsewhere')
    expect(await two.riding.leftOpen()).toBeNull()
    await one.riding.recorder.stop()
    await vi.waitFor(async () => expect(await two.riding.start(plan)).toBe('started'))
  })

  it('that was left open is offered, and can be finished at its last moment', async () => {
    const { ports, riding } = open()
    await riding.start(plan)
    for (let second = 0; second < 5; second++) ports.sendFix(fixAt(second))
    await vi.waitFor(async () => expect(await database.events.count()).toBe(6))
    const next = open()
    next.ports.setNow('2026-05-01T18:00:00Z')
    const row = await next.riding.leftOpen()
    if (!row) throw new Error('nothing was left open')
    expect(await next.riding.finish(row)).toBe('finished')
    expect(await database.rides.get(row.id)).toMatchObject({ stoppedMs: fixAt(4).timeMs, statistics: { usedFixes: 5 } })
    expect(await next.riding.leftOpen()).toBeNull()
  })

  it('keeps a waypoint with its photos where the rider was', async () => {
    const { ports, riding } = open()
    await riding.start(plan)
    const { lng, lat } = fixAt(3)
    await riding.addWaypoint({ at: { lng, lat }, note: 'Gate', photos: [new Blob(['jpeg'], { type: 'image/jpeg' })] })
    const [waypoint] = riding.recorder.read().ride.waypoints
    expect(waypoint).toMatchObject({ note: 'Gate', at: { lng, lat } })
    expect(await database.photos.toArray()).toMatchObject([
      { waypointId: waypoint?.id, rideId: riding.recorder.read().rideId },
    ])
  })
})

describe('the receiver of a ride', () => {
  const ringing = async (ports: ReturnType<typeof fakePorts>) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const watch = vi.spyOn(ports.geolocation, 'watch')
    const current = vi.spyOn(ports.geolocation, 'current')
    const { riding } = open(ports)
    await riding.start(plan)
    return { riding, watch, current }
  }

  it('asks every half minute on a low battery, and all the time again once it is charged', async () => {
    const ports = fakePorts()
    const { riding, watch, current } = await ringing(ports)
    ports.setBattery(0.1)
    expect(riding.receiver.read().isSparse).toBe(true)
    vi.advanceTimersByTime(61_000)
    expect(current).toHaveBeenCalledTimes(2)
    ports.setBattery(0.9)
    expect(riding.receiver.read().isSparse).toBe(false)
    expect(watch.mock.calls.length).toBeGreaterThan(1)
  })

  it('asks every half minute during a rest, and not where the rider does not want that', async () => {
    const ports = fakePorts()
    const { riding } = await ringing(ports)
    for (let second = 0; second <= 130; second++) {
      ports.setNow(new Date(Date.parse(START) + second * 1000).toISOString())
      ports.sendFix(fixAt(second, 0))
    }
    expect(riding.receiver.read().isSparse).toBe(true)
    ridingSettings(ports.storage).outdoor.change({ batteryOptimization: false })
    expect(riding.receiver.read().isSparse).toBe(false)
  })

  it('gives every fix to whoever needs them all, whatever the battery', async () => {
    const ports = fakePorts()
    const { riding } = await ringing(ports)
    ports.setBattery(0.1)
    const letGo = riding.receiver.hold(true)
    expect(riding.receiver.read().isSparse).toBe(false)
    letGo()
    expect(riding.receiver.read().isSparse).toBe(true)
  })
})

describe('what is said of the receiver', () => {
  const on = { isOn: true, fix: null, heardMs: null, problem: null, isSparse: false } as const
  const heard = { ...on, fix: fixAt(0), heardMs: epochMs(1000) }

  it.each([
    [{ ...on, isOn: false }, 0, 'off'],
    [on, 0, 'searching'],
    [{ ...on, problem: 'timeout' as const }, 0, 'searching'],
    [{ ...on, problem: 'unavailable' as const }, 0, 'unavailable'],
    [{ ...on, problem: 'denied' as const }, 0, 'denied'],
    [heard, 2000, 'good'],
    [heard, 16_001, 'lost'],
    [{ ...heard, problem: 'timeout' as const }, 2000, 'lost'],
    [{ ...heard, isSparse: true }, 60_000, 'good'],
    [{ ...heard, fix: { ...fixAt(0), accuracyM: metres(80) } }, 2000, 'weak'],
  ])('%o at %i ms is %s', (state, nowMs, reception) => {
    expect(receptionOf(state, nowMs)).toBe(reception)
  })
})
