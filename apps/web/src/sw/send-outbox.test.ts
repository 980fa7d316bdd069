import 'fake-indexeddb/auto'
import { epochMs } from '@bluffline/core'
import { afterEach, describe, expect, it } from 'vitest'
import { createDatabase, type Database } from '../data/db/database.ts'
import { queueWrite } from '../data/outbox/queue-write.ts'
import { createRideDatabase } from '../data/rides/ride-database.ts'
import { SYNC_LOCK } from '../data/sync/send-all.ts'
import { fakeRecords } from '../data/testing/fake-records.ts'
import { createCredentials } from '../platform/credentials.ts'
import { fakeFetch } from '../platform/fakes/fake-fetch.ts'
import { fakePage } from '../platform/fakes/fake-page.ts'
import { memoryStorage } from '../platform/fakes/memory-storage.ts'
import { createPageLocks } from '../platform/locks.ts'
import { createSharedTokens } from '../platform/shared-tokens.ts'
import { createTokenStore } from '../platform/tokens.ts'
import { sendOutbox } from './send-outbox.ts'

const NOW_MS = 1_780_000_000_000
const clock = { now: () => epochMs(NOW_MS) }
const refused = () => Response.json({ code: 'unauthorized', message: 'no' }, { status: 401 })
let keys = 0
const newKey = () => `key-${(keys += 1)}`

afterEach(async () => {
  await Promise.all([createDatabase().delete(), createRideDatabase().delete()])
})

/** A server that takes one access token at a time, and a device with its page and its worker. */
async function world({ accessToken = 'first', goodToken = 'first' } = {}) {
  const records = fakeRecords()
  const state = { goodToken, isDown: false }
  const guarded = (answer: (request: Request) => unknown) => (request: Request) => {
    if (state.isDown) return Response.json({ code: 'unavailable', message: 'Not now.' }, { status: 503 })
    return request.headers.get('authorization') === `Bearer ${state.goodToken}` ? answer(request) : refused()
  }
  const routes = Object.fromEntries(Object.entries(records.routes()).map(([at, answer]) => [at, guarded(answer)]))
  const server = fakeFetch(
    {
      ...routes,
      'GET /api/auth/user': guarded(() => ({ id: 'u1', username: 'rider' })),
      'POST /api/auth/refresh': () => {
        state.goodToken = `${state.goodToken}+`
        return { accessToken: state.goodToken, refreshToken: 'r2', expiresInS: 900 }
      },
      'POST /api/user-leads': { received: true },
    },
    () => true,
  )
  const locks = createPageLocks()
  const storage = memoryStorage()
  const credentials = createCredentials({
    send: server.fetch,
    locks,
    clock,
    storage,
    page: fakePage(),
    tokens: createTokenStore(
      storage,
      () => undefined,
      createSharedTokens(() => undefined),
    ),
  })
  credentials.accept({ accessToken, refreshToken: 'r1', expiresInS: 900 })
  const database = createDatabase()
  await database.account.put({ key: 'account', userId: 'u1', username: 'rider', cursor: 0 })
  const work = () => sendOutbox({ send: server.fetch, locks, clock, newKey })
  return { records, server, state, locks, credentials, database, work }
}

const saveTrail = (database: Database, trailId: string) =>
  database.transaction('rw', database.tables, async () => {
    const write = { noun: 'saved-trails', action: 'create', recordId: trailId, title: 'Saved' } as const
    await queueWrite(database, { ...write, body: { trailId, savedAtMs: 5 } }, { nowMs: NOW_MS, newKey })
  })
const mark = (database: Database, id: string, name: string) =>
  database.transaction('rw', database.tables, async () => {
    await database.waypoints.put({ id, name })
    const write = { noun: 'waypoints', action: 'create', recordId: id, title: name } as const
    await queueWrite(database, { ...write, body: { name } }, { nowMs: NOW_MS, newKey })
  })

describe('the worker, when no page is open', () => {
  it('sends what waits, in order, under the keys of the page, and gives records their names', async () => {
    const { records, database, server, work } = await world()
    await saveTrail(database, 'brock')
    await mark(database, 'temp-1', 'Gate')
    await saveTrail(database, 'cedar')
    await work()
    expect(records.writes.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'POST saved-trails',
      'POST waypoints',
      'POST saved-trails',
    ])
    expect(await database.outbox.count()).toBe(0)
    expect((await database.waypoints.toArray()).map(({ id }) => id)).toEqual(['waypoints-1'])
    expect(server.requests.filter((line) => line.includes('refresh'))).toEqual([])
  })

  it('renews a session that is spent, once for itself and the page', async () => {
    const { database, credentials, server, state, records, work } = await world({ goodToken: 'second' })
    await saveTrail(database, 'brock')
    await work()
    expect(records.writes).toHaveLength(1)
    expect(await credentials.renew('first')).toBe('renewed')
    expect(credentials.bearer()).toBe(state.goodToken)
    expect(server.requests.filter((line) => line.includes('refresh'))).toHaveLength(1)
  })

  it('asks nobody where nothing waits, or where there is no database yet', async () => {
    const { work, server, database } = await world()
    await work()
    await database.delete()
    await work()
    expect(server.requests).toEqual([])
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('bluffline')
  })

  it('waits until the page that sends is done, and then finds nothing', async () => {
    const { database, locks, work, records } = await world()
    await saveTrail(database, 'brock')
    let finish = () => {}
    const page = locks.run(SYNC_LOCK, () => new Promise<void>((resolve) => (finish = resolve)))
    const worker = work()
    await database.outbox.count()
    expect(records.writes).toEqual([])
    await database.outbox.clear()
    finish()
    await Promise.all([page, worker])
    expect(records.writes).toEqual([])
  })

  it('fails where the server could not, so that the browser comes again, and nothing is lost', async () => {
    const { database, state, work, records } = await world()
    await saveTrail(database, 'brock')
    state.isDown = true
    await expect(work()).rejects.toThrow()
    expect(await database.outbox.count()).toBe(1)
    state.isDown = false
    await work()
    expect(records.writes).toHaveLength(1)
  })

  it('sends nothing of one rider under the session of another, but what belongs to nobody', async () => {
    const { database, work, records, server } = await world()
    await database.account.put({ key: 'account', userId: 'somebody', username: 'else', cursor: 0 })
    await saveTrail(database, 'brock')
    const lead = { noun: 'user-leads', action: 'create', recordId: 'lead', title: 'Lead', body: {} } as const
    await database.transaction('rw', database.tables, async () => queueWrite(database, lead, { nowMs: 1, newKey }))
    await work()
    expect(records.writes).toEqual([])
    expect(server.requests).toContain('POST /api/user-leads')
    expect((await database.outbox.toArray()).map(({ noun }) => noun)).toEqual(['saved-trails'])
  })

  it('has no session left once the page logged out', async () => {
    const { database, credentials, work, records, server } = await world()
    await saveTrail(database, 'brock')
    credentials.clear()
    await work()
    expect(records.writes).toEqual([])
    expect(server.requests).toEqual(['GET /api/auth/user'])
  })

  it('leaves a database of a newer version to newer pages', async () => {
    const { database, work, server } = await world()
    await saveTrail(database, 'brock')
    database.close()
    const newer = createDatabase('bluffline', [{ version: 99, stores: { outbox: '++seq, &key, state' } }])
    await newer.open()
    newer.close()
    await work()
    expect(server.requests).toEqual([])
  })
})
