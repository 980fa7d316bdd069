import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CampgroundAlert, CampgroundWatchState } from '@bluffline/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { createPacedSource } from '../../platform/availability/paced-source.ts'
import { createRecreationGov } from '../../platform/availability/recreation-gov.ts'
import { change, make, type Kept } from '../../testing/record-examples.ts'
import { newRider, signIn, type Rider } from '../../testing/riders.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

/** What stands at the booking service: the word of each night, site by site; a number is a status it answers with instead. */
let nights: Record<string, string> | number = {}
let asked = 0
const standIn = createServer((_request, response) => {
  asked += 1
  if (typeof nights === 'number') return void response.writeHead(nights).end()
  const campsites = Object.fromEntries(
    Object.entries(nights).map(([id, word]) => [
      id,
      {
        campsite_id: id,
        site: id,
        loop: 'A',
        campsite_type: 'TENT ONLY NONELECTRIC',
        availabilities: { '2027-05-07T00:00:00Z': word, '2027-05-08T00:00:00Z': word },
      },
    ]),
  )
  response.end(JSON.stringify({ campsites }))
})

let database: Database
const clock = { now: new Date('2027-05-01T12:00:00Z') }
/** Two servers on one database, as behind a balancer, each with its own clockwork. */
let servers: {
  readonly app: Awaited<ReturnType<typeof createTestApp>>['app']
  readonly tick: () => Promise<unknown>
}[] = []
beforeAll(async () => {
  standIn.listen(0, '127.0.0.1')
  await once(standIn, 'listening')
  database = await openTestDatabase()
  const base = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`
  const start = async () => {
    const nowMs = () => clock.now.getTime()
    const availability = createPacedSource(createRecreationGov({ fetch, base, userAgent: 'test', nowMs }), nowMs)
    const work: (() => Promise<unknown>)[] = []
    const every = (_periodMs: number, run: () => Promise<unknown>) => {
      work.push(run)
      return () => {}
    }
    const { app } = await createTestApp(database, { availability, every, now: () => clock.now })
    return { app, tick: () => Promise.all(work.map((run) => run())) }
  }
  servers = [await start(), await start()]
})
afterAll(async () => {
  for (const { app } of servers) await app.close()
  await database.close()
  standIn.close()
})
beforeEach(async () => {
  // The back-off of the test before is over, and its watches are gone.
  clock.now = new Date(clock.now.getTime() + 3 * 3_600_000)
  await database.db.deleteFrom('record').where('noun', '=', 'campground-watches').execute()
})

const STAY = { campgroundId: 'buffalo-point', arrive: '2027-05-07', depart: '2027-05-09' }
/** A rider who signs in anew for every call: the clock runs on for days here, and access tokens live for minutes. */
const rider = async (): Promise<Rider> => {
  const app = servers[0]?.app
  if (!app) throw new Error('No server runs.')
  const who = await newRider(app)
  return { ...who, call: async (...call) => (await signIn(app, who.user.username)).call(...call) }
}
const alertsOf = async (who: Rider) =>
  (await who.call('GET', '/api/campground-alerts')).json<{
    alerts: CampgroundAlert[]
    watches: CampgroundWatchState[]
  }>()
/** The next quarter of an hour comes, at all servers at once. */
const look = async (there: typeof nights) => {
  nights = there
  clock.now = new Date(clock.now.getTime() + 15 * 60_000)
  await Promise.all(servers.map(({ tick }) => tick()))
}

describe('a watch on a campground that is sold out', () => {
  it('tells its rider once that a site has opened, however often and from wherever it is looked at', async () => {
    const who = await rider()
    await make(who, 'campground-watches', STAY)
    await look({ T01: 'Reserved', T02: 'Reserved' })
    expect((await alertsOf(who)).alerts).toEqual([])
    await look({ T01: 'Reserved', T02: 'Available' })
    await look({ T01: 'Available', T02: 'Available' })
    await look({ T01: 'Available', T02: 'Available' })
    const { alerts, watches } = await alertsOf(who)
    expect(alerts).toMatchObject([
      {
        campgroundName: 'Buffalo Point Campground',
        arrive: STAY.arrive,
        free: 1,
        sites: [{ name: 'T02' }],
        seenAt: null,
      },
    ])
    expect(watches).toMatchObject([{ status: 'available', checkedAt: clock.now.toISOString() }])
  })

  it('tells of the next opening again, once', async () => {
    const who = await rider()
    await make(who, 'campground-watches', STAY)
    await look({ T01: 'Available' })
    await look({ T01: 'Reserved' })
    await look({ T01: 'Available' })
    await look({ T01: 'Available' })
    expect((await alertsOf(who)).alerts).toHaveLength(2)
  })

  it('takes silence, refusal and broken answers for no news', async () => {
    const who = await rider()
    await make(who, 'campground-watches', STAY)
    await look({ T01: 'Available' })
    await look(503)
    clock.now = new Date(clock.now.getTime() + 3_600_000)
    await look({ T01: 'Available' })
    expect((await alertsOf(who)).alerts).toHaveLength(1)
  })

  it('asks once for many who wait for the same', async () => {
    const riders = [await rider(), await rider(), await rider()]
    for (const who of riders) await make(who, 'campground-watches', STAY)
    nights = { T01: 'Available' }
    clock.now = new Date(clock.now.getTime() + 15 * 60_000)
    asked = 0
    await servers[0]?.tick()
    expect(asked).toBe(1)
    for (const who of riders) expect((await alertsOf(who)).alerts).toHaveLength(1)
  })

  it('begins anew when its dates change, and ends when it is deleted or the stay is over', async () => {
    const who = await rider()
    const watch = await make(who, 'campground-watches', STAY)
    await look({ T01: 'Available' })
    const changed = (await change(who, 'campground-watches', watch, { arrive: '2027-05-08' })).json<Kept>()
    await look({ T01: 'Available' })
    expect((await alertsOf(who)).alerts).toHaveLength(2)
    await who.call('DELETE', `/api/campground-watches/${watch.id}`, {
      headers: { 'if-match': `"${changed.revision}"` },
    })
    await look({ T01: 'Reserved' })
    await look({ T01: 'Available' })
    expect(await alertsOf(who)).toMatchObject({ alerts: { length: 2 }, watches: [] })
  })

  it('shows an alert to its rider alone, who can mark it read once', async () => {
    const [who, other] = [await rider(), await rider()]
    await make(who, 'campground-watches', STAY)
    await look({ T01: 'Available' })
    const [alert] = (await alertsOf(who)).alerts
    expect((await alertsOf(other)).alerts).toEqual([])
    const url = `/api/campground-alerts/${alert?.id ?? ''}/seen`
    expect((await other.call('POST', url)).statusCode).toBe(404)
    const seen = (await who.call('POST', url)).json<{ seenAt: string }>()
    clock.now = new Date(clock.now.getTime() + 60_000)
    expect((await who.call('POST', url)).json()).toEqual(seen)
  })
})
