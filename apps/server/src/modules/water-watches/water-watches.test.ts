import type { WaterAlert, WaterWatchState } from '@bluffline/contract'
import type { WaterSample } from '@bluffline/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { createGaugeSources } from '../../platform/gauges/gauge-sources.ts'
import { failedOutside } from '../../platform/outside/ask-json.ts'
import { NO_SHELF } from '../../platform/outside/shelf.ts'
import { change, make } from '../../testing/record-examples.ts'
import { newRider, signIn, type Rider } from '../../testing/riders.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

const GAUGE = '07055660'
const QUARTER_MS = 15 * 60_000
const clock = { now: new Date('2027-05-01T12:00:00Z') }
/** What the gauge has reported; null: the service is gone. */
let river: WaterSample[] | null = []
let asked = 0

let database: Database
/** Two servers on one database, as behind a balancer, each with its own clockwork. */
let servers: {
  readonly app: Awaited<ReturnType<typeof createTestApp>>['app']
  readonly tick: () => Promise<unknown>
}[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  const start = async () => {
    const survey = {
      series: async () => {
        asked += 1
        return river === null
          ? failedOutside('unreachable')
          : ({ ok: true, value: { [GAUGE]: { stage: river, flow: [] } } } as const)
      },
    }
    const nowMs = () => clock.now.getTime()
    const gauges = await createGaugeSources({ survey, office: null, nowMs, shelf: NO_SHELF })
    const work: (() => Promise<unknown>)[] = []
    const every = (_periodMs: number, run: () => Promise<unknown>) => {
      work.push(run)
      return () => {}
    }
    const { app } = await createTestApp(database, { gauges, every, now: () => clock.now })
    return { app, tick: () => Promise.all(work.map((run) => run())) }
  }
  servers = [await start(), await start()]
})
afterAll(async () => {
  for (const { app } of servers) await app.close()
  await database.close()
})
beforeEach(async () => {
  // The pause after the failures of the test before is over, and its watches are gone.
  clock.now = new Date(clock.now.getTime() + 24 * 3_600_000)
  await database.db.deleteFrom('record').where('noun', '=', 'water-watches').execute()
  river = []
  await rise(3, 3, 3, 3, 3)
})

/** A rider who signs in anew for every call: the clock runs on for hours here, and access tokens live for minutes. */
const rider = async (): Promise<Rider> => {
  const app = servers[0]?.app
  if (!app) throw new Error('No server runs.')
  const who = await newRider(app)
  return { ...who, call: async (...call) => (await signIn(app, who.user.username)).call(...call) }
}
const alertsOf = async (who: Rider) =>
  (await who.call('GET', '/api/water-alerts')).json<{ alerts: WaterAlert[]; watches: WaterWatchState[] }>()
/** A quarter of an hour after the other the gauge reports, and all servers look. */
const rise = async (...heights: number[]) => {
  for (const value of heights) {
    clock.now = new Date(clock.now.getTime() + QUARTER_MS)
    river?.push({ atMs: clock.now.getTime(), value })
    await Promise.all(servers.map(({ tick }) => tick()))
  }
}
const WATCH = { gaugeId: GAUGE, place: 'Steel Creek camp', kind: 'camp', risesFtPerHour: 1, reachesFt: null }

describe('water that a rider watches', () => {
  it('tells of a rise once, from however many servers it is looked at', async () => {
    const who = await rider()
    await make(who, 'water-watches', WATCH)
    await rise(3, 3)
    expect((await alertsOf(who)).alerts).toEqual([])
    await rise(3.6, 4.4, 5.3, 6.4, 7.6)
    const { alerts, watches } = await alertsOf(who)
    expect(alerts).toMatchObject([{ place: 'Steel Creek camp', gaugeId: GAUGE, reason: 'rise', seenAt: null }])
    expect(alerts[0]?.stageFt).toBeLessThan(6)
    expect(watches).toMatchObject([{ isSilent: false, checkedAt: clock.now.toISOString() }])
  })

  it('asks once about all gauges, for all riders', async () => {
    const riders = [await rider(), await rider()]
    for (const who of riders) await make(who, 'water-watches', WATCH)
    asked = 0
    await rise(3)
    // A server that comes a moment later finds what the other has kept.
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThanOrEqual(servers.length)
  })

  it('says that a gauge is silent, and takes silence for no news', async () => {
    const who = await rider()
    await make(who, 'water-watches', WATCH)
    await rise(3)
    river = null
    clock.now = new Date(clock.now.getTime() + 2 * 3_600_000)
    await rise(9)
    expect(await alertsOf(who)).toMatchObject({ alerts: [], watches: [{ isSilent: true }] })
  })

  it('begins anew when the rider wishes something else', async () => {
    const who = await rider()
    const watch = await make(who, 'water-watches', { ...WATCH, risesFtPerHour: null, reachesFt: 5 })
    await rise(5.1, 5.2)
    expect((await alertsOf(who)).alerts).toMatchObject([{ reason: 'level', stageFt: 5.2 }])
    await change(who, 'water-watches', watch, { reachesFt: 4 })
    await rise(5.2)
    expect((await alertsOf(who)).alerts).toHaveLength(2)
  })

  it('shows an alert to its rider alone, who can mark it read once', async () => {
    const [who, other] = [await rider(), await rider()]
    await make(who, 'water-watches', { ...WATCH, reachesFt: 2 })
    await rise(3)
    const [alert] = (await alertsOf(who)).alerts
    expect((await alertsOf(other)).alerts).toEqual([])
    const url = `/api/water-alerts/${alert?.id ?? ''}/seen`
    expect((await other.call('POST', url)).statusCode).toBe(404)
    const seen = (await who.call('POST', url)).json<{ seenAt: string }>()
    clock.now = new Date(clock.now.getTime() + 60_000)
    expect((await who.call('POST', url)).json()).toEqual(seen)
  })
})
