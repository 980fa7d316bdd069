import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it } from 'vitest'
import { bringAlong } from '../sync/account.ts'
import { fakeRecords } from '../testing/fake-records.ts'
import { syncDevice } from '../testing/sync-device.ts'
import { first, keepTrip, rename, rows, trip, type Device } from '../testing/trip-writes.ts'
import { heldBy } from './next-to-send.ts'
import { dropWrite, retryWrite } from './resolve.ts'

let device: Device | undefined
afterEach(async () => {
  await device?.delete()
  device = undefined
})

const signedIn = async (server: ReturnType<typeof fakeRecords>) => {
  device = syncDevice(server.routes())
  await device.signIn()
  return device
}
describe('a write that is refused', () => {
  const refusing = async () => {
    const server = fakeRecords()
    const here = await signedIn(server)
    const routes = server.routes()
    const strict = async (request: Request) => {
      const { name } = (await request.clone().json()) as { name: string }
      if (name !== 'bad') return routes['POST /api/trips']?.(request)
      return Response.json({ code: 'bad_request', message: 'name is not allowed' }, { status: 400 })
    }
    here.ports.setRoutes({ ...routes, 'POST /api/trips': strict })
    await keepTrip(here, 'temp-1', 'bad')
    await here.write({ ...trip('temp-3', 'child'), body: { name: 'child', tripPlanId: 'temp-1' } })
    await keepTrip(here, 'temp-2', 'good')
    await here.sync()
    return { server, here }
  }

  it('stays with its reason, holds up what needs it, and nothing else', async () => {
    const { server, here } = await refusing()
    expect(await rows(here)).toMatchObject([
      { state: 'refused', problem: 'name is not allowed' },
      { recordId: 'temp-3', attempts: 0 },
    ])
    const all = await rows(here)
    expect(all.map((row) => heldBy(row, all)?.seq)).toEqual([undefined, all[0]?.seq])
    expect(server.live('trips').map(({ name }) => name)).toEqual(['good'])
  })

  it('goes through once it is corrected, here and there', async () => {
    const { server, here } = await refusing()
    await retryWrite(here.parts, await first(here), { name: 'better' })
    await here.sync()
    expect(server.live('trips').map(({ name }) => name)).toEqual(['good', 'better', 'child'])
    expect((await here.database.trips.toArray()).map(({ name }) => name).sort()).toEqual(['better', 'good'])
  })

  it('can be dropped: what was made then stays on this device alone', async () => {
    const { server, here } = await refusing()
    await dropWrite(here.parts, await first(here))
    await here.sync()
    expect(server.live('trips').map(({ name }) => name)).toEqual(['good'])
    expect(await here.database.trips.get('temp-1')).toMatchObject({ name: 'bad' })
    expect(await here.database.synced.get(['trips', 'temp-1'])).toMatchObject({ state: 'local' })
  })

  it('that is dropped takes what was done to it since along, and holds what speaks of it, which can be dropped too', async () => {
    const { server, here } = await refusing()
    await here.write(rename('temp-1', 'still bad'), () => here.database.trips.update('temp-1', { name: 'still bad' }))
    await dropWrite(here.parts, await first(here))
    await here.sync()
    expect(await rows(here)).toMatchObject([{ recordId: 'temp-3', state: 'refused' }])
    expect((await first(here)).problem).toContain('stays on this phone only')
    await retryWrite(here.parts, await first(here))
    await here.sync()
    expect(server.writes.filter((write) => write.includes('temp-'))).toEqual([])
    await dropWrite(here.parts, await first(here))
    expect(await rows(here)).toEqual([])
  })

  it('that is dropped after it was deleted here leaves nothing behind', async () => {
    const { here } = await refusing()
    const row = await first(here)
    await here.write({ ...rename('temp-1', ''), action: 'remove', body: {} }, () =>
      here.database.trips.delete('temp-1'),
    )
    await dropWrite(here.parts, row)
    expect(await here.database.synced.get(['trips', 'temp-1'])).toBeUndefined()
    expect((await rows(here)).map(({ recordId }) => recordId)).toEqual(['temp-3'])
  })

  it('that is brought along after all goes before what speaks of it, though that was written earlier', async () => {
    const { server, here } = await refusing()
    await dropWrite(here.parts, await first(here))
    await here.sync()
    await here.database.trips.update('temp-1', { name: 'better' })
    await bringAlong(here.parts)
    await retryWrite(here.parts, await first(here))
    await here.sync()
    expect(server.live('trips').map(({ name }) => name)).toEqual(['good', 'better', 'child'])
    expect(server.live('trips').find(({ name }) => name === 'child')?.['tripPlanId']).toBe(
      server.live('trips').find(({ name }) => name === 'better')?.['id'],
    )
  })
})
