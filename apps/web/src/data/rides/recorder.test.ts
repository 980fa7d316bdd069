import 'fake-indexeddb/auto'
import { destination, degrees, epochMs, metres, type Fix } from '@bluffline/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Recorder } from './recorder.ts'
import { createRideDatabase, type RideDatabase } from './ride-database.ts'
import { putAway, readRide, takeBack, tidyRides } from './ride-shelf.ts'
import { createRideStore, type RideStore } from './ride-store.ts'
import { unpackTrack } from './packed-track.ts'

const START_MS = Date.UTC(2026, 4, 1, 14)
let nowMs = START_MS
let database: RideDatabase
let store: RideStore
let number = 0
const open = () => Promise.resolve(database)
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
  store = createRideStore(open)
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
    if (!left) throw new Error('nothing was left open')
    const next = new Recorder(deps())
    await next.goOn(left)
    expect(next.read().ride.track.flat()).toEqual(killed.read().ride.track.flat())
    await ride(next, 200, 210)
    await next.stop()
    const row = await database.rides.get(left.id)
    expect(row).toMatchObject({ id: left.id, stoppedMs: nowMs, use: 'utv' })
    expect(row?.statistics?.gaps).toHaveLength(1)
    expect(next.read().live.shown).toEqual(row?.statistics)
    const kept = await readRide(open, left.id)
    expect(unpackTrack(kept?.pieces ?? [])).toEqual(next.read().ride.track)
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
    expect(await store.unfinished()).toMatchObject({ id: recorder.read().rideId, statistics: null })
    expect(await database.tracks.count()).toBe(0)
  })

  it('says when the disk refuses, keeps the ride in memory in its order, and writes all of it once there is room', async () => {
    let isFull = true
    const append: RideStore['append'] = (...what) =>
      isFull ? Promise.reject(new Error('QuotaExceededError')) : store.append(...what)
    const recorder = new Recorder({ ...deps(), store: { ...store, append } })
    await recorder.start(what)
    await ride(recorder, 0, 3)
    expect(recorder.read()).toMatchObject({ isUnsaved: true, status: 'recording' })
    expect(recorder.read().ride.track.flat()).toHaveLength(3)
    expect(await database.events.count()).toBe(1)
    isFull = false
    await recorder.saveAgain()
    expect(recorder.read().isUnsaved).toBe(false)
    const reader = await store.load(recorder.read().rideId ?? '')
    expect(reader?.ride().track).toEqual(recorder.read().ride.track)
  })

  it('does not draw a straight line over a pause into the distance on screen', async () => {
    const recorder = new Recorder(deps())
    await recorder.start(what)
    await ride(recorder, 0, 10)
    const before = recorder.read().live.shown.distanceM
    await recorder.pause()
    await recorder.resume()
    await ride(recorder, 200, 201)
    expect(recorder.read().live.shown.distanceM).toBe(before)
  })
})

describe('rides put away', () => {
  const DAY_MS = 86_400_000
  const recorded = async () => {
    const recorder = new Recorder(deps())
    await recorder.start(what)
    await ride(recorder, 0, 3)
    await recorder.stop()
    return recorder.read().rideId ?? ''
  }

  it('come back with everything, and leave the disk only when their time is over', async () => {
    const id = await recorded()
    await putAway(open, [id], epochMs(START_MS))
    await tidyRides(open, epochMs(START_MS + 29 * DAY_MS))
    await takeBack(open, [id])
    expect((await readRide(open, id))?.row.deletedMs).toBeNull()
    await putAway(open, [id], epochMs(START_MS))
    await tidyRides(open, epochMs(START_MS + 31 * DAY_MS))
    expect(await readRide(open, id)).toBeNull()
    expect([await database.events.count(), await database.tracks.count()]).toEqual([0, 0])
  })

  it('give up their log for the packed track after a day, and lose nothing by it', async () => {
    const id = await recorded()
    const before = await readRide(open, id)
    await tidyRides(open, epochMs(START_MS + DAY_MS / 2))
    expect(await database.events.count()).toBe(5)
    await tidyRides(open, epochMs(START_MS + 2 * DAY_MS))
    expect(await database.events.count()).toBe(0)
    expect(await readRide(open, id)).toEqual(before)
  })
})
