import 'fake-indexeddb/auto'
import { destination, degrees, epochMs, metres, type Fix } from '@bluffline/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Recorder } from './recorder.ts'
import { createRideDatabase, type RideDatabase } from './ride-database.ts'
import { createRideStore, type RideStore } from './ride-store.ts'

const START_MS = Date.UTC(2026, 4, 1, 14)
let nowMs = START_MS
let database: RideDatabase
let store: RideStore
let number = 0
const deps = () => ({ store, clock: { now: () => epochMs(nowMs) }, newId: () => `ride-${++number}` })
const what = { use: 'utv', trailId: 'brock-creek-47' } as const

const fixAt = (second: number): Fix => ({
  ...destination({ lng: -92.8, lat: 35.5 }, degrees(30), metres(second * 7)),
  timeMs: epochMs(START_MS + second * 1000),
  accuracyM: metres(4),
  altitudeM: metres(200),
  speedMps: null,
  headingDeg: null,
})
const ride = async (recorder: Recorder, from: number, to: number) => {
  for (let second = from; second < to; second++) {
    nowMs = START_MS + second * 1000
    await recorder.onFix(fixAt(second))
  }
}

beforeEach(() => {
  nowMs = START_MS
  database = createRideDatabase(`rides-${++number}`)
  store = createRideStore(() => Promise.resolve(database))
})
afterEach(() => database.delete())

describe('a recorder', () => {
  it('has every fix on the disk when it says so', async () => {
    const recorder = new Recorder(deps())
    await recorder.start(what)
    await ride(recorder, 0, 30)
    expect(await database.events.count()).toBe(31)
    expect(recorder.read().live.shown.distanceM).toBeGreaterThan(150)
  })

  it('gives back the same ride after the tab was killed at any moment, and goes on', async () => {
    const killed = new Recorder(deps())
    await killed.start(what)
    await ride(killed, 0, 20)
    const left = await store.unfinished()
    const next = new Recorder(deps())
    await next.goOn(left?.id ?? '')
    expect(next.read().ride.track.flat()).toEqual(killed.read().ride.track.flat())
    await ride(next, 200, 210)
    await next.stop()
    const [row] = await store.list()
    expect(row).toMatchObject({ id: left?.id, stoppedMs: nowMs, use: 'utv' })
    expect(row?.statistics?.gaps).toHaveLength(1)
    expect(await store.unfinished()).toBeNull()
  })

  it('leaves out what came while paused', async () => {
    const recorder = new Recorder(deps())
    await recorder.start(what)
    await ride(recorder, 0, 5)
    await recorder.pause()
    await ride(recorder, 5, 10)
    await recorder.resume()
    await ride(recorder, 10, 15)
    expect(recorder.read().ride.track.map((piece) => piece.length)).toEqual([5, 5])
  })

  it('takes back a stop', async () => {
    const recorder = new Recorder(deps())
    await recorder.start(what)
    await ride(recorder, 0, 5)
    await recorder.stop()
    await recorder.undoStop()
    expect(recorder.read().status).toBe('recording')
    expect(await store.list()).toEqual([])
  })

  it('says when the disk refuses, keeps showing the ride, and does not lose the order', async () => {
    const full: RideStore = { ...store, append: () => Promise.reject(new Error('QuotaExceededError')) }
    const recorder = new Recorder({ ...deps(), store: full })
    await recorder.start(what)
    await ride(recorder, 0, 3)
    expect(recorder.read()).toMatchObject({ isUnsaved: true, status: 'recording' })
    expect(recorder.read().ride.track.flat()).toHaveLength(3)
  })
})

describe('rides put away', () => {
  it('leave the list at once and the disk only when their time is over', async () => {
    const recorder = new Recorder(deps())
    await recorder.start(what)
    await ride(recorder, 0, 3)
    await recorder.stop()
    const id = recorder.read().rideId ?? ''
    await store.change(id, { deletedMs: 1000 })
    expect(await store.list()).toEqual([])
    await store.purge(1000)
    expect(await database.events.count()).toBeGreaterThan(0)
    await store.purge(1001)
    expect(await database.events.count()).toBe(0)
    expect(await store.load(id)).toBeNull()
  })
})
