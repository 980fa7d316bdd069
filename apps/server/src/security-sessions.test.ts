import { randomUUID } from 'node:crypto'
import { ENDPOINTS, type User } from '@bluffline/contract'
import { SignJWT } from 'jose'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from './db/client.ts'
import { cookieOf, newName, newRider, OUR_PAGE, PASSWORD, post, signIn } from './testing/riders.ts'
import { createTestApp } from './testing/test-app.ts'
import { openTestDatabase } from './testing/test-database.ts'

let clockMs = Date.parse('2026-11-21T12:00:00Z')
const now = () => new Date(clockMs)

let database: Database
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = (await createTestApp(database, { now })).app
})
afterAll(async () => {
  await app.close()
  await database.close()
})
// The count of wrong attempts from one address begins anew.
beforeEach(() => {
  clockMs += 2 * 3_600_000
})

const refresh = (refreshToken: string) => post(app, '/api/auth/refresh', { refreshToken })
const userWith = (authorization: string) => app.inject({ url: '/api/auth/user', headers: { authorization } })
const login = (username: string, password: string, remoteAddress = '203.0.113.9') =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password }, remoteAddress })

describe('a stolen refresh token', () => {
  it('used by a thief after its owner ends the session for both', async () => {
    const owner = await newRider(app)
    const fresh = (await refresh(owner.tokens.refreshToken)).json<{ refreshToken: string }>()
    clockMs += 20_001
    expect((await refresh(owner.tokens.refreshToken)).statusCode).toBe(401)
    expect((await refresh(fresh.refreshToken)).statusCode).toBe(401)
    expect((await owner.call('GET', '/api/auth/user')).statusCode).toBe(401)
  })

  it('used by a thief before its owner ends the session when the owner comes', async () => {
    const owner = await newRider(app)
    const thief = (await refresh(owner.tokens.refreshToken)).json<{ refreshToken: string; accessToken: string }>()
    const next = (await refresh(thief.refreshToken)).json<{ refreshToken: string; accessToken: string }>()
    expect((await refresh(owner.tokens.refreshToken)).statusCode).toBe(401)
    expect((await refresh(next.refreshToken)).statusCode).toBe(401)
    expect((await userWith(`Bearer ${next.accessToken}`)).statusCode).toBe(401)
  })

  it('leaves the other sessions of its owner alone', async () => {
    const owner = await newRider(app)
    const elsewhere = await signIn(app, owner.user.username)
    await refresh(owner.tokens.refreshToken)
    clockMs += 60_000
    await refresh(owner.tokens.refreshToken)
    expect((await elsewhere.call('GET', '/api/auth/user')).statusCode).toBe(200)
  })

  it('cannot be made from what the database holds', async () => {
    const { tokens } = await newRider(app)
    const rows = await database.db.selectFrom('session').selectAll().execute()
    const secret = Buffer.from(tokens.refreshToken, 'base64url').subarray(16)
    for (const row of rows)
      for (const held of [row.chain_key, row.token_hash]) expect(Buffer.from(held).equals(secret)).toBe(false)
  })

  it.each(['', 'x', 'a'.repeat(64), randomUUID(), '\u0000', '../..', 'A'.repeat(200)])(
    'guessed as %j opens nothing',
    async (guess) => {
      expect((await refresh(guess)).statusCode).toBeGreaterThanOrEqual(400)
    },
  )

  it('spelled in another way is no second token', async () => {
    const { tokens } = await newRider(app)
    for (const spelled of [`${tokens.refreshToken}=`, ` ${tokens.refreshToken}`, `${tokens.refreshToken}\n`]) {
      expect((await refresh(spelled)).statusCode).toBe(401)
    }
    expect((await refresh(tokens.refreshToken)).statusCode).toBe(200)
  })
})

