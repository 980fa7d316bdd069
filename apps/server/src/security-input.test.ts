import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from './db/client.ts'
import { createLog } from './platform/log.ts'
import { createPasswords, type PasswordHash } from './platform/passwords.ts'
import { quickHash } from './testing/quick-hash.ts'
import { cookieOf, newName, newRider, OUR_PAGE, PASSWORD, post } from './testing/riders.ts'
import { configWith, createTestApp } from './testing/test-app.ts'
import { openTestDatabase } from './testing/test-database.ts'

let clockMs = Date.parse('2026-11-21T12:00:00Z')
const now = () => new Date(clockMs)

const asked = { hash: 0, verify: 0 }
const counted: PasswordHash = {
  hash: (password) => ((asked.hash += 1), quickHash.hash(password)),
  verify: (hash, password) => ((asked.verify += 1), quickHash.verify(hash, password)),
}

let database: Database
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = (await createTestApp(database, { now, passwords: createPasswords(counted) })).app
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

describe('a name', () => {
  it('that is known and one that is not cost the same work and get the same words', async () => {
    const { user } = await newRider(app)
    const costOf = async (username: string) => {
      Object.assign(asked, { hash: 0, verify: 0 })
      const { statusCode, body, headers } = await login(username, 'wrong')
      return { statusCode, body, headers: Object.keys(headers).toSorted(), ...asked }
    }
    await costOf('warm-up')
    const known = await costOf(user.username)
    expect(known.verify).toBe(1)
    expect(await costOf(newName())).toEqual(known)
  })

  it('is slowed after five wrong passwords, known or not, and not before', async () => {
    const { user } = await newRider(app)
    for (const [index, username] of [user.username, newName()].entries()) {
      const address = `198.51.100.${index}`
      const statuses: number[] = []
      for (let i = 0; i < 8; i += 1) statuses.push((await login(username, 'wrong', address)).statusCode)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429])
      const refused = await login(username, PASSWORD, address)
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
      expect(refused.json()).toEqual({
        code: 'rate_limited',
        message: 'Too many attempts to sign in. Wait 1 second and try again.',
      })
    }
    clockMs += 1000
    expect((await login(user.username, PASSWORD)).statusCode).toBe(200)
    expect((await login(user.username, 'wrong')).statusCode).toBe(401)
  })

  it('cannot be tried with a hundred passwords at once', async () => {
    const { user } = await newRider(app)
    Object.assign(asked, { hash: 0, verify: 0 })
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => login(user.username, `guess ${i}`, `192.0.2.${i}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(6)
    expect(asked.verify).toBe(6)
  })

  it('is not guessed through the password change either', async () => {
    const rider = await newRider(app)
    const statuses: number[] = []
    for (let i = 0; i < 7; i += 1) {
      const body = { currentPassword: `guess ${i}`, newPassword: 'another password' }
      statuses.push((await rider.call('POST', '/api/auth/password', { body })).statusCode)
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 429])
  })

  it('of many is slowed for an address that tries them all, and its neighbours in one IPv6 network', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 23; i += 1)
      statuses.push((await login(newName(), 'wrong', `2001:db8:1:2::${i + 1}`)).statusCode)
    expect(statuses.indexOf(429)).toBe(21)
    expect((await login(newName(), 'wrong', '2001:db8:1:3::1')).statusCode).toBe(401)
  })
})

const HOSTILE = ["' or 1=1 --", "'; drop table account; --", '%', '_', '\\', '${7*7}', '{{7*7}}', '*)(uid=*', 'a\u0000b', '\r\nset-cookie: x=y', '\u202e', '\ud800'] // prettier-ignore

describe('what somebody types', () => {
  it.each(HOSTILE)('as %j is data, never SQL, a header or a bug', async (text) => {
    const answers = [
      await login(text, text),
      await post(app, '/api/auth/register', { username: text, email: text, password: text.padEnd(12, 'x') }),
      await refresh(text),
      await app.inject({
        url: '/api/auth/user',
        headers: { cookie: `bluffline-session=${encodeURIComponent(Buffer.from(text).toString())}` },
      }),
      await app.inject(`/api/login?returnTo=${encodeURIComponent(Buffer.from(text).toString())}`).catch(() => null),
    ]
    for (const answer of answers) {
      if (!answer) continue
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(JSON.stringify(answer.headers)).not.toContain('x=y')
    }
    expect(await database.db.selectFrom('account').select('id').execute()).not.toEqual([])
  })

  it('as a user agent reaches nobody as it is', async () => {
    const rider = await newRider(app)
    const agent = '<script>alert(1)</script> Firefox/140 (Windows NT 10.0)'
    await post(app, '/api/auth/login', { username: rider.user.username, password: PASSWORD }, { 'user-agent': agent })
    const list = (await rider.call('GET', '/api/sessions')).json<{ device: string }[]>()
    expect(list.map(({ device }) => device)).toContain('Firefox on Windows')
    expect(JSON.stringify(list)).not.toContain('script')
  })

  it('is refused where it is too large, broken, nested without end or of another kind', async () => {
    const send = (payload: string, type = 'application/json') =>
      app.inject({ method: 'POST', url: '/api/auth/login', payload, headers: { 'content-type': type } })
    const statuses = [
      await send('{"username":"a","password":"b"'),
      await send('[]'),
      await send('null'),
      await send('"text"'),
      await send('{"username":{"$gt":""},"password":{"$gt":""}}'),
      await send('{"username":["a"],"password":"b"}'),
      await send('{"__proto__":{"role":"admin"},"username":"a","password":"b"}'),
      await send(`{"username":"a","password":"${'x'.repeat(1001)}"}`),
      await send(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
      await send('username=a&password=b', 'application/x-www-form-urlencoded'),
      await send('<login/>', 'text/xml'),
      await send(`{"username":"a","password":"${'x'.repeat(2_000_000)}"}`),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400, 400, 400, 415, 415, 413])
  })
})

describe('the log', () => {
  it('holds no token, password, name or address, whatever happens', async () => {
    const stream = new PassThrough()
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    const { app: logging } = await createTestApp(database, {
      now,
      log: createLog('debug', stream),
      config: configWith({}),
    })
    const rider = await newRider(logging)
    const cookie = cookieOf(
      await post(logging, '/api/auth/login', { username: rider.user.username, password: PASSWORD }),
    )
    await rider.call('GET', '/api/auth/user')
    await post(logging, '/api/auth/refresh', { refreshToken: rider.tokens.refreshToken })
    await post(logging, '/api/auth/login', { username: rider.user.username, password: 'a wrong one' })
    await logging.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie, ...OUR_PAGE } })
    await logging.inject(`/api/login/callback?code=the-code&state=the-state`)
    await logging.inject(`/profile?token=${rider.tokens.accessToken}`)
    await logging.close()
    const text = Buffer.concat(chunks).toString()
    expect(text).toContain('"route":"/api/auth/login"')
    const secrets = [rider.tokens.accessToken, rider.tokens.refreshToken, cookie.split('=')[1] ?? '', PASSWORD, 'a wrong one', rider.user.username, 'example.org', 'the-code', 'the-state', '127.0.0.1'] // prettier-ignore
    for (const secret of secrets) expect(text).not.toContain(secret)
  })
})
