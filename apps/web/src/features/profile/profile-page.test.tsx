import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../data/db/open-database.ts'
import { CLEANUP_KEY, SESSION_HINT_KEY } from '../../data/session/session.ts'
import { CLEANUP_VERSION } from '../../data/session/session-machine.ts'
import { VEHICLE_KEY } from '../../data/vehicle/vehicle-store.ts'
import { forgetEverything, renderWithData } from '../../data/testing/render-with-data.tsx'
import { testUser } from '../../data/testing/test-user.ts'
import { USER_KEY } from '../../platform/credentials.ts'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { TOKENS_KEY } from '../../platform/tokens.ts'
import { Page } from './profile-page.tsx'

const rider = testUser('rider')
const NOW_MS = Date.parse('2026-06-15T12:00:00Z')
const tokens = { accessToken: 'a', refreshToken: 'r', expiresAt: NOW_MS + 900_000, expiresInS: 900 }
const sessions = [
  {
    id: '33333333-3333-4333-8333-333333333333',
    device: 'Chrome on Android',
    createdAt: rider.createdAt,
    lastUsedAt: rider.createdAt,
    isCurrent: true,
  },
  {
    id: '44444444-4444-4444-8444-444444444444',
    device: 'Firefox on Linux',
    createdAt: rider.createdAt,
    lastUsedAt: rider.createdAt,
    isCurrent: false,
  },
]

