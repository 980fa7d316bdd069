import 'fake-indexeddb/auto'
import { epochMs } from '@bluffline/core'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeRecords } from '../testing/fake-records.ts'
import { syncDevice } from '../testing/sync-device.ts'
import { testUser } from '../testing/test-user.ts'
import type { RideRow } from '../rides/ride-rows.ts'
import { VEHICLE_KEY } from '../vehicle/vehicle-store.ts'
import { bringAlong, claimDevice, countLocal, countWaiting, forgetAccount } from './account.ts'
import { claimAtSignIn } from './claim-at-sign-in.ts'
import { localWords } from './local-words.ts'
import { unpackRideTrack } from './ride-shapes.ts'

type Device = ReturnType<typeof syncDevice>
const devices: Device[] = []
afterEach(async () => {
  for (const device of devices.splice(0)) await device.delete()
})

const NOW_MS = epochMs(1_780_000_000_000)
const rideRow = (id: string, change: Partial<RideRow> = {}): RideRow => ({
  id,
  name: 'Brock Creek',
  use: 'utv',
  trailId: 'brock-creek',
  startedMs: NOW_MS,
  addedMs: NOW_MS,
  stoppedMs: epochMs(NOW_MS + 60_000),
  deletedMs: null,
  origin: 'recorded',
  statistics: null,
  outline: [],
  ...change,
})
const column = (...values: number[]) => Float64Array.from(values)
const track = {
  pieces: [
    {
      lng: column(-92.8, -92.7),
      lat: column(35.5, 35.6),
      timeMs: column(1, 2),
      accuracyM: column(5, Number.NaN),
      altitudeM: null,
      speedMps: null,
      headingDeg: null,
    },
  ],
  lapsMs: [epochMs(7)],
  waypoints: [{ id: 'w', atMs: epochMs(3), at: { lng: -92.8, lat: 35.5 }, note: 'Gate' }],
}
const RIDE = 'rides/rides-1'

function world() {
  const server = fakeRecords()
  const ride = () => ({ ...server.live('rides')[0] })
  const routes = { ...server.routes([RIDE]), 'GET /api/rides/rides-1': ride }
  const device = () => {
    const made = syncDevice(routes)
    devices.push(made)
    return made
  }
  return { server, device }
}
const save = (of: Device, trailId: string) =>
  of.write(
    { noun: 'saved-trails', action: 'create', recordId: trailId, body: { trailId, savedAtMs: 5 }, title: 'Saved' },
    () => of.database.savedTrails.put({ trailId, savedAtMs: 5 }),
  )
const keepRide = async (of: Device, change: Partial<RideRow> = {}) => {
  await of.parts.rides.rides.put(rideRow('here', change))
  await of.parts.rides.tracks.put({ rideId: 'here', ...track })
}

describe('what a rider made before signing in', () => {
  it('is counted in words', async () => {
    const { device } = world()
    const phone = device()
    await save(phone, 'brock')
    await save(phone, 'cedar')
    await keepRide(phone)
    phone.ports.storage.write('theme', 'light')
    expect(localWords(await countLocal(phone.parts))).toBe('2 saved trails, 1 ride, and your settings')
    expect(localWords({})).toBe('')
  })

  it('comes along when the rider wants it, and is on the next device, track and all', async () => {
    const { device } = world()
    const [phone, tablet] = [device(), device()]
    await save(phone, 'brock')
    await keepRide(phone)
    phone.ports.storage.write(VEHICLE_KEY, '{"use":"utv","widthInches":60,"permits":[]}')
    await phone.signIn()
    expect(await phone.sync()).toEqual({ sent: 3, problem: null })
    await tablet.signIn()
    expect((await tablet.sync()).problem).toBeNull()
    expect(await tablet.database.savedTrails.toArray()).toEqual([{ trailId: 'brock', savedAtMs: 5 }])
    expect(JSON.parse(tablet.ports.storage.read(VEHICLE_KEY) ?? '')).toMatchObject({ use: 'utv' })
    expect(await tablet.parts.rides.rides.toArray()).toEqual([rideRow('rides-1')])
    expect(await tablet.parts.rides.tracks.get('rides-1')).toEqual({ rideId: 'rides-1', ...track })
  })

  it('stays on the device when the rider wants that, and can come along later', async () => {
    const { device, server } = world()
    const phone = device()
    await save(phone, 'brock')
    await keepRide(phone)
    await phone.signIn(testUser('rider'), false)
    await phone.sync()
    expect(server.writes).toEqual([])
    await save(phone, 'cedar')
    await phone.sync()
    expect(server.live('saved-trails').map(({ id }) => id)).toEqual(['cedar'])
    await bringAlong(phone.parts)
    await phone.sync()
    expect(server.live('saved-trails').map(({ id }) => id)).toEqual(['cedar', 'brock'])
    expect(server.live('rides')).toHaveLength(1)
  })
})

