// @vitest-environment node
// The pictures of a browser's tests are bare objects once a database gave them back.
import 'fake-indexeddb/auto'
import { epochMs } from '@bluffline/core'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeRecords } from '../testing/fake-records.ts'
import { syncDevice } from '../testing/sync-device.ts'
import type { RidePhotoRow, RideRow } from '../rides/ride-rows.ts'
import { dropWrite } from '../outbox/resolve.ts'

type Device = ReturnType<typeof syncDevice>
const devices: Device[] = []
afterEach(async () => {
  for (const device of devices.splice(0)) await device.delete()
})

const NOW_MS = epochMs(1_780_000_000_000)
const ID = '0d4a5f4e-6d1c-4c39-9a27-5e1f0b8f2a11'
const ride: RideRow = {
  id: 'here',
  name: 'Brock Creek',
  use: 'utv',
  trailId: null,
  startedMs: NOW_MS,
  addedMs: NOW_MS,
  stoppedMs: epochMs(NOW_MS + 60_000),
  deletedMs: null,
  origin: 'recorded',
  statistics: null,
  outline: [],
}
const photo = (change: Partial<RidePhotoRow> = {}): RidePhotoRow => ({
  id: ID,
  rideId: 'here',
  waypointId: 'w',
  takenMs: NOW_MS,
  image: new Blob(['a picture'], { type: 'image/jpeg' }),
  ...change,
})

function world() {
  const server = fakeRecords()
  const live = (noun: string) => () => ({ ...server.live(noun)[0] })
  const photoPath = `ride-photos/${ID}`
  const routes = {
    ...server.routes(['rides/rides-1', photoPath]),
    'GET /api/rides/rides-1': live('rides'),
    [`GET /api/${photoPath}`]: live('ride-photos'),
  }
  const device = async () => {
    const made = syncDevice(routes)
    devices.push(made)
    await made.signIn()
    return made
  }
  return { server, device }
}
const keep = async ({ parts: { rides } }: Device, rows: readonly RidePhotoRow[] = [photo()]) => {
  await rides.rides.put(ride)
  await rides.tracks.put({ rideId: 'here', pieces: [], lapsMs: [], waypoints: [] })
  await rides.photos.bulkPut(rows)
}
const nounsOf = (writes: readonly string[]) => writes.map((line) => line.split(' ').slice(0, 2).join(' '))

describe('photos of a ride', () => {
  it('are on the rider’s other devices, with the ride they belong to', async () => {
    const { server, device } = world()
    const phone = await device()
    await keep(phone)
    expect(await phone.sync()).toEqual({ sent: 2, problem: null })
    expect(server.live('ride-photos')).toMatchObject([{ rideId: 'rides-1', image: btoa('a picture') }])
    expect(await phone.sync()).toEqual({ sent: 0, problem: null })

    const tablet = await device()
    expect((await tablet.sync()).problem).toBeNull()
    const [row] = await tablet.parts.rides.photos.toArray()
    expect(row).toMatchObject({ id: ID, rideId: 'rides-1', waypointId: 'w', takenMs: NOW_MS })
    expect([row?.image.type, await row?.image.text()]).toEqual(['image/jpeg', 'a picture'])
    expect((await tablet.sync()).sent).toBe(0)
  })

  it('come after their ride, and after everything that is quick to send', async () => {
    const { server, device } = world()
    const phone = await device()
    await keep(phone)
    phone.ports.setOnline(false)
    await phone.sync()
    await phone.write({ noun: 'saved-trails', action: 'create', recordId: 'b', body: { trailId: 'b' }, title: 'b' })
    phone.ports.setOnline(true)
    await phone.sync()
    expect(nounsOf(server.writes)).toEqual(['POST rides', 'POST saved-trails', 'POST ride-photos'])
  })

  it('leave the account with their ride, and do not start out where it was deleted first', async () => {
    const { server, device } = world()
    const phone = await device()
    await keep(phone)
    await phone.sync()
    await phone.parts.rides.rides.update('here', { deletedMs: NOW_MS })
    await phone.sync()
    expect(server.live('ride-photos')).toEqual([])

    const other = world()
    const second = await other.device()
    await keep(second)
    second.ports.setOnline(false)
    await second.sync()
    await second.parts.rides.rides.update('here', { deletedMs: NOW_MS })
    second.ports.setOnline(true)
    await second.sync()
    expect(nounsOf(other.server.writes).filter((line) => line === 'POST ride-photos')).toEqual([])
  })

  it('wait with a ride that the server refused, and stay with one that stays', async () => {
    const { server, device } = world()
    const phone = await device()
    await keep(phone)
    phone.ports.setOnline(false)
    await phone.sync()
    const [rideRow] = await phone.database.outbox.where({ noun: 'rides', recordId: 'here' }).toArray()
    if (!rideRow) throw new Error('The ride was not queued.')
    await phone.database.outbox.update(rideRow.seq, { state: 'refused' })
    phone.ports.setOnline(true)
    await phone.sync()
    expect(server.writes).toEqual([])
    await dropWrite(phone.parts, rideRow)
    await phone.sync()
    expect(server.writes).toEqual([])
    expect((await phone.database.outbox.toArray()).map(({ state }) => state)).toEqual(['refused'])
  })

  it('that no other device could show, or that are too large, stay here', async () => {
    const { server, device } = world()
    const phone = await device()
    const raw = photo({ id: crypto.randomUUID(), image: new Blob(['raw'], { type: 'image/heic' }) })
    const large = photo({
      id: crypto.randomUUID(),
      image: new Blob([new Uint8Array(1_500_001)], { type: 'image/jpeg' }),
    })
    await keep(phone, [raw, large])
    await phone.sync()
    expect(nounsOf(server.writes)).toEqual(['POST rides'])
  })
})