const signedOut = (routes: Record<string, unknown> = {}) => {
  const ports = fakePorts(routes)
  return { user: userEvent.setup(), ...renderWithData(<Page />, { ports, path: '/profile' }) }
}
const signedIn = (routes: Record<string, unknown> = {}) => {
  const ports = fakePorts({ 'GET /api/sessions': sessions, ...routes })
  ports.storage.write(CLEANUP_KEY, CLEANUP_VERSION)
  ports.storage.write(USER_KEY, JSON.stringify(rider))
  ports.storage.write(TOKENS_KEY, JSON.stringify(tokens))
  return { user: userEvent.setup(), ...renderWithData(<Page />, { ports, path: '/profile' }) }
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

beforeEach(forgetEverything)
afterEach(cleanup)

describe('logging in', () => {
  it('needs a name and a password, and sends nothing without them', async () => {
    const { user, ports } = signedOut()
    await user.type(await screen.findByLabelText('Username'), '   ')
    await press(user, 'Login')
    expect(screen.getByText('Enter your username.')).toBeTruthy()
    expect(screen.getByText('Enter your password.')).toBeTruthy()
    expect(ports.requests.filter((request) => request.includes('login'))).toEqual([])
  })

  it('trims the name, says welcome back, keeps the tokens and leaves for the trails by a full page load', async () => {
    const bodies: unknown[] = []
    const { user, ports } = signedOut({
      'POST /api/auth/login': async (request: Request) => (
        bodies.push(await request.json()),
        { user: rider, ...tokens }
      ),
    })
    await user.type(await screen.findByLabelText('Username'), '  rider ')
    await user.type(screen.getByLabelText('Password'), 'dust and gravel')
    await user.dblClick(screen.getByRole('button', { name: 'Login' }))
    expect(await screen.findByText('Login Successful')).toBeTruthy()
    expect(screen.getByText('Welcome back, rider!')).toBeTruthy()
    await waitFor(() => expect(ports.page.loaded).toEqual(['/ai-trails']))
    expect(bodies).toEqual([{ username: 'rider', password: 'dust and gravel' }])
    expect(ports.storage.read(TOKENS_KEY)).toContain('"refreshToken":"r"')
    expect(ports.storage.read(USER_KEY)).toContain('rider')
  })

  it.each([
    [
      Response.json({ code: 'invalid_credentials', message: 'Wrong name or password.' }, { status: 401 }),
      'Wrong name or password.',
    ],
    [new Response('', { status: 500 }), 'Invalid username or password'],
  ])('tells a failure in the words of the server, or in the agreed ones', async (answer, words) => {
    const { user } = signedOut({ 'POST /api/auth/login': answer })
    await user.type(await screen.findByLabelText('Username'), 'rider')
    await user.type(screen.getByLabelText('Password'), 'wrong')
    await press(user, 'Login')
    expect(await screen.findByText('Login Failed')).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('says when the server cannot be reached', async () => {
    const { user, ports } = signedOut()
    await user.type(await screen.findByLabelText('Username'), 'rider')
    await user.type(screen.getByLabelText('Password'), 'x')
    ports.setOnline(false)
    await press(user, 'Login')
    expect(await screen.findByText('Unable to connect to server. Please try again.')).toBeTruthy()
  })

  it('offers a provider only where the server has one', async () => {
    const health = { status: 'ok', version: '1', database: { engine: 'pglite', ok: true }, catalog: {} }
    const first = signedOut({ 'GET /api/health': { ...health, integrations: { oidc: 'off' } } })
    await screen.findByLabelText('Username')
    await waitFor(() => expect(first.ports.requests).toContain('GET /api/health'))
    expect(screen.queryByRole('button', { name: /provider/ })).toBeNull()
    cleanup()
    const { user, ports } = signedOut({ 'GET /api/health': { ...health, integrations: { oidc: 'configured' } } })
    await press(user, 'Sign in with your provider')
    expect(ports.page.loaded).toEqual(['/api/login'])
    // Who comes back has only a cookie: without this the server would not be asked.
    expect(ports.storage.read(SESSION_HINT_KEY)).not.toBeNull()
  })
})

describe('the machine', () => {
  it('is offered to a new account as the device knows it', async () => {
    const ports = fakePorts({})
    ports.storage.write(VEHICLE_KEY, JSON.stringify({ use: 'motorcycle', widthInches: null, permits: [] }))
    renderWithData(<Page />, { ports, path: '/profile' })
    await userEvent.click(await screen.findByRole('tab', { name: 'Register' }))
    expect(screen.getByLabelText<HTMLSelectElement>('What do you ride?').value).toBe('motorcycle')
  })

  it('of an account is changed where it stands', async () => {
    const bodies: unknown[] = []
    const { user } = signedIn({
      'PATCH /api/auth/user': async (request: Request) => (
        bodies.push(await request.json()),
        { ...rider, vehicleType: 'atv' }
      ),
    })
    await user.selectOptions(await screen.findByLabelText('Machine'), 'ATV')
    expect(await screen.findByText('Machine changed')).toBeTruthy()
    expect(bodies).toEqual([{ vehicleType: 'atv' }])
    expect(screen.getByLabelText<HTMLSelectElement>('Machine').value).toBe('atv')
  })
})

describe('registering', () => {
  it('says what is missing before anything is sent', async () => {
    const { user, ports } = signedOut()
    await user.click(await screen.findByRole('tab', { name: 'Register' }))
    await user.type(screen.getByLabelText('E-mail'), 'rider')
    await user.type(screen.getByLabelText('Password'), 'short')
    await press(user, 'Create account')
    expect(screen.getByText('Enter an e-mail address such as rider@example.org.')).toBeTruthy()
    expect(screen.getByText('The password must have at least 8 characters.')).toBeTruthy()
    expect(ports.requests.filter((request) => request.includes('register'))).toEqual([])
  })

  it('says what the server did not like', async () => {
    const taken = Response.json({ code: 'name_taken', message: 'That name is taken.' }, { status: 409 })
    const { user } = signedOut({ 'POST /api/auth/register': taken })
    await user.click(await screen.findByRole('tab', { name: 'Register' }))
    await user.type(screen.getByLabelText('Username'), 'rider')
    await user.type(screen.getByLabelText('E-mail'), 'rider@example.org')
    await user.type(screen.getByLabelText('Password'), 'dust and gravel')
    await press(user, 'Create account')
    expect(await screen.findByText('Registration Failed')).toBeTruthy()
    expect(screen.getByText('That name is taken.')).toBeTruthy()
  })
})

describe('the account', () => {
  it('shows where one is logged in, and ends another session', async () => {
    const ended: string[] = []
    const { user } = signedIn({
      [`DELETE /api/sessions/${sessions[1]?.id ?? ''}`]: (request: Request) => (ended.push(request.url), { ok: true }),
    })
    expect(await screen.findByText('Chrome on Android')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Log out Chrome on Android' })).toBeNull()
    await press(user, 'Log out Firefox on Linux')
    await waitFor(() => expect(ended).toHaveLength(1))
  })

  it('saves everything as one archive', async () => {
    const { user, ports } = signedIn({
      'GET /api/auth/export': new Response('zip', { headers: { 'content-type': 'application/zip' } }),
    })
    await press(user, 'Export everything')
    await waitFor(() => expect(ports.saved.map(({ name }) => name)).toEqual(['bluffline-2026-06-15.zip']))
  })

  it('is left without a trace', async () => {
    const { user, ports } = signedIn({ 'POST /api/auth/logout': { ok: true } })
    const database = await openDatabase()
    await press(user, 'Logout')
    expect(await screen.findByText('You have been successfully logged out')).toBeTruthy()
    expect([USER_KEY, TOKENS_KEY].map(ports.storage.read)).toEqual([null, null])
    expect(await database.account.count()).toBe(0)
  })

  it('asks before it is left with changes that nobody has yet', async () => {
    const database = await openDatabase()
    await database.account.put({ key: 'account', userId: rider.id, username: rider.username, cursor: 0 })
    const row = {
      key: 'k',
      owner: rider.id,
      noun: 'trips',
      action: 'create',
      recordId: 'temp-1',
      body: {},
      title: 'Trip',
      writtenMs: 1,
    } as const
    await database.outbox.add({ ...row, attempts: 0, state: 'waiting', problem: null, current: null, refs: [] })
    const { user, ports } = signedIn()
    await press(user, 'Logout')
    expect(await screen.findByText(/One change has not reached your account yet/)).toBeTruthy()
    expect(ports.storage.read(TOKENS_KEY)).not.toBeNull()
  })
})

describe('what this device keeps', () => {
  it('is counted, and the browser is asked to keep it', async () => {
    const { user } = signedOut()
    expect(await screen.findByText('Changes to send')).toBeTruthy()
    expect(screen.getByText(/Room on this device: Unknown/)).toBeTruthy()
    await press(user, 'Keep it for good')
  })
})
