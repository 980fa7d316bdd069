import { tokens as tokensSchema } from '@bluffline/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { cookieOf, newName, newRider, OUR_PAGE, PASSWORD, post, signIn } from '../../testing/riders.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

let database: Database
let app: FastifyInstance
let clockMs = Date.parse('2026-11-21T12:00:00Z')
const now = () => new Date(clockMs)
beforeAll(async () => {
  database = await openTestDatabase()
  app = (await createTestApp(database, { now })).app
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const form = (changes: object = {}) => {
  const username = newName()
  return { username, email: `${username}@example.org`, password: PASSWORD, ...changes }
}
const refresh = (refreshToken: string) => post(app, '/api/auth/refresh', { refreshToken })
const codeOf = (answer: { json: () => unknown; statusCode: number }) => [
  answer.statusCode,
  (answer.json() as { code?: string }).code,
]

describe('an access token', () => {
  it('opens what is mine until it is over', async () => {
    const rider = await newRider(app)
    expect((await rider.call('GET', '/api/auth/user')).json()).toEqual(rider.user)
    clockMs += 899_000
    expect((await rider.call('GET', '/api/auth/user')).statusCode).toBe(200)
    clockMs += 2_000
    const over = await rider.call('GET', '/api/auth/user')
    expect(codeOf(over)).toEqual([401, 'unauthorized'])
    expect(over.headers['www-authenticate']).toBe('Bearer')
  })

  it('is verified with older keys while a new one signs, by every server on the database', async () => {
    const before = await newRider(app)
    clockMs += 31 * 86_400_000
    const { app: other } = await createTestApp(database, { now })
    const after = await signIn(other, before.user.username)
    expect((await after.call('GET', '/api/auth/user')).statusCode).toBe(200)
    const elsewhere = await app.inject({
      url: '/api/auth/user',
      headers: { authorization: `Bearer ${after.tokens.accessToken}` },
    })
    expect(elsewhere.statusCode).toBe(200)
    const kids = [before, after].map(({ tokens }) =>
      Buffer.from(tokens.accessToken.split('.')[0] ?? '', 'base64url').toString(),
    )
    expect(kids[0]).not.toBe(kids[1])
    await other.close()
  })
})

describe('refreshing', () => {
  it('gives new tokens each time', async () => {
    const { tokens, user } = await newRider(app)
    const first = tokensSchema.parse((await refresh(tokens.refreshToken)).json())
    const second = tokensSchema.parse((await refresh(first.refreshToken)).json())
    expect(new Set([tokens.refreshToken, first.refreshToken, second.refreshToken]).size).toBe(3)
    const mine = await app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${second.accessToken}` } })
    expect(mine.json()).toEqual(user)
  })

  it('answers the token before with the same new one for 20 seconds: a lost answer, five tabs', async () => {
    const { tokens } = await newRider(app)
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(tokens.refreshToken)))
    const fresh = answers.map((answer) => answer.json<{ refreshToken: string }>().refreshToken)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(fresh).size).toBe(1)
    clockMs += 20_000
    expect((await refresh(tokens.refreshToken)).json()).toMatchObject({ refreshToken: fresh[0] })
  })

  it('works from the cookie alone, without any body, for a page of our own', async () => {
    const entered = await post(app, '/api/auth/register', form())
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { ...OUR_PAGE, cookie: cookieOf(entered) },
    })
    expect(tokensSchema.safeParse(answer.json()).success).toBe(true)
    expect(cookieOf(answer)).not.toBe(cookieOf(entered))
  })

  it('goes by the cookie where that is newer than the token a page of ours still has, and ends nothing', async () => {
    const { tokens } = await newRider(app)
    const { refreshToken: newest } = tokensSchema.parse((await refresh(tokens.refreshToken)).json())
    clockMs += 60_000
    const late = (headers: Record<string, string>) =>
      post(app, '/api/auth/refresh', { refreshToken: tokens.refreshToken }, headers)
    const answer = await late({ ...OUR_PAGE, cookie: `bluffline-session=${newest}` })
    const { refreshToken: next } = tokensSchema.parse(answer.json())
    clockMs += 60_000
    expect((await refresh(next)).statusCode).toBe(200)
    // Another's cookie opens nothing, and neither does one that a strange page brings: the copy ends the session.
    const stranger = await newRider(app)
    const strange = { ...OUR_PAGE, cookie: `bluffline-session=${stranger.tokens.refreshToken}` }
    expect((await late(strange)).statusCode).toBe(401)
    expect((await refresh(stranger.tokens.refreshToken)).statusCode).toBe(200)
  })

  it('ends a session that was not used for 60 days', async () => {
    const { tokens } = await newRider(app)
    clockMs += 61 * 86_400_000
    expect(codeOf(await refresh(tokens.refreshToken))).toEqual([401, 'unauthorized'])
  })
})

describe('signing out', () => {
  it('ends the session at once, access token too, and clears the cookie', async () => {
    const rider = await newRider(app)
    const answer = await post(app, '/api/auth/logout', { refreshToken: rider.tokens.refreshToken })
    expect(answer.json()).toEqual({ ok: true })
    expect(answer.headers['set-cookie']).toMatch(/^bluffline-session=; Path=\/; Max-Age=0;/)
    expect((await rider.call('GET', '/api/auth/user')).statusCode).toBe(401)
    expect((await refresh(rider.tokens.refreshToken)).statusCode).toBe(401)
    expect((await post(app, '/api/auth/logout', {})).statusCode).toBe(200)
  })

  it('late, with no signal at the time, leaves the session that was begun since', async () => {
    const [left, since] = [await newRider(app), await newRider(app)]
    const cookie = `bluffline-session=${since.tokens.refreshToken}`
    const answer = await post(
      app,
      '/api/auth/logout',
      { refreshToken: left.tokens.refreshToken },
      { ...OUR_PAGE, cookie },
    )
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
    expect((await left.call('GET', '/api/auth/user')).statusCode).toBe(401)
    expect((await since.call('GET', '/api/auth/user')).statusCode).toBe(200)
  })
})

describe('sessions', () => {
  it('are listed with their devices and ended one by one', async () => {
    const username = newName()
    await post(app, '/api/auth/register', form({ username }))
    clockMs += 1000
    const rider = await signIn(app, username)
    clockMs += 1000
    const phone = await post(
      app,
      '/api/auth/login',
      { username, password: PASSWORD },
      {
        'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
      },
    )
    const list = (await rider.call('GET', '/api/sessions')).json<{ id: string; device: string; isCurrent: boolean }[]>()
    expect(list.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Chrome on Android', false],
      ['Unknown device', true],
      // The session that registering opened.
      ['Unknown device', false],
    ])
    expect((await rider.call('DELETE', `/api/sessions/${list[0]?.id}`)).json()).toEqual({ ok: true })
    expect((await refresh(phone.json<{ refreshToken: string }>().refreshToken)).statusCode).toBe(401)
    expect((await rider.call('DELETE', `/api/sessions/${list[0]?.id}`)).statusCode).toBe(404)
    expect((await rider.call('GET', '/api/sessions')).json()).toHaveLength(2)
  })
})
