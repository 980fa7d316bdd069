import { tokens as tokensSchema } from '@bluffline/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../db/client.ts'
import { createSignInProvider, type SignInProvider } from '../../../platform/sign-in-provider.ts'
import { CLIENT, startOidcProvider, type TestProvider } from '../../../testing/oidc-provider.ts'
import { cookieOf, newName, newRider, OUR_PAGE } from '../../../testing/riders.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'

const CALLBACK = 'http://localhost/api/login/callback'
let database: Database
let provider: TestProvider
let app: FastifyInstance
let clockMs = Date.now()
const now = () => new Date(clockMs)

const appWith = async (signInProvider: SignInProvider | null) =>
  (
    await createTestApp(database, {
      now,
      signInProvider,
      integrations: [{ name: 'oidc', state: () => signInProvider?.state() ?? 'off' }],
    })
  ).app
const ours = (changes: object = {}) =>
  createSignInProvider({ issuer: provider.issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret, ...changes })

beforeAll(async () => {
  database = await openTestDatabase()
  provider = await startOidcProvider(CALLBACK)
  app = await appWith(ours())
})
afterAll(async () => {
  await app.close()
  await provider.stop()
  await database.close()
})

const start = async (returnTo?: string, at = app) => {
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo })}`
  const answer = await at.inject({ url: `/api/login${query}`, headers: { host: 'localhost' } })
  const cookie = answer.cookies.find(({ name }) => name === 'bluffline-login')
  return { answer, address: String(answer.headers.location), cookie: `bluffline-login=${cookie?.value ?? ''}` }
}
const comeBack = (returned: string, cookie: string, at = app) => {
  const { pathname, search } = new URL(returned)
  return at.inject({ url: pathname + search, headers: { host: 'localhost', cookie } })
}
const signInAs = async (sub: string, returnTo?: string) => {
  const { address, cookie } = await start(returnTo)
  return comeBack(await provider.walk(address, sub), cookie)
}
const whoIs = async (answer: Awaited<ReturnType<typeof signInAs>>) =>
  (await app.inject({ url: '/api/auth/user', headers: { cookie: cookieOf(answer) } })).json<{
    id: string
    username: string
  }>()
const changed = (address: string, changes: Record<string, string | null>) => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}
const expectRefused = async (answer: Awaited<ReturnType<typeof signInAs>>) => {
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('Signing in did not work')
  expect(cookieOf(answer)).toBe('')
}

describe('signing in with a provider', () => {
  it('sends the browser there with a code challenge, a state and a nonce, and nothing secret', async () => {
    const { answer, address } = await start('/map')
    expect(answer.statusCode).toBe(302)
    const { origin, searchParams } = new URL(address)
    expect(origin).toBe(provider.issuer)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: CALLBACK,
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/)
    expect(address).not.toContain(CLIENT.secret.slice(0, 8))
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^bluffline-login=[\w.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    )
  })

  it('opens a session, makes an account of the one who came, and knows them the next time', async () => {
    const first = await signInAs('ann-1', '/map/zebulon-gap')
    expect([first.statusCode, first.headers.location]).toEqual([302, '/map/zebulon-gap'])
    const ann = await whoIs(first)
    expect(ann).toMatchObject({ username: 'ann', email: 'ann-1@example.org', hasPassword: false, roleId: 'user' })
    const refreshed = await app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { ...OUR_PAGE, cookie: cookieOf(first) },
    })
    expect(tokensSchema.safeParse(refreshed.json()).success).toBe(true)
    const again = await signInAs('ann-1')
    expect(again.headers.location).toBe('/ai-trails')
    expect(await whoIs(again)).toEqual(ann)
  })

  it('makes another account for another person of the same name or e-mail address, never opens somebody else’s', async () => {
    const rider = await newRider(app, `walter-${newName()}`)
    const sub = `${rider.user.username}`
    const came = await whoIs(await signInAs(sub))
    expect(came.id).not.toBe(rider.user.id)
    const [bob, other] = [await whoIs(await signInAs('bob-1')), await whoIs(await signInAs('bob-2'))]
    expect(bob.username).toBe('bob')
    expect(other.username).toMatch(/^bob-\d{4,6}$/)
    expect((await whoIs(await signInAs('admin-1'))).username).toMatch(/^rider-\d{4,6}$/)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%2fevil.example',
    '/a\tb',
    'javascript:alert(1)',
    '',
  ])('never leads on to %j', async (returnTo) => {
    expect((await signInAs('carl-1', returnTo)).headers.location).toBe('/ai-trails')
  })
})

describe('a return from the provider', () => {
  it('counts only in the browser that set out', async () => {
    const { address } = await start()
    const returned = await provider.walk(address, 'dora-1')
    await expectRefused(await comeBack(returned, ''))
    await expectRefused(await comeBack(returned, (await start()).cookie))
    await expectRefused(await comeBack(returned, 'bluffline-login=made-up'))
  })

  it('counts once: a code is used up', async () => {
    const { address, cookie } = await start()
    const returned = await provider.walk(address, 'dora-1')
    expect((await comeBack(returned, cookie)).statusCode).toBe(302)
    await expectRefused(await comeBack(returned, cookie))
  })

  it('is refused with another state, none, another issuer or another code', async () => {
    const cases = [
      { state: 'another' },
      { state: null },
      { iss: 'https://evil.example' },
      { iss: null },
      { code: 'another' },
      { code: null },
      { error: 'access_denied', code: null },
    ]
    for (const change of cases) {
      const { address, cookie } = await start()
      await expectRefused(await comeBack(changed(await provider.walk(address, 'dora-1'), change), cookie))
    }
  })

  it('is refused with a nonce that was not sent out: a code of another sign-in, injected', async () => {
    const { address, cookie } = await start()
    await expectRefused(
      await comeBack(await provider.walk(changed(address, { nonce: 'of-the-attacker' }), 'dora-1'), cookie),
    )
  })

  it('is refused with a code that was asked for with another challenge', async () => {
    const { address, cookie } = await start()
    const other = new URL((await start()).address).searchParams.get('code_challenge')
    await expectRefused(
      await comeBack(await provider.walk(changed(address, { code_challenge: other }), 'dora-1'), cookie),
    )
  })

  it('is refused after ten minutes', async () => {
    const { address, cookie } = await start()
    const returned = await provider.walk(address, 'dora-1')
    clockMs += 601_000
    await expectRefused(await comeBack(returned, cookie))
    clockMs -= 601_000
  })

  it('is refused where the provider is given the wrong secret', async () => {
    const wrong = await appWith(ours({ clientSecret: 'wrong' }))
    const { address, cookie } = await start(undefined, wrong)
    await expectRefused(await comeBack(await provider.walk(address, 'dora-1'), cookie, wrong))
    await wrong.close()
  })
})

describe('without a provider that answers', () => {
  it('the page explains itself and leads to the password form; a program gets a code', async () => {
    const none = await appWith(null)
    const page = await none.inject('/api/login')
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(page.body).toContain('is not set up on this server')
    expect(page.body).toContain('href="/profile"')
    expect(page.body).not.toContain('<script')
    const json = await none.inject({ url: '/api/login', headers: { accept: 'application/json' } })
    expect(json.json()).toEqual({ code: 'not_configured', message: expect.stringContaining('not set up') })
    expect((await none.inject('/api/health')).json()).toMatchObject({ integrations: { oidc: 'off' } })
    await none.close()
  })

  it('the health says that it fails, and the password form stays', async () => {
    const silent = await appWith(ours({ issuer: 'http://127.0.0.1:9' }))
    expect((await silent.inject('/api/health')).json()).toMatchObject({ integrations: { oidc: 'configured' } })
    expect((await silent.inject('/api/login')).body).toContain('does not answer right now')
    expect((await silent.inject('/api/health')).json()).toMatchObject({ integrations: { oidc: 'failing' } })
    expect((await newRider(silent)).user.hasPassword).toBe(true)
    await silent.close()
  })

  it('a provider that calls itself something else than it is configured as is none', async () => {
    const other = await appWith(ours({ issuer: provider.issuer.replace('127.0.0.1', 'localhost') }))
    expect((await other.inject('/api/login')).body).toContain('does not answer right now')
    await other.close()
  })
})
