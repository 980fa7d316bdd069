import { login, register } from '@bluffline/contract'
import { decodeJwt } from 'jose'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { cookieOf, newName, newRider, OUR_PAGE, PASSWORD, post, signIn } from '../../testing/riders.ts'
import { configWith, createTestApp } from '../../testing/test-app.ts'
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

describe('registering', () => {
  it('answers the new rider, who is a user with a 4x4 and opens a session in the cookie', async () => {
    const answer = await post(app, '/api/auth/register', form({ username: ' Ozark.Ann ' }))
    expect(answer.statusCode).toBe(200)
    expect(register.output.parse(answer.json())).toMatchObject({
      username: 'Ozark.Ann',
      vehicleType: '4x4',
      roleId: 'user',
      subscriptionStatus: 'none',
      hasPassword: true,
    })
    const user = await app.inject({ url: '/api/auth/user', headers: { cookie: cookieOf(answer) } })
    expect(user.json()).toMatchObject({ username: 'Ozark.Ann' })
  })

  it('stores argon2id or whatever hash it is given, never the password', async () => {
    const rider = form()
    await post(app, '/api/auth/register', rider)
    const rows = await database.db.selectFrom('account').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
  })

  it('refuses a name that is taken in any letter case, one at a time or both at once', async () => {
    const rider = form()
    const both = await Promise.all([post(app, '/api/auth/register', rider), post(app, '/api/auth/register', rider)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const upper = await post(app, '/api/auth/register', { ...rider, username: rider.username.toUpperCase() })
    expect(codeOf(upper)).toEqual([409, 'name_taken'])
  })

  it('tells nobody whether an e-mail address is known', async () => {
    const rider = form()
    await post(app, '/api/auth/register', rider)
    expect((await post(app, '/api/auth/register', form({ email: rider.email }))).statusCode).toBe(200)
  })

  it.each([
    ['username', { username: 'admin' }],
    ['username', { username: '  ' }],
    ['email', { email: 'nowhere' }],
    ['password', { password: 'short' }],
    ['roleId', { roleId: 'admin' }],
    ['vehicleType', { vehicleType: 'tank' }],
  ])('names the field "%s" that it cannot take', async (field, changes) => {
    const answer = await post(app, '/api/auth/register', form(changes))
    expect(codeOf(answer)).toEqual([400, 'bad_request'])
    expect(answer.json<{ message: string }>().message).toContain(`"${field}"`)
  })
})

describe('signing in', () => {
  it('answers the rider with tokens that are good for 15 minutes, and trims the name', async () => {
    const { user } = await newRider(app)
    const answer = await post(app, '/api/auth/login', { username: ` ${user.username} `, password: PASSWORD })
    const { expiresAt, expiresInS, ...rest } = login.output.parse(answer.json())
    expect([expiresAt, expiresInS]).toEqual([clockMs + 900_000, 900])
    expect(rest.user).toEqual(user)
    expect(decodeJwt(rest.accessToken)).toEqual({
      iss: 'bluffline',
      aud: 'access',
      sub: user.id,
      sid: expect.any(String),
      iat: clockMs / 1000,
      exp: clockMs / 1000 + 900,
    })
  })

  it('sets a cookie that scripts and other sites do not get: __Host- where the app is on https', async () => {
    const { app: secure } = await createTestApp(database, {
      now,
      config: configWith({ PUBLIC_URL: 'https://trails.example.org' }),
    })
    const rider = form()
    const cookies = async (at: FastifyInstance) => {
      await post(at, '/api/auth/register', rider)
      return String((await post(at, '/api/auth/login', rider2(rider))).headers['set-cookie'])
    }
    const rider2 = ({ username, password }: typeof rider) => ({ username, password })
    expect(await cookies(app)).toMatch(
      /^bluffline-session=[\w-]{64}; Path=\/; Max-Age=5184000; HttpOnly; SameSite=Strict$/,
    )
    expect(await cookies(secure)).toMatch(
      /^__Host-bluffline-session=[\w-]{64}; Path=\/; Max-Age=5184000; HttpOnly; SameSite=Strict; Secure$/,
    )
    await secure.close()
  })

  it('ends the session that this browser had before', async () => {
    const rider = form()
    const entered = await post(app, '/api/auth/register', rider)
    const before = { cookie: cookieOf(entered) }
    const credentials = { username: rider.username, password: PASSWORD }
    await post(app, '/api/auth/login', credentials, { ...OUR_PAGE, ...before })
    expect((await app.inject({ url: '/api/auth/user', headers: before })).statusCode).toBe(401)
  })

  it('says the same of a wrong name and a wrong password', async () => {
    const { user } = await newRider(app)
    const wrongPassword = await post(app, '/api/auth/login', { username: user.username, password: 'wrong' })
    const wrongName = await post(app, '/api/auth/login', { username: newName(), password: 'wrong' })
    expect(wrongPassword.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid username or password' })
    expect(wrongName.json()).toEqual(wrongPassword.json())
    expect([wrongPassword.statusCode, wrongName.statusCode]).toEqual([401, 401])
  })
})

describe('the account', () => {
  it('changes its password, which ends every other session', async () => {
    const here = await newRider(app)
    const other = await signIn(app, here.user.username)
    const wrong = await here.call('POST', '/api/auth/password', {
      body: { currentPassword: 'wrong', newPassword: 'another one' },
    })
    expect(codeOf(wrong)).toEqual([403, 'wrong_password'])
    const right = await here.call('POST', '/api/auth/password', {
      body: { currentPassword: PASSWORD, newPassword: 'another one' },
    })
    expect(right.json()).toEqual(here.user)
    expect((await other.call('GET', '/api/auth/user')).statusCode).toBe(401)
    expect((await here.call('GET', '/api/auth/user')).statusCode).toBe(200)
    expect((await post(app, '/api/auth/login', { username: here.user.username, password: PASSWORD })).statusCode).toBe(
      401,
    )
    expect((await signIn(app, here.user.username, 'another one')).user).toEqual(here.user)
  })

  it('changes its e-mail address with the password, its machine without', async () => {
    const rider = await newRider(app)
    const email = 'New.Address@example.org'
    expect((await rider.call('POST', '/api/auth/email', { body: { email, password: 'wrong' } })).statusCode).toBe(403)
    expect((await rider.call('POST', '/api/auth/email', { body: { email, password: PASSWORD } })).json()).toMatchObject(
      { email },
    )
    expect((await rider.call('PATCH', '/api/auth/user', { body: { vehicleType: 'utv' } })).json()).toMatchObject({
      vehicleType: 'utv',
    })
  })

  it('is deleted with everything in it', async () => {
    const rider = await newRider(app)
    const headers = { 'idempotency-key': 'the-first-one' }
    await rider.call('POST', '/api/saved-trails', { headers, body: { trailId: 'zebulon-gap', savedAtMs: 1 } })
    expect((await rider.call('DELETE', '/api/auth/user', { body: {} })).statusCode).toBe(403)
    expect((await rider.call('DELETE', '/api/auth/user', { body: { password: PASSWORD } })).json()).toEqual({
      ok: true,
    })
    const left = (table: 'session' | 'record' | 'kept_answer') =>
      database.db.selectFrom(table).selectAll().where('account_id', '=', rider.user.id).execute()
    expect(await Promise.all([left('session'), left('record'), left('kept_answer')])).toEqual([[], [], []])
    expect((await rider.call('GET', '/api/auth/user')).statusCode).toBe(401)
    expect((await post(app, '/api/auth/login', { username: rider.user.username, password: PASSWORD })).statusCode).toBe(
      401,
    )
  })
})

describe('a role', () => {
  it('is what the database says at this moment, and no name makes one', async () => {
    const rider = await newRider(app)
    const role = async () => (await rider.call('GET', '/api/auth/user')).json<{ roleId: string }>().roleId
    expect(await role()).toBe('user')
    await database.db.updateTable('account').set({ role_id: 'admin' }).where('id', '=', rider.user.id).execute()
    expect(await role()).toBe('admin')
  })
})
