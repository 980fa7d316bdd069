import { gzipSync } from 'node:zlib'
import { listChanges, SYNCED, SYNCED_NOUNS } from '@bluffline/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { change, EXAMPLES, make, newKey, packed, track, type Kept } from '../../testing/record-examples.ts'
import { newRider } from '../../testing/riders.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

let database: Database
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = (await createTestApp(database)).app
})
afterAll(async () => {
  await app.close()
  await database.close()
})

describe('the list of changes', () => {
  it('gives every change of every noun once, in order and in pages, and then only what is new', async () => {
    const rider = await newRider(app)
    const kept: Kept[] = []
    for (const noun of SYNCED_NOUNS) kept.push(await make(rider, noun))
    await rider.call('PUT', '/api/trip-context', { body: {} })
    const read = async (since: number, limit = 3) =>
      listChanges.output.parse((await rider.call('GET', `/api/changes?since=${since}&limit=${limit}`)).json())
    const seen: string[] = []
    let page = await read(0)
    while (page.more) {
      seen.push(...page.changes.map(({ record }) => record.id))
      page = await read(page.revision)
    }
    seen.push(...page.changes.map(({ record }) => record.id))
    expect(seen).toEqual(kept.map(({ id }) => id))
    const [first] = kept
    if (first) await rider.call('DELETE', `/api/saved-trails/${first.id}`)
    expect((await read(page.revision)).changes).toMatchObject([
      { noun: 'saved-trails', record: { id: first?.id, deletedAt: expect.any(String) } },
    ])
  })

  it('leads from page to page of one noun by the Link header', async () => {
    const rider = await newRider(app)
    for (let i = 0; i < 5; i += 1) await make(rider, 'trips', { name: `Trip ${i}` })
    const names: unknown[] = []
    let url: string | undefined = '/api/trips?limit=2'
    while (url !== undefined) {
      const page = await rider.call('GET', url)
      names.push(...page.json<Kept[]>().map(({ name }) => name))
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1]
    }
    expect(names).toEqual(['Trip 0', 'Trip 1', 'Trip 2', 'Trip 3', 'Trip 4'])
    expect((await rider.call('GET', '/api/trips?cursor=nonsense')).statusCode).toBe(400)
  })

  it('holds its order under writes at the same moment: no two changes have one revision', async () => {
    const rider = await newRider(app)
    const made = await Promise.all(Array.from({ length: 20 }, (_, i) => make(rider, 'trips', { name: `Trip ${i}` })))
    expect(made.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    )
  })
})

describe('a ride', () => {
  it('comes with its track when it is read alone, and without in lists', async () => {
    const rider = await newRider(app)
    const kept = await make(rider, 'rides')
    expect(kept).not.toHaveProperty('track')
    expect((await rider.call('GET', `/api/rides/${kept.id}`)).json()).toHaveProperty('track', packed(track))
    const changed = (await change(rider, 'rides', kept, { name: 'Renamed' })).json<Kept>()
    expect((await rider.call('GET', `/api/rides/${kept.id}`)).json()).toEqual({ ...changed, track: packed(track) })
  })

  it.each([
    ['no gzip', Buffer.from('nothing').toString('base64')],
    ['no track', packed({ version: 1 })],
    ['columns of different length', packed({ ...track, pieces: [{ ...track.pieces[0], lat: [35] }] })],
    ['a place that is not on Earth', packed({ ...track, pieces: [{ ...track.pieces[0], lat: [35, 95] }] })],
    ['a bomb', gzipSync(Buffer.alloc(40_000_000, ' ')).toString('base64')],
  ])('is refused with %s in its track', async (_, bad) => {
    const rider = await newRider(app)
    const answer = await rider.call('POST', '/api/rides', {
      headers: newKey(),
      body: { ...EXAMPLES.rides.made, track: bad },
    })
    expect([answer.statusCode, answer.json<Kept>()['code']]).toEqual([400, 'bad_request'])
  })

  it('may be larger than any other body', async () => {
    const rider = await newRider(app)
    const many = 200_000
    const noise = Array.from({ length: many }, (_, i) => Math.sin(i) * 80)
    const long = { ...track, pieces: [{ ...track.pieces[0], lng: noise, lat: noise, timeMs: null, altitudeM: null }] }
    const text = packed(long)
    expect(text.length).toBeGreaterThan(2_000_000)
    expect((await make(rider, 'rides', { ...EXAMPLES.rides.made, track: text })).id).toBeDefined()
    const tooLong = await rider.call('POST', '/api/rides', {
      headers: newKey(),
      body: { track: 'A'.repeat(9_000_000) },
    })
    expect(tooLong.statusCode).toBe(413)
    expect(
      (await rider.call('POST', '/api/trips', { headers: newKey(), body: { name: 'x'.repeat(2_000_000) } })).statusCode,
    ).toBe(413)
  })
})

describe('what is kept', () => {
  it('is given back to the last character, whatever it is', async () => {
    const rider = await newRider(app)
    const value = {
      nul: 'a\u0000b',
      half: '\ud800',
      emoji: '🏍️',
      sql: "'; drop table record; --",
      constructor: 1,
      deep: [[[{}]]],
    }
    const kept = await make(rider, 'settings', { key: 'odd', value })
    expect((await rider.call('GET', `/api/settings/${kept.id}`)).json()).toMatchObject({ value })
  })

  it('has a limit a noun', async () => {
    const rider = await newRider(app)
    const most = SYNCED.vehicles.kind.most
    for (let i = 0; i < most; i += 1) await make(rider, 'vehicles', { name: `Machine ${i}`, use: 'atv' })
    const oneMore = await rider.call('POST', '/api/vehicles', {
      headers: newKey(),
      body: { name: 'One more', use: 'atv' },
    })
    expect([oneMore.statusCode, oneMore.json<Kept>()['code']]).toEqual([413, 'quota_exceeded'])
  })

  it('has a limit in all', async () => {
    const rider = await newRider(app)
    await database.db
      .updateTable('account')
      .set({ kept_bytes: 1_023_999_990 } as never)
      .where('id', '=', rider.user.id)
      .execute()
    expect(await make(rider, 'trips')).toMatchObject({ code: 'quota_exceeded' })
  })
})

describe('the trip context', () => {
  it('is empty at first, then what was saved', async () => {
    const rider = await newRider(app)
    const read = async () => (await rider.call('GET', '/api/trip-context')).json<Kept>()
    expect(await read()).toMatchObject({
      revision: 0,
      updatedAt: null,
      recentRecommendedTrails: [],
      activeTripPlan: null,
    })
    const context = {
      recentRecommendedTrails: [{ id: 'zebulon-gap', score: 4 }],
      tripPlannerHistory: [{ asked: 'a loop' }],
    }
    const saved = await rider.call('PUT', '/api/trip-context', { body: context })
    expect(saved.json()).toMatchObject(context)
    expect(await read()).toEqual(saved.json())
    const other = await newRider(app)
    expect((await other.call('GET', '/api/trip-context')).json()).toMatchObject({ revision: 0 })
  })

  it('shows the newest where another device saved in between', async () => {
    const rider = await newRider(app)
    const put = (revision: number, activeTripPlan: string) =>
      rider.call('PUT', '/api/trip-context', { headers: { 'if-match': String(revision) }, body: { activeTripPlan } })
    const first = (await put(0, 'mine')).json<Kept>()
    const late = await put(0, 'theirs')
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { code: 'conflict', message: expect.any(String), current: first },
    ])
    expect((await put(first.revision, 'theirs')).json()).toMatchObject({ activeTripPlan: 'theirs' })
  })
})
