import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeRecords } from '../testing/fake-records.ts'
import { syncDevice } from '../testing/sync-device.ts'
import { first, keepTrip, rename, rows, trip, type Device } from '../testing/trip-writes.ts'
import { awaitsSync, type Write } from './outbox-row.ts'
import { mentions, replaceId } from './replace-id.ts'
import { keepBoth, keepMine, keepTheirs } from './resolve.ts'

let device: Device | undefined
afterEach(async () => {
  await device?.delete()
  device = undefined
})

const signedIn = async (server: ReturnType<typeof fakeRecords>, ids: readonly string[] = []) => {
  device = syncDevice(server.routes(ids))
  await device.signIn()
  return device
}
describe('an id that is replaced', () => {
  it('is replaced everywhere, in keys too, and leaves the rest the same objects', () => {
    const rest = { b: 1 }
    const value = { a: ['temp-1', 'temp-12'], 'temp-1': 'x', rest }
    const next = replaceId(value, 'temp-1', '7')
    expect(next).toEqual({ a: ['7', 'temp-12'], '7': 'x', rest })
    expect(next.rest).toBe(rest)
    expect(replaceId(rest, 'temp-1', '7')).toBe(rest)
    expect([mentions(value, 'temp-12'), mentions(value, 'temp-2')]).toEqual([true, false])
  })

  it('marks what awaits sync, as a pending state does', () => {
    expect([{ id: 'temp-1' }, { id: '1', status: 'pending' }, { id: '1', status: 'active' }].map(awaitsSync)).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('the outbox', () => {
  it('queues nothing while nobody is signed in', async () => {
    const server = fakeRecords()
    device = syncDevice(server.routes())
    await keepTrip(device, 'temp-1', 'Ozarks')
    await device.sync()
    expect([await rows(device), server.writes]).toEqual([[], []])
    expect(await device.database.trips.count()).toBe(1)
  })

  it('keeps what is written with no signal, says why, and sends it in order when there is some', async () => {
    const server = fakeRecords()
    const here = await signedIn(server)
    here.ports.setOnline(false)
    for (const name of ['first', 'second', 'third']) await keepTrip(here, `temp-${name}`, name)
    expect(await here.sync()).toEqual({ sent: 0, problem: 'The server could not be reached.' })
    expect(await rows(here)).toMatchObject([
      { problem: 'The server could not be reached.' },
      { problem: null },
      { problem: null },
    ])
    here.ports.setOnline(true)
    expect(await here.sync()).toEqual({ sent: 3, problem: null })
    expect(server.live('trips').map(({ name }) => name)).toEqual(['first', 'second', 'third'])
  })

  it('puts the server’s id in the place of a temporary one in every record and every write that waits', async () => {
    const server = fakeRecords()
    const here = await signedIn(server, ['trip-plans/trip-plans-1', 'trips/trips-2'])
    const plan: Write = {
      noun: 'trip-plans',
      action: 'create',
      recordId: 'temp-9',
      body: { name: 'Weekend' },
      title: 'Plan',
    }
    await here.write(plan, () => here.database.tripPlans.put({ id: 'temp-9', name: 'Weekend', status: 'pending' }))
    const outing = { name: 'Outing', tripPlanId: 'temp-9' }
    await here.write({ ...trip('temp-10', 'Outing'), body: outing }, () =>
      here.database.trips.put({ id: 'temp-10', status: 'pending', ...outing }),
    )
    await here.write({ ...plan, action: 'change', body: { name: 'Long weekend' } })
    await here.sync()
    expect(await rows(here)).toEqual([])
    expect(await here.database.tripPlans.toArray()).toMatchObject([{ id: 'trip-plans-1', status: 'active' }])
    expect(await here.database.trips.toArray()).toMatchObject([{ id: 'trips-2', tripPlanId: 'trip-plans-1' }])
    expect(server.writes.at(-1)).toBe('PATCH trip-plans/trip-plans-1 {"name":"Long weekend"}')
    expect(server.live('trips')[0]).toMatchObject({ tripPlanId: 'trip-plans-1' })
  })

  it('leads from the address of before to the record under its name, also after it was read anew', async () => {
    const server = fakeRecords()
    const here = await signedIn(server)
    await keepTrip(here, 'temp-1', 'Ozarks')
    await here.sync()
    await here.sync()
    expect(await here.database.trips.toArray()).toMatchObject([{ id: 'trips-1', formerId: 'temp-1', name: 'Ozarks' }])
  })

  it('does once what was answered into the void', async () => {
    const server = fakeRecords()
    const here = await signedIn(server)
    const { 'POST /api/trips': post, ...rest } = server.routes()
    let lost = 0
    here.ports.setRoutes({
      ...rest,
      'POST /api/trips': async (request: Request) => {
        const answer = await post?.(request)
        if ((lost += 1) < 3) throw new TypeError('Failed to fetch')
        return answer
      },
    })
    await keepTrip(here, 'temp-1', 'Once')
    for (let attempt = 0; attempt < 3; attempt += 1) await here.sync()
    expect(server.live('trips')).toHaveLength(1)
    expect(await rows(here)).toEqual([])
  })

  it('waits when an answer is cut short', async () => {
    const server = fakeRecords()
    const here = await signedIn(server)
    const cut = new Response('{"id":"trips-1","rev', { headers: { 'content-type': 'application/json' } })
    here.ports.setRoutes({ ...server.routes(), 'POST /api/trips': cut })
    await keepTrip(here, 'temp-1', 'Cut')
    expect((await here.sync()).problem).not.toBeNull()
    expect(await rows(here)).toMatchObject([{ state: 'waiting', attempts: 1 }])
  })

  it('takes an unsent beginning back when it is deleted, and tells nobody', async () => {
    const server = fakeRecords()
    const here = await signedIn(server)
    await keepTrip(here, 'temp-1', 'Never mind')
    await here.write({ ...trip('temp-1', ''), action: 'remove', body: {} }, () => here.database.trips.delete('temp-1'))
    await here.sync()
    expect(server.writes).toEqual([])
  })

  it('sends one write once although two ask at the same moment', async () => {
    const server = fakeRecords()
    const here = await signedIn(server)
    await keepTrip(here, 'temp-1', 'Once')
    await Promise.all([here.sync(), here.sync()])
    expect(server.writes).toHaveLength(1)
  })

  it('does not send for an account whose session is over', async () => {
    const server = fakeRecords()
    const here = await signedIn(server)
    await keepTrip(here, 'temp-1', 'Later')
    here.expire()
    await here.sync()
    expect([server.writes, (await rows(here)).length]).toEqual([[], 1])
  })
})

describe('a record that two devices changed', () => {
  const conflicting = async () => {
    const server = fakeRecords()
    const here = await signedIn(server, ['trips/trips-1'])
    await keepTrip(here, 'temp-1', 'Ours')
    await here.sync()
    server.put('trips', 'trips-1', { name: 'Theirs', status: 'planned' })
    await here.write(rename('trips-1', 'Mine'), () => here.database.trips.update('trips-1', { name: 'Mine' }))
    await here.sync()
    const row = await first(here)
    expect(row).toMatchObject({ state: 'conflict', current: { name: 'Theirs' }, body: { name: 'Mine' } })
    expect(await here.database.trips.get('trips-1')).toMatchObject({ name: 'Mine' })
    return { server, here, row }
  }
  const names = (of: { server: ReturnType<typeof fakeRecords> }) =>
    of.server
      .live('trips')
      .map(({ name }) => name)
      .sort()
  const local = async (here: Device) => (await here.database.trips.toArray()).map(({ name }) => name).sort()

  it('keeps both versions and asks; this device’s can stand', async () => {
    const { server, here, row } = await conflicting()
    await keepMine(here.parts, row)
    await here.sync()
    expect([names({ server }), await local(here), await rows(here)]).toEqual([['Mine'], ['Mine'], []])
  })

  it('or the other’s', async () => {
    const { server, here, row } = await conflicting()
    await keepTheirs(here.parts, row)
    await here.sync()
    expect([names({ server }), await local(here), await rows(here)]).toEqual([['Theirs'], ['Theirs'], []])
  })

  it('or both, side by side', async () => {
    const { server, here, row } = await conflicting()
    await keepBoth(here.parts, row)
    await here.sync()
    expect([names({ server }), await local(here), await rows(here)]).toEqual([
      ['Mine', 'Theirs'],
      ['Mine', 'Theirs'],
      [],
    ])
  })

  it('is made anew where the other device deleted it and this one’s version is to stand', async () => {
    const server = fakeRecords()
    const here = await signedIn(server, ['trips/trips-1'])
    await keepTrip(here, 'temp-1', 'Ours')
    await here.sync()
    server.remove('trips', 'trips-1')
    await here.write(rename('trips-1', 'Mine'), () => here.database.trips.update('trips-1', { name: 'Mine' }))
    await here.sync()
    await keepMine(here.parts, await first(here))
    await here.sync()
    expect(names({ server })).toEqual(['Mine'])
  })
})
