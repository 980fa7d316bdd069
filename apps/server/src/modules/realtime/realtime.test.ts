import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { createRealtimeSource } from '../../platform/realtime/realtime-source.ts'
import { newRider, signIn, type Rider } from '../../testing/riders.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

const KEY = 'the-key-of-the-server'
const asked: { readonly address: string; readonly body: unknown; readonly key: string | null }[] = []
let answer: () => Response = () => Response.json({ value: 'ek_short' })
const service: typeof fetch = (input, init) => {
  const key = new Headers(init?.headers).get('authorization')
  asked.push({ address: String(input), body: JSON.parse(String(init?.body)) as unknown, key })
  return Promise.resolve(answer())
}

let database: Database
let app: FastifyInstance
let now = new Date('2026-11-21T12:00:00Z')
let rider: Rider
const serverAnew = async () => {
  const realtime = createRealtimeSource({
    fetch: service,
    base: 'https://voice.example/v1/',
    apiKey: KEY,
    model: 'talker',
  })
  return (await createTestApp(database, { realtime, now: () => now })).app
}
beforeAll(async () => {
  database = await openTestDatabase()
  app = await serverAnew()
  rider = await newRider(app)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const PATH = '/api/realtime/client-secret'
const body = { instructions: 'Be brief.' }
const ask = (who: Rider) => who.call('POST', PATH, { body })

describe('the realtime voice service', () => {
  it('gives a signed-in rider a short-lived key, and keeps its own', async () => {
    const got = await ask(rider)
    expect(got.statusCode).toBe(200)
    expect(got.json()).toEqual({
      clientSecret: 'ek_short',
      callsUrl: 'https://voice.example/v1/realtime/calls',
      model: 'talker',
    })
    expect(got.body).not.toContain(KEY)
    expect(asked.at(-1)).toMatchObject({
      address: 'https://voice.example/v1/realtime/client_secrets',
      key: `Bearer ${KEY}`,
      body: { session: { model: 'talker', instructions: 'Be brief.', audio: { output: { voice: 'marin' } } } },
    })
  })

  it('gives nobody else one', async () => {
    expect((await app.inject({ method: 'POST', url: PATH, payload: body })).statusCode).toBe(401)
  })

  it('says so while the service does not answer, and does not count that', async () => {
    answer = () => new Response('', { status: 500 })
    for (let times = 0; times < 30; times++) expect((await ask(rider)).json()).toMatchObject({ code: 'not_ready' })
    answer = () => Response.json({ value: 'ek_again' })
    expect((await ask(rider)).statusCode).toBe(200)
  })

  it('ends at the number of sessions of a day', async () => {
    const other = await newRider(app)
    for (let times = 0; times < 20; times++) expect((await ask(other)).statusCode).toBe(200)
    expect((await ask(other)).json()).toMatchObject({ code: 'rate_limited' })
  })

  it('remembers the sessions of a day when the server begins anew, and forgets them with the day', async () => {
    const other = await newRider(app)
    await Promise.all(Array.from({ length: 25 }, () => ask(other)))
    await app.close()
    app = await serverAnew()
    const onTheSameDay = await signIn(app, other.user.username)
    expect((await ask(onTheSameDay)).json()).toMatchObject({ code: 'rate_limited' })
    now = new Date('2026-11-22T00:00:01Z')
    const onTheNext = await signIn(app, other.user.username)
    expect((await ask(onTheNext)).statusCode).toBe(200)
  })
})
