// @vitest-environment node
import 'fake-indexeddb/auto'
import { listChanges, login, register, SYNCED, type User } from '@bluffline/contract'
import { epochMs, randomSource } from '@bluffline/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCredentials } from '../../platform/credentials.ts'
import { fakePage } from '../../platform/fakes/fake-page.ts'
import { memoryStorage } from '../../platform/fakes/memory-storage.ts'
import { createHttp } from '../../platform/http.ts'
import { createPageLocks } from '../../platform/locks.ts'
import { createTokenStore } from '../../platform/tokens.ts'
import { createDatabase } from '../db/database.ts'
import { queueWrite } from '../outbox/queue-write.ts'
import { createRideDatabase } from '../rides/ride-database.ts'
import { claimDevice } from '../sync/account.ts'
import { syncOnce } from '../sync/sync.ts'
import type { SyncParts } from '../sync/sync-parts.ts'
import { startBadLine, type BadLine } from './bad-line.ts'
import { startRealServer, type RealServer } from './real-server.ts'

const WRITES = Number(process.env['FAULT_WRITES'] ?? 60)
const KILLS = Number(process.env['FAULT_KILLS'] ?? 2)
const MINUTE_MS = 60_000
const PATIENCE_MS = 2 * MINUTE_MS + WRITES * KILLS * 200

let server: RealServer
let line: BadLine
let riders = 0
const { uniform: chance } = randomSource(20_261_121)

beforeAll(async () => {
  server = await startRealServer()
  line = await startBadLine(server.url, chance)
}, PATIENCE_MS)
afterAll(async () => {
  await line.stop()
  await server.stop()
}, PATIENCE_MS)

/** A browser profile: its storage, its databases and its locks, whatever page is open in it. */
function profile(name: string, wrongByMs = 0) {
  const storage = memoryStorage()
  const locks = createPageLocks()
  const clock = { now: () => epochMs(Date.now() + wrongByMs) }
  const open = (url: () => string = () => line.url) => {
    const send: typeof fetch = (path, init) =>
      fetch(`${url()}${String(path)}`, { ...init, signal: AbortSignal.timeout(20_000) })
    const tokens = createTokenStore(storage, () => undefined)
    const credentials = createCredentials({ send, storage, locks, clock, tokens, page: fakePage() })
    const http = createHttp(send, { credentials })
    const database = createDatabase(name)
    const rides = createRideDatabase(`${name}-rides`)
    const userId = () => storage.read('user')
    const parts: SyncParts = { http, clock, storage, locks, database, rides, newKey: () => crypto.randomUUID(), userId }
    return { parts, credentials, close: () => [database, rides].forEach((one) => one.close()) }
  }
  return { open, storage }
}
type Profile = ReturnType<typeof profile>
type Tab = ReturnType<Profile['open']>

async function signUp({ storage }: Profile, { parts, credentials }: Tab): Promise<User> {
  line.setBad(false)
  const username = `faults-${(riders += 1)}`
  const words = { username, password: 'dust and gravel' }
  await parts.http.call(register, { body: { ...words, email: `${username}@example.org`, vehicleType: '4x4' } })
  const { user, ...tokens } = await parts.http.call(login, { body: words })
  credentials.accept(tokens)
  storage.write('user', user.id)
  await claimDevice(parts, user, true)
  return user
}

const nameOf = (at: number) => `Mark ${String(at).padStart(5, '0')}`

async function write({ parts }: Tab, at: number): Promise<void> {
  const { database, newKey } = parts
  const id = `temp-${at}`
  const body = { name: nameOf(at), position: { lng: -92.8, lat: 35.5 } }
  await database.transaction('rw', database.tables, async () => {
    await database.waypoints.put({ id, ...body })
    const about = { noun: 'waypoints', action: 'create', recordId: id, title: body.name } as const
    await queueWrite(database, { ...about, body }, { nowMs: Date.now(), newKey })
  })
}

