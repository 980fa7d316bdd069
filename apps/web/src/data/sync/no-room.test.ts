import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { NO_ROOM } from '../../platform/no-room.ts'
import { fakeRecords } from '../testing/fake-records.ts'
import { syncDevice } from '../testing/sync-device.ts'
import { createSyncDriver } from './driver.ts'

type Device = ReturnType<typeof syncDevice>
const devices: Device[] = []
afterEach(async () => {
  for (const device of devices.splice(0)) await device.delete()
})

async function world() {
  const server = fakeRecords()
  const device = syncDevice(server.routes())
  devices.push(device)
  await device.signIn()
  return { server, device }
}
const mark = (device: Device, id: string) => {
  const body = { name: id, position: { lng: -92.8, lat: 35.5 } }
  const write = { noun: 'waypoints', action: 'create', recordId: id, title: id, body } as const
  return device.write(write, () => device.database.waypoints.put({ id, ...body }))
}
/** From now on, and until it is called, this device takes nothing more into one of its stores. */
function fill({ database }: Device, store: 'savedTrails' | 'outbox' | 'synced') {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  database[store].hook('creating', refuse)
  const empty = () => database[store].hook('creating').unsubscribe(refuse)
  onTestFinished(empty)
  return empty
}
const wordsFor = async (device: Device) => {
  const parts = { ...device.ports, later: () => () => undefined, askForWorker: () => undefined, signals: [] }
  const driver = createSyncDriver({ ...parts, sync: device.sync })
  await driver.now()
  return driver.read().problem
}

describe('a device without room', () => {
  it('takes a write whole or not at all: no record without its place in the outbox, and all from before stays', async () => {
    const { device } = await world()
    await mark(device, 'temp-1')
    fill(device, 'outbox')
    await expect(mark(device, 'temp-2')).rejects.toThrow()
    expect((await device.database.waypoints.toArray()).map(({ id }) => id)).toEqual(['temp-1'])
    expect((await device.database.outbox.toArray()).map(({ recordId }) => recordId)).toEqual(['temp-1'])
  })

  it('that cannot note what the server said keeps the write, says why, and sends it once more under its key', async () => {
    const { device, server } = await world()
    await mark(device, 'temp-1')
    const empty = fill(device, 'synced')
    expect(await wordsFor(device)).toBe(NO_ROOM)
    expect((await device.database.outbox.toArray()).map(({ state }) => state)).toEqual(['waiting'])
    expect((await device.database.waypoints.toArray()).map(({ id }) => id)).toEqual(['temp-1'])
    empty()
    expect(await wordsFor(device)).toBeNull()
    expect([await device.database.outbox.count(), server.live('waypoints').length]).toEqual([0, 1])
    expect(server.writes).toHaveLength(1)
  })

  it('reads what is new once there is room again, and has lost nothing meanwhile', async () => {
    const { device, server } = await world()
    const trail = (trailId: string) => ({ trailId, savedAtMs: 5, note: '' })
    server.put('saved-trails', 'brock', trail('brock'))
    expect((await device.sync()).problem).toBeNull()
    server.put('saved-trails', 'cedar', trail('cedar'))
    const empty = fill(device, 'savedTrails')
    const ids = async () => (await device.database.savedTrails.toArray()).map(({ trailId }) => trailId)
    expect(await device.sync()).toEqual({ sent: 0, problem: NO_ROOM })
    expect(await ids()).toEqual(['brock'])
    empty()
    expect((await device.sync()).problem).toBeNull()
    expect(await ids()).toEqual(['brock', 'cedar'])
  })
})