describe('an access token', () => {
  const claims = (user: User, sid: string) => ({
    sub: user.id,
    sid,
    iss: 'bluffline',
    aud: 'access',
    exp: Math.floor(clockMs / 1000) + 900,
  })
  const sidOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid
  const kidOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid

  it('without a signature, with another key, or changed is refused', async () => {
    const { user, tokens } = await newRider(app)
    const [kid, body] = [kidOf(tokens.accessToken), claims(user, sidOf(tokens.accessToken))]
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const [header = '', payload = '', signature = ''] = tokens.accessToken.split('.')
    const forged = [
      `${encode({ alg: 'none', kid })}.${encode(body)}.`,
      `${encode({ alg: 'HS256', kid })}.${encode(body)}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
      await new SignJWT(body).setProtectedHeader({ alg: 'HS256', kid }).sign(Buffer.alloc(32)),
      await new SignJWT(body).setProtectedHeader({ alg: 'HS256', kid: 'made-up' }).sign(Buffer.alloc(32)),
      await new SignJWT(body).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32)),
    ]
    for (const token of forged) expect((await userWith(`Bearer ${token}`)).statusCode, token).toBe(401)
    expect((await userWith(`Bearer ${tokens.accessToken}`)).statusCode).toBe(200)
  })

  it('is no token for anything else, nor anything else for it', async () => {
    const { user, tokens } = await newRider(app)
    const [key] = await database.db.selectFrom('signing_key').selectAll().orderBy('created_at', 'desc').execute()
    const ours = (body: object) =>
      new SignJWT({ ...body })
        .setProtectedHeader({ alg: 'HS256', kid: key?.id ?? '' })
        .sign(key?.secret ?? Buffer.alloc(0))
    const good = claims(user, sidOf(tokens.accessToken))
    expect((await userWith(`Bearer ${await ours(good)}`)).statusCode).toBe(200)
    for (const changed of [
      { aud: 'provider-login' },
      { iss: 'somebody' },
      { sid: randomUUID() },
      { sub: randomUUID() },
      { exp: 1 },
    ]) {
      expect(
        (await userWith(`Bearer ${await ours({ ...good, ...changed })}`)).statusCode,
        JSON.stringify(changed),
      ).toBe(401)
    }
    expect((await userWith(`Bearer ${tokens.refreshToken}`)).statusCode).toBe(401)
  })

  it('counts in its header only: not in an address, a cookie or a body', async () => {
    const { accessToken } = (await newRider(app)).tokens
    expect((await app.inject(`/api/sessions?access_token=${accessToken}`)).statusCode).toBe(401)
    expect(
      (await app.inject({ url: '/api/sessions', headers: { cookie: `accessToken=${accessToken}` } })).statusCode,
    ).toBe(401)
    for (const header of [
      accessToken,
      `Basic ${accessToken}`,
      `Bearer  ${accessToken}`,
      `Bearer ${accessToken}, Bearer x`,
    ]) {
      expect((await app.inject({ url: '/api/sessions', headers: { authorization: header } })).statusCode).toBe(401)
    }
  })
})

describe('a page of another site', () => {
  const FOREIGN = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { origin: 'https://localhost' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
  ]

  it.each(FOREIGN)('with %j writes nothing, whatever it brings', async (headers) => {
    const rider = await newRider(app)
    const { cookie } = { cookie: cookieOf(await login(rider.user.username, PASSWORD)) }
    for (const url of ['/api/auth/refresh', '/api/auth/logout']) {
      const answer = await app.inject({ method: 'POST', url, headers: { ...OUR_PAGE, cookie, ...headers } })
      expect([answer.statusCode, answer.json<{ code: string }>().code], url).toEqual([403, 'forbidden'])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect((await rider.call('PATCH', '/api/auth/user', { body: { vehicleType: 'atv' }, headers })).statusCode).toBe(
      403,
    )
    const attackers = { username: rider.user.username, password: PASSWORD }
    expect((await post(app, '/api/auth/login', attackers, headers)).statusCode).toBe(403)
  })

  it('cannot ride on the cookie with a form or without our header', async () => {
    const rider = await newRider(app)
    const cookie = cookieOf(await login(rider.user.username, PASSWORD))
    const { 'x-requested-with': ours, origin, host } = OUR_PAGE as Record<string, string>
    const attempts = [
      { cookie, host: host ?? '' },
      { cookie, host: host ?? '', origin: origin ?? '' },
      { cookie, host: host ?? '', 'x-requested-with': ours ?? '' },
      { cookie, host: host ?? '', origin: origin ?? '', 'x-requested-with': 'XMLHttpRequest' },
    ]
    for (const headers of attempts) {
      expect((await app.inject({ method: 'POST', url: '/api/auth/refresh', headers })).statusCode).toBe(403)
    }
    const form = await app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'refreshToken=x',
    })
    expect(form.statusCode).toBe(415)
    expect(
      (await app.inject({ method: 'POST', url: '/api/auth/refresh', headers: { cookie, ...OUR_PAGE } })).statusCode,
    ).toBe(200)
  })

  it('finds no other write that a cookie opens', async () => {
    const rider = await newRider(app)
    const cookie = cookieOf(await login(rider.user.username, PASSWORD))
    for (const { id, method, path, who, ridesOnCookie } of ENDPOINTS) {
      if (who === 'guest' || ridesOnCookie) continue
      const answer = await app.inject({
        method,
        url: path.replace(':id', randomUUID()),
        headers: { ...OUR_PAGE, cookie },
      })
      expect(answer.statusCode, id).toBe(401)
    }
  })

  it('is given nothing to read: no answer allows another origin', async () => {
    const answer = await app.inject({ url: '/api/auth/user', headers: { origin: 'https://evil.example' } })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('a session', () => {
  it('is never the one a visitor brought along', async () => {
    const attacker = await newRider(app)
    const cookie = cookieOf(await login(attacker.user.username, PASSWORD))
    const victim = newName()
    const answer = await post(
      app,
      '/api/auth/register',
      { username: victim, email: 'v@example.org', password: PASSWORD },
      { cookie },
    )
    expect(cookieOf(answer)).not.toBe(cookie)
    const again = await post(app, '/api/auth/login', { username: victim, password: PASSWORD }, { cookie })
    expect(cookieOf(again)).not.toBe(cookie)
    expect((await app.inject({ url: '/api/auth/user', headers: { cookie } })).json()).toMatchObject({
      username: attacker.user.username,
    })
  })
})