describe('a ride', () => {
  const synced = async () => {
    const { device, server } = world()
    const [phone, tablet] = [device(), device()]
    await keepRide(phone)
    await phone.signIn()
    await phone.sync()
    await tablet.signIn()
    await tablet.sync()
    return { phone, tablet, server }
  }

  it('goes out once, however often is compared, with its track', async () => {
    const { phone, server } = await synced()
    await phone.sync()
    expect(server.writes).toHaveLength(1)
    const packed = server.live('rides')[0]?.['track']
    expect(await unpackRideTrack(String(packed))).toEqual(track)
  })

  it('gets its new name on the other device', async () => {
    const { phone, tablet } = await synced()
    await phone.parts.rides.rides.update('here', { name: 'Home loop' })
    await phone.sync()
    await tablet.sync()
    expect(await tablet.parts.rides.rides.get('rides-1')).toMatchObject({ name: 'Home loop' })
  })

  it('that is put away leaves the other device’s list too, and can come back', async () => {
    const { phone, tablet, server } = await synced()
    await phone.parts.rides.rides.update('here', { deletedMs: NOW_MS })
    await phone.sync()
    await tablet.sync()
    expect(server.live('rides')).toEqual([])
    expect((await tablet.parts.rides.rides.get('rides-1'))?.deletedMs).not.toBeNull()
    await phone.parts.rides.rides.update('here', { deletedMs: null })
    await phone.sync()
    expect(server.live('rides')).toHaveLength(1)
  })

  it('that still goes on stays where it is', async () => {
    const { device, server } = world()
    const phone = device()
    await phone.signIn()
    await keepRide(phone, { stoppedMs: null })
    await phone.sync()
    expect(server.writes).toEqual([])
  })
})

describe('what waits here', () => {
  it('is not written over by what comes from elsewhere', async () => {
    const { device, server } = world()
    const phone = device()
    await phone.signIn()
    server.put('trips', 'trips-1', { name: 'Theirs', status: 'planned' })
    await phone.sync()
    server.put('trips', 'trips-1', { name: 'Theirs again', status: 'planned' })
    await phone.write(
      { noun: 'trips', action: 'change', recordId: 'trips-1', body: { name: 'Mine' }, title: 'Trip' },
      () => phone.database.trips.update('trips-1', { name: 'Mine' }),
    )
    await phone.sync()
    expect(await phone.database.trips.get('trips-1')).toMatchObject({ name: 'Mine' })
    expect(await phone.database.outbox.count()).toBe(1)
  })
})

describe('the end of an account on a device', () => {
  it('leaves nothing of it for the next, and what was never in it stays', async () => {
    const { device } = world()
    const phone = device()
    await save(phone, 'local-only')
    await phone.signIn(testUser('first'), false)
    await save(phone, 'brock')
    await keepRide(phone)
    phone.ports.storage.write('theme', 'light')
    await phone.sync()
    await save(phone, 'unsent')
    expect(await countWaiting(phone.database)).toBe(1)
    await forgetAccount(phone.parts)
    expect(await phone.database.savedTrails.toArray()).toMatchObject([{ trailId: 'local-only' }])
    expect(await phone.parts.rides.rides.count()).toBe(0)
    expect(await phone.parts.rides.tracks.count()).toBe(0)
    expect(phone.ports.storage.read('theme')).toBeNull()
    for (const table of ['outbox', 'synced', 'account', 'tripContext'])
      expect(await phone.database.table(table).count()).toBe(0)
  })

  it('comes before the next account, unless something of the first waits: then nothing is mixed', async () => {
    const { device } = world()
    const phone = device()
    await phone.signIn(testUser('first'))
    await save(phone, 'unsent')
    const next = {
      status: 'signedIn',
      user: testUser('second', '22222222-2222-4222-8222-222222222222'),
      isConfirmed: true,
    } as const
    await claimAtSignIn(phone.parts, next)
    expect(await phone.database.account.get('account')).toMatchObject({ username: 'first' })
    await expect(claimDevice(phone.parts, next.user, true)).rejects.toThrow('another account')
    await phone.sync()
    await claimAtSignIn(phone.parts, next)
    expect(await phone.database.account.get('account')).toMatchObject({ username: 'second' })
    expect(await phone.database.savedTrails.count()).toBe(0)
  })
})
