import { randomUUID } from 'node:crypto'
import type { CampgroundAvailability, FreeSite } from '@bluffline/contract'
import type { IsoDay, NightState, SiteKind, SiteNights } from '@bluffline/core'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import type { MonthAnswer } from '../../platform/availability/month-source.ts'
import { createPacedSource } from '../../platform/availability/paced-source.ts'
import { newRider } from '../../testing/riders.ts'
import { configWith, createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

let database: Database
const apps: FastifyInstance[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
  await database.db.deleteFrom('campground_report').execute()
})
afterAll(() => database.close())

const NOW = new Date('2027-05-07T18:00:00Z')
/** Booked at recreation.gov under 232562 (Buffalo Point). */
const BOOKED = 'buffalo-point'
/** Closed by a notice of September 2026. */
const CLOSED = 'arkansas-river-notrebes-bend'
/** Booked nowhere we can ask. */
const UNBOOKED = 'wolf-pen'

const site = (id: string, state: NightState, kind: SiteKind = 'tent'): SiteNights => {
  const days: readonly IsoDay[] = ['2027-05-07', '2027-05-08', '2027-05-31', '2027-06-01']
  return { id, name: id, loop: 'A', kind, nights: new Map(days.map((day) => [day, state])) }
}
const open = async (answer: MonthAnswer | null, variables: Readonly<Record<string, string>> = {}) => {
  const asked: string[] = []
  const clock = { now: NOW }
  const month = async (facility: string, first: IsoDay) => {
    asked.push(`${facility} ${first}`)
    return answer as MonthAnswer
  }
  const availability = answer === null ? null : createPacedSource({ month }, () => clock.now.getTime())
  const config = configWith(variables)
  const { app } = await createTestApp(database, { availability, config, now: () => clock.now })
  apps.push(app)
  const get = async (id: string, query = '') =>
    (await app.inject(`/api/campground-availability/${id}${query}`)).json<
      CampgroundAvailability & { freeSites: FreeSite[] }
    >()
  const list = async (query = '') =>
    (await app.inject(`/api/campground-availability${query}`)).json<CampgroundAvailability[]>()
  return { app, get, list, asked, clock, availability }
}
const found = (...sites: readonly SiteNights[]): MonthAnswer => ({ ok: true, sites })

describe('a campground that is booked at recreation.gov', () => {
  it('says what is free tonight, kind by kind, of when, and which sites', async () => {
    const { get } = await open(
      found(site('1', 'free'), site('2', 'taken'), site('3', 'free', 'rv'), site('4', 'taken')),
    )
    expect(await get(BOOKED)).toEqual({
      campgroundId: BOOKED,
      date: '2027-05-07',
      depart: '2027-05-08',
      status: 'available',
      tentSitesAvailable: 1,
      rvSitesAvailable: 1,
      cabinsAvailable: 0,
      groupSitesAvailable: 0,
      otherSitesAvailable: 0,
      lastUpdated: NOW.toISOString(),
      source: 'recreation.gov',
      problem: null,
      asking: false,
      freeSites: [
        { id: '1', name: '1', loop: 'A', kind: 'tent' },
        { id: '3', name: '3', loop: 'A', kind: 'rv' },
      ],
    })
  })

  it('is asked for both months of a stay that runs over one', async () => {
    const { get, asked } = await open(found(site('1', 'free')))
    const answer = await get(BOOKED, '?arrive=2027-05-31&depart=2027-06-02')
    expect(asked.map((one) => one.split(' ')[1])).toEqual(['2027-05-01', '2027-06-01'])
    expect(answer.status).toBe('available')
  })

  it('is unknown, with the reason, where the service refuses', async () => {
    const { get } = await open({ ok: false, problem: 'refused', waitS: null })
    expect(await get(BOOKED)).toMatchObject({ status: 'unknown', source: null, problem: 'refused', lastUpdated: null })
  })

  it('is not asked about nights that are over', async () => {
    const { get, asked } = await open(found(site('1', 'free')))
    expect((await get(BOOKED, '?arrive=2026-01-01&depart=2026-01-02')).status).toBe('unknown')
    expect(asked).toEqual([])
  })
})

describe('the list', () => {
  it('answers at once from what is known, and asks for the rest in the background', async () => {
    const { list, availability } = await open(found(site('1', 'taken')))
    const first = await list()
    expect(first.length).toBeGreaterThan(100)
    expect(first.find(({ campgroundId }) => campgroundId === BOOKED)).toMatchObject({ status: 'unknown', asking: true })
    await availability?.idle()
    const later = (await list()).find(({ campgroundId }) => campgroundId === BOOKED)
    expect(later).toMatchObject({ status: 'full', tentSitesAvailable: 0, asking: false })
  })

  it.each(['?arrive=2027-05-07', '?arrive=2027-05-08&depart=2027-05-08', '?arrive=soon&depart=later'])(
    'refuses the stay %s',
    async (query) => {
      const { app } = await open(null)
      expect((await app.inject(`/api/campground-availability${query}`)).statusCode).toBe(400)
    },
  )
})

describe('where no booking service answers', () => {
  const reportBy = async (app: FastifyInstance, status: string) => {
    const rider = await newRider(app)
    const body = { key: randomUUID(), campgroundId: UNBOOKED, status, text: '', writtenAt: '2027-05-07T17:00:00.000Z' }
    return rider.call('POST', '/api/campground-reports', { body })
  }

  it("a rider's report counts for tonight and for 24 hours, then nobody knows again", async () => {
    const { app, get, clock } = await open(null)
    expect((await reportBy(app, 'full')).statusCode).toBe(200)
    expect(await get(UNBOOKED)).toMatchObject({ status: 'full', source: 'rider', lastUpdated: NOW.toISOString() })
    expect((await get(UNBOOKED, '?arrive=2027-06-01&depart=2027-06-02')).status).toBe('unknown')
    clock.now = new Date(NOW.getTime() + 24 * 3_600_000)
    expect(await get(UNBOOKED)).toMatchObject({ status: 'unknown', source: null })
  })

  it('the booking service speaks before a rider', async () => {
    const { app, get } = await open(found(site('1', 'free')))
    const rider = await newRider(app)
    const body = { key: randomUUID(), campgroundId: BOOKED, status: 'full', text: '', writtenAt: NOW.toISOString() }
    await rider.call('POST', '/api/campground-reports', { body })
    expect((await get(BOOKED)).source).toBe('recreation.gov')
  })

  it('a notice of closing is shown as that', async () => {
    const { get } = await open(null)
    expect(await get(CLOSED)).toMatchObject({ status: 'closed', source: 'notice' })
  })

  it('there is no sample but under BLUFFLINE_DEMO=1, and there it is marked', async () => {
    const { list } = await open(null)
    expect((await list()).some(({ source }) => source === 'sample')).toBe(false)
    const demo = await open(null, { BLUFFLINE_DEMO: '1' })
    const made = (await demo.list()).filter(({ source }) => source === 'sample')
    expect(made.length).toBeGreaterThan(100)
    expect(made.every(({ tentSitesAvailable }) => tentSitesAvailable === null)).toBe(true)
  })

  it('a campground nobody knows is not found', async () => {
    const { app } = await open(null)
    expect((await app.inject('/api/campground-availability/no-such-place')).statusCode).toBe(404)
  })
})