/** How many still wait. One that is stuck would wait for ever: nothing here may be refused. */
async function waiting({ parts }: Tab): Promise<number> {
  const rows = await parts.database.outbox.toArray()
  expect(rows.filter(({ state }) => state !== 'waiting')).toEqual([])
  return rows.length
}

/** What the server has, over a good line, in the order in which it came. */
async function atServer({ parts }: Tab): Promise<readonly string[]> {
  line.setBad(false)
  return (await parts.http.call(SYNCED.waypoints.list, {})).flatMap((one) => ('name' in one ? [one.name] : []))
}

const expected = (count: number) => Array.from({ length: count }, (_, at) => nameOf(at))

describe('writes over a line that drops, loses, cuts short, doubles and delays', () => {
  it(
    'all arrive, once, in order, although the server is killed in their midst and the page with it',
    async () => {
      const here = profile('killed')
      let tab = here.open()
      await signUp(here, tab)
      for (let at = 0; at < WRITES; at += 1) await write(tab, at)
      line.setBad(true)
      for (let kill = 0; kill < KILLS; kill += 1) {
        const goal = Math.floor((WRITES * (KILLS - kill)) / (KILLS + 1))
        while ((await waiting(tab)) > goal) await syncSome(tab, goal)
        // The kill comes while a write is on its way; the page goes with it.
        const last = syncOnce(tab.parts).catch(() => undefined)
        await server.killAndStart()
        await last
        tab.close()
        tab = here.open()
      }
      while ((await waiting(tab)) > 0) await syncOnce(tab.parts)
      expect(await atServer(tab)).toEqual(expected(WRITES))
      const kept = (await tab.parts.database.waypoints.toArray()).map(({ name }) => String(name)).sort()
      expect(kept).toEqual(expected(WRITES))
      expect(await tab.parts.database.waypoints.filter(({ id }) => id.startsWith('temp-')).count()).toBe(0)
      for (const fault of ['dropped', 'lost', 'cut', 'doubled', 'late'] as const)
        expect(line.counts[fault], fault).toBeGreaterThan(0)
      tab.close()
    },
    PATIENCE_MS,
  )

  it(
    'arrive once and in order from two tabs that send at the same time',
    async () => {
      const here = profile('two-tabs')
      const [one, two] = [here.open(), here.open()]
      await signUp(here, one)
      const count = Math.min(WRITES, 40)
      line.setBad(true)
      for (let at = 0; at < count; at += 1) {
        await write(at % 2 === 0 ? one : two, at)
        if (at % 5 === 0) await Promise.all([syncOnce(one.parts), syncOnce(two.parts)])
      }
      while ((await waiting(one)) > 0) await Promise.all([syncOnce(one.parts), syncOnce(two.parts)])
      expect(await atServer(one)).toEqual(expected(count))
      for (const tab of [one, two]) tab.close()
    },
    PATIENCE_MS,
  )

  it.each([10 * MINUTE_MS, -10 * MINUTE_MS])(
    'arrive from a device whose clock is %i ms wrong',
    async (wrongByMs) => {
      line.setBad(false)
      const here = profile(`wrong-${wrongByMs}`, wrongByMs)
      const tab = here.open()
      await signUp(here, tab)
      expect(tab.credentials.bearer()).not.toBeNull()
      await write(tab, 0)
      expect(await syncOnce(tab.parts)).toEqual({ sent: 1, problem: null })
      const { changes } = await tab.parts.http.call(listChanges, { query: {} })
      expect(changes).toHaveLength(1)
      tab.close()
    },
    PATIENCE_MS,
  )
})

/** Sends until the goal is reached or the line breaks: what is behind it is for after the kill. */
async function syncSome({ parts }: Tab, goal: number): Promise<void> {
  let left = (await parts.database.outbox.count()) - goal
  const http = {
    ...parts.http,
    write: (request: Parameters<typeof parts.http.write>[0]) => {
      if (left <= 0) return Promise.reject(new TypeError('Enough for now'))
      left -= 1
      return parts.http.write(request)
    },
  }
  await syncOnce({ ...parts, http })
}
