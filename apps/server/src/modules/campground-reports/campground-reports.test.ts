import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { newRider, type Rider } from '../../testing/riders.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

let database: Database
let app: FastifyInstance
let rider: Rider
beforeAll(async () => {
  database = await openTestDatabase()
  app = (await createTestApp(database)).app
  rider = await newRider(app)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const words = () => ({
  key: randomUUID(),
  campgroundId: 'wolf-pen',
  text: 'Gate shut.',
  writtenAt: '2026-11-21T12:00:00Z',
})

describe.each([
  ['/api/campground-reports', () => ({ ...words(), status: 'full' })],
  ['/api/campground-corrections', () => ({ ...words(), kind: 'price' })],
] as const)('POST %s', (url, make) => {
  const send = (body: object, by = rider) => by.call('POST', url, { body })

  it('stores it once however often it is sent, with the time of its first receipt', async () => {
    const body = make()
    const answers = await Promise.all([send(body), send(body), send(body)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await send(body)).json()).toEqual(answers[0].json())
  })

  it('refuses something else under a key that is taken', async () => {
    const body = make()
    await send(body)
    expect((await send({ ...body, text: 'Another.' })).statusCode).toBe(409)
  })

  it('refuses a campground it does not know', async () => {
    expect((await send({ ...make(), campgroundId: 'nowhere' })).statusCode).toBe(404)
  })
})

it("a key of somebody else's report tells nothing about it", async () => {
  const body = { ...words(), status: 'full' }
  await rider.call('POST', '/api/campground-reports', { body })
  const other = await newRider(app)
  expect((await other.call('POST', '/api/campground-reports', { body })).statusCode).toBe(409)
})

it('what a rider reported goes with their account', async () => {
  const leaving = await newRider(app)
  const body = { ...words(), status: 'available' }
  await leaving.call('POST', '/api/campground-reports', { body })
  await database.db.deleteFrom('account').where('id', '=', leaving.user.id).execute()
  const left = await database.db.selectFrom('campground_report').select('key').where('key', '=', body.key).execute()
  expect(left).toEqual([])
})

it('a correction without words must at least say that the place is closed', async () => {
  const send = (kind: string) =>
    app.inject({ method: 'POST', url: '/api/campground-corrections', payload: { ...words(), kind, text: '' } })
  expect((await send('other')).statusCode).toBe(400)
  expect((await send('closed')).statusCode).toBe(200)
})
