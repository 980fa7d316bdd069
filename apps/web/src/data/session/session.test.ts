import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TOKEN_EXPIRED, USER_KEY } from '../../platform/credentials.ts'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { TOKENS_KEY } from '../../platform/tokens.ts'
import { testUser } from '../testing/test-user.ts'
import { CLEANUP_KEY, createSession, RETURN_PATH_KEY, SESSION_HINT_KEY } from './session.ts'
import { CLEANUP_VERSION } from './session-machine.ts'

const rider = testUser('rider')
const NOW_MS = Date.parse('2026-06-15T12:00:00Z')
const MINUTE_MS = 60_000
const tokens = (minutesLeft: number) =>
  JSON.stringify({ accessToken: 'a', refreshToken: 'r', expiresAt: NOW_MS + minutesLeft * MINUTE_MS })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function begin(stored: Record<string, string>, routes: Record<string, unknown> = {}) {
  const ports = fakePorts(routes)
  for (const [key, value] of Object.entries(stored)) ports.storage.write(key, value)
  const session = createSession(ports)
  session.start()
  return { ports, session }
}
const known = { [CLEANUP_KEY]: CLEANUP_VERSION, [USER_KEY]: JSON.stringify(rider) }
const settle = () => vi.advanceTimersByTimeAsync(100)
const refused = () => Response.json({ code: 'unauthorized', message: 'no' }, { status: 401 })

describe('the session on this device', () => {
  it('is loading for a tenth of a second, then uses the cached user with a valid token and asks nobody', async () => {
    const { session, ports } = begin({ ...known, [TOKENS_KEY]: tokens(15) })
    await vi.advanceTimersByTimeAsync(99)
    expect(session.read().status).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(session.read()).toMatchObject({ status: 'signedIn', user: { username: 'rider' } })
    expect(ports.requests).toEqual([])
  })

  it('is nobody’s where nobody ever signed in, and asks no server', async () => {
    const { session, ports } = begin({ [CLEANUP_KEY]: CLEANUP_VERSION })
    await settle()
    expect(session.read().status).toBe('signedOut')
    expect(ports.requests).toEqual([])
  })

  it('asks once more where somebody was signed in, and no more after a refusal', async () => {
    const { ports } = begin(
      { [CLEANUP_KEY]: CLEANUP_VERSION, [SESSION_HINT_KEY]: 'yes' },
      { 'GET /api/auth/user': refused, 'POST /api/auth/refresh': refused },
    )
    await settle()
    expect(ports.requests).toContain('GET /api/auth/user')
    expect(ports.storage.read(SESSION_HINT_KEY)).toBeNull()
  })

  it('clears tokens and user on the first run', async () => {
    const { session, ports } = begin({ [USER_KEY]: JSON.stringify(rider), [TOKENS_KEY]: tokens(15) })
    await settle()
    expect(session.read().status).toBe('signedOut')
    expect([USER_KEY, TOKENS_KEY, CLEANUP_KEY].map(ports.storage.read)).toEqual([null, null, CLEANUP_VERSION])
  })

  it('asks the server when the token has five minutes left, refreshes once, and is signed in', async () => {
    const { session, ports } = begin(
      { ...known, [TOKENS_KEY]: tokens(5) },
      {
        'GET /api/auth/user': (request: Request) =>
          request.headers.get('authorization') === 'Bearer fresh' ? rider : refused(),
        'POST /api/auth/refresh': { accessToken: 'fresh', refreshToken: 'r2', expiresAt: NOW_MS + 15 * MINUTE_MS },
      },
    )
    await settle()
    expect(session.read()).toMatchObject({ status: 'signedIn', isConfirmed: true })
    expect(ports.requests).toEqual(['GET /api/auth/user', 'POST /api/auth/refresh', 'GET /api/auth/user'])
    expect(ports.storage.read(USER_KEY)).toContain('rider')
  })

  it('ends where the server refuses, and clears the credentials', async () => {
    const { session, ports } = begin(
      { ...known, [TOKENS_KEY]: tokens(0) },
      { 'GET /api/auth/user': refused, 'POST /api/auth/refresh': refused },
    )
    await settle()
    expect(session.read().status).toBe('signedOut')
    expect([USER_KEY, TOKENS_KEY].map(ports.storage.read)).toEqual([null, null])
  })

  it('goes on as who it was with no signal, keeps the tokens, and is confirmed when the network returns', async () => {
    const { session, ports } = begin({ ...known, [TOKENS_KEY]: tokens(0) }, { 'GET /api/auth/user': rider })
    ports.setOnline(false)
    await settle()
    expect(session.read()).toMatchObject({ status: 'signedIn', isConfirmed: false })
    expect(ports.storage.read(TOKENS_KEY)).not.toBeNull()
    ports.setOnline(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(session.read()).toMatchObject({ status: 'signedIn', isConfirmed: true })
  })

  it('buys tokens with the cookie that a sign-in provider left', async () => {
    const { session, ports } = begin(
      { [CLEANUP_KEY]: CLEANUP_VERSION, [SESSION_HINT_KEY]: 'yes' },
      {
        'GET /api/auth/user': rider,
        'POST /api/auth/refresh': { accessToken: 'fresh', refreshToken: 'r2', expiresAt: NOW_MS + 15 * MINUTE_MS },
      },
    )
    await settle()
    expect(session.read().status).toBe('signedIn')
    expect(ports.credentials.bearer()).toBe('fresh')
  })

  it('ends when the token is said to have expired', async () => {
    const { session, ports } = begin({ ...known, [TOKENS_KEY]: tokens(15) })
    await settle()
    ports.page.raise(TOKEN_EXPIRED)
    expect(session.read().status).toBe('signedOut')
    expect(ports.storage.read(TOKENS_KEY)).toBeNull()
  })

  it('forgets user, tokens and the way back at logout', async () => {
    const { session, ports } = begin({ ...known, [TOKENS_KEY]: tokens(15), [RETURN_PATH_KEY]: '/saved' })
    await settle()
    session.dispatch({ kind: 'loggedOut' })
    expect([USER_KEY, TOKENS_KEY, RETURN_PATH_KEY].map(ports.storage.read)).toEqual([null, null, null])
  })
})
