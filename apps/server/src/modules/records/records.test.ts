import { SYNCED, SYNCED_NOUNS, tombstone } from '@bluffline/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { change, EXAMPLES, make, newKey, type Kept } from '../../testing/record-examples.ts'
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

describe.each(SYNCED_NOUNS)('/api/%s', (noun) => {
  const { record, whole } = SYNCED[noun]

  it('keeps a record, lists it, changes and deletes it, each as the contract says', async () => {
    const rider = await newRider(app)
    const kept = await make(rider, noun)
    expect(record.safeParse(kept).error).toBeUndefined()
    expect((await rider.call('GET', `/api/${noun}`)).json()).toEqual([kept])
    const one = (await rider.call('GET', `/api/${noun}/${kept.id}`)).json<Kept>()
    expect(whole.safeParse(one).error).toBeUndefined()
    expect(one).toMatchObject({ ...EXAMPLES[noun].made, ...kept })
    const changed = (await change(rider, noun, kept)).json<Kept>()
    expect(changed).toEqual({
      ...kept,
      ...EXAMPLES[noun].change,
      revision: kept.revision + 1,
      updatedAt: expect.any(String),
    })
    const gone = (await rider.call('DELETE', `/api/${noun}/${kept.id}`)).json<Kept>()
    expect(tombstone.safeParse(gone).error).toBeUndefined()
    expect((await rider.call('GET', `/api/${noun}/${kept.id}`)).statusCode).toBe(404)
    expect((await rider.call('GET', `/api/${noun}`)).json()).toEqual([])
    expect((await rider.call('GET', `/api/${noun}?changedSince=0`)).json()).toEqual([gone])
    expect((await rider.call('DELETE', `/api/${noun}/${kept.id}`)).json()).toEqual(gone)
  })

  it('makes one record of a write that is sent again or five times at once, and gives the same answer', async () => {
    const rider = await newRider(app)
    const headers = newKey()
    const send = () => rider.call('POST', `/api/${noun}`, { headers, body: EXAMPLES[noun].made })
    const answers = await Promise.all([send(), send(), send(), send(), send()])
    const again = await send()
    expect(new Set([...answers, again].map(({ body }) => body)).size).toBe(1)
    expect(again.statusCode).toBe(200)
    expect((await rider.call('GET', `/api/${noun}`)).json()).toHaveLength(1)
  })

  it('refuses a change of a revision that is not the newest, and shows the newest', async () => {
    const rider = await newRider(app)
    const kept = await make(rider, noun)
    const newest = (await change(rider, noun, kept)).json<Kept>()
    const late = await change(rider, noun, kept)
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { code: 'conflict', message: expect.any(String), current: newest },
    ])
    const lateDelete = await rider.call('DELETE', `/api/${noun}/${kept.id}`, {
      headers: { 'if-match': `"${kept.revision}"` },
    })
    expect(lateDelete.json()).toMatchObject({ code: 'conflict', current: newest })
    const gone = (await rider.call('DELETE', `/api/${noun}/${kept.id}`)).json<Kept>()
    expect((await change(rider, noun, newest)).json()).toMatchObject({ code: 'conflict', current: gone })
  })

  it('is the same 404 for an id nobody has and one of somebody else, and lists nothing of theirs', async () => {
    const [ann, bob] = [await newRider(app), await newRider(app)]
    const mine = await make(ann, noun)
    const unknown = { ...mine, id: 'nobody-has-this' }
    for (const of of [mine, unknown]) {
      const answers = [
        await bob.call('GET', `/api/${noun}/${of.id}`),
        await change(bob, noun, of),
        await bob.call('DELETE', `/api/${noun}/${of.id}`),
      ]
      for (const answer of answers) {
        expect([answer.statusCode, answer.json()]).toEqual([
          404,
          { code: 'not_found', message: 'There is no such record.' },
        ])
      }
    }
    expect((await bob.call('GET', `/api/${noun}?changedSince=0`)).json()).toEqual([])
    expect((await ann.call('GET', `/api/${noun}`)).json()).toEqual([mine])
  })
})

describe('an idempotency key', () => {
  it('belongs to one write: another under it is refused', async () => {
    const rider = await newRider(app)
    const headers = newKey()
    const post = (name: string) => rider.call('POST', '/api/trips', { headers, body: { name } })
    await post('First')
    expect([(await post('Second')).statusCode, (await post('Second')).json()]).toEqual([
      422,
      { code: 'key_reused', message: expect.any(String) },
    ])
    expect((await rider.call('POST', '/api/waypoints', { headers, body: EXAMPLES.waypoints.made })).statusCode).toBe(
      422,
    )
    const other = await newRider(app)
    expect((await other.call('POST', '/api/trips', { headers, body: { name: 'Third' } })).statusCode).toBe(200)
  })

  it('makes a change or a deletion whose answer was lost give that answer again, also after a later change', async () => {
    const rider = await newRider(app)
    const kept = await make(rider, 'trips')
    const headers = { ...newKey(), 'if-match': `"${kept.revision}"` }
    const first = await rider.call('PATCH', `/api/trips/${kept.id}`, { headers, body: { name: 'New' } })
    await change(rider, 'trips', first.json<Kept>(), { name: 'Newer' })
    const again = await rider.call('PATCH', `/api/trips/${kept.id}`, { headers, body: { name: 'New' } })
    expect(again.json()).toEqual(first.json())
    expect((await rider.call('GET', `/api/trips/${kept.id}`)).json()).toMatchObject({ name: 'Newer' })
  })

  it('is not used up by a write that was refused', async () => {
    const rider = await newRider(app)
    const kept = await make(rider, 'trips')
    const newest = (await change(rider, 'trips', kept)).json<Kept>()
    const key = newKey()
    const attempt = (revision: number) =>
      rider.call('DELETE', `/api/trips/${kept.id}`, { headers: { ...key, 'if-match': String(revision) } })
    expect((await attempt(kept.revision)).statusCode).toBe(409)
    expect((await attempt(newest.revision)).statusCode).toBe(200)
  })

  it('must be there to make a record', async () => {
    const answer = await (await newRider(app)).call('POST', '/api/trips', { body: { name: 'Trip' } })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'bad_request', message: expect.stringContaining('"idempotency-key"') },
    ])
  })
})

describe('a record under an id of its own', () => {
  it('is kept once by two devices that save the same trail, the first one staying', async () => {
    const rider = await newRider(app)
    const first = await make(rider, 'saved-trails', { trailId: 'plain', savedAtMs: 1000 })
    expect(await make(rider, 'saved-trails', { trailId: 'plain', savedAtMs: 2000 })).toEqual(first)
    expect(first.id).toBe('plain')
  })

  it('is a conflict where the two say different things', async () => {
    const rider = await newRider(app)
    const first = await make(rider, 'settings', { key: 'theme', value: 'dark' })
    expect(await make(rider, 'settings', { key: 'theme', value: 'light' })).toMatchObject({
      code: 'conflict',
      current: first,
    })
    expect(await make(rider, 'settings', { key: 'theme', value: 'dark' })).toEqual(first)
    expect((await change(rider, 'settings', first, { key: 'other' })).statusCode).toBe(400)
  })

  it('comes back after it was deleted, as a new one', async () => {
    const rider = await newRider(app)
    const first = await make(rider, 'saved-trails')
    await rider.call('DELETE', `/api/saved-trails/${first.id}`)
    const again = await make(rider, 'saved-trails')
    expect(again).toMatchObject({ id: first.id, deletedAt: null, revision: first.revision + 2 })
  })
})
