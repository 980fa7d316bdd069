import { describe, expect, it } from 'vitest'
import { createCredentials, TOKEN_EXPIRED, USER_KEY } from './credentials.ts'
import { fakeFetch } from './fakes/fake-fetch.ts'
import { fakePage } from './fakes/fake-page.ts'
import { memoryStorage } from './fakes/memory-storage.ts'
import { createHttp } from './http.ts'
import { createPageLocks } from './locks.ts'
import { epochMs } from '@bluffline/core'
import { createTokenStore, isTokenValid, TOKENS_KEY } from './tokens.ts'

const NOW_MS = 1_780_000_000_000
const MINUTE_MS = 60_000
const refused = () => Response.json({ code: 'unauthorized', message: 'no' }, { status: 401 })
const fresh = { accessToken: 'fresh', refreshToken: 'r2', expiresAt: NOW_MS + 15 * MINUTE_MS, expiresInS: 900 }

interface Setting {
  readonly accessToken?: string
  readonly refresh?: unknown
  readonly shared?: { storage: ReturnType<typeof memoryStorage>; locks: ReturnType<typeof createPageLocks> }
}

function tab({ accessToken = 'old', refresh = fresh, shared }: Setting = {}) {
  const storage = shared?.storage ?? memoryStorage()
  if (storage.read(TOKENS_KEY) === null)
    storage.write(TOKENS_KEY, JSON.stringify({ accessToken, refreshToken: 'r1', expiresAt: NOW_MS + 10 * MINUTE_MS }))
  storage.write(USER_KEY, '{}')
  const seen: string[] = []
  const server = fakeFetch(
    {
      'GET /api/trips': (request: Request) => {
        seen.push(request.headers.get('authorization') ?? 'none')
        return request.headers.get('authorization') === 'Bearer fresh' ? [1] : refused()
      },
      'POST /api/auth/refresh': refresh,
      'POST /api/auth/login': refused,
    },
    () => true,
  )
  const page = fakePage()
  const credentials = createCredentials({
    send: server.fetch,
    storage,
    page,
    clock: { now: () => epochMs(NOW_MS) },
    locks: shared?.locks ?? createPageLocks(),
    tokens: createTokenStore(storage, () => undefined),
  })
  const refreshes = () => server.requests.filter((request) => request.includes('refresh')).length
  return { http: createHttp(server.fetch, { credentials }), credentials, storage, page, seen, refreshes }
}

describe('a stored token', () => {
  it.each([
    [5 * MINUTE_MS, false],
    [5 * MINUTE_MS + 1, true],
    [-1, false],
  ])('with %i ms left is valid: %s', (leftMs, isValid) => {
    expect(isTokenValid({ accessToken: 'a', expiresAtMs: epochMs(NOW_MS + leftMs) }, epochMs(NOW_MS))).toBe(isValid)
  })

  it('is valid without an expiry, and not when it is missing', () => {
    expect(isTokenValid({ accessToken: 'a' }, epochMs(NOW_MS))).toBe(true)
    expect(isTokenValid(null, epochMs(NOW_MS))).toBe(false)
  })

  it('that cannot be read is none, and is only logged', () => {
    const problems: unknown[] = []
    const store = createTokenStore(memoryStorage({ [TOKENS_KEY]: '{' }), (problem) => problems.push(problem))
    expect(store.read()).toBeNull()
    expect(problems).toHaveLength(1)
  })

  it('is counted from the moment it came, so that a clock ten minutes wrong does not matter', () => {
    for (const wrongMs of [10 * MINUTE_MS, -10 * MINUTE_MS]) {
      const { credentials } = tab()
      credentials.accept({ ...fresh, expiresAt: fresh.expiresAt - wrongMs })
      expect(credentials.bearer()).toBe('fresh')
    }
  })
})

describe('a call that is answered 401', () => {
  it('is repeated once after one refresh', async () => {
    const { http, seen, refreshes, storage } = tab()
    expect(await http.read(['/api/trips'])).toEqual([1])
    expect(seen).toEqual(['Bearer old', 'Bearer fresh'])
    expect(refreshes()).toBe(1)
    expect(JSON.parse(storage.read(TOKENS_KEY) ?? '')).toEqual({
      accessToken: 'fresh',
      refreshToken: 'r2',
      expiresAt: NOW_MS + 15 * MINUTE_MS,
    })
  })

  it('is repeated no more than once', async () => {
    const { http, refreshes } = tab({ refresh: { ...fresh, accessToken: 'useless' } })
    await expect(http.read(['/api/trips'])).rejects.toHaveProperty('status', 401)
    expect(refreshes()).toBe(1)
  })

  it('shares its refresh with every other', async () => {
    const { http, refreshes } = tab()
    await Promise.all([1, 2, 3, 4, 5].map(() => http.read(['/api/trips'])))
    expect(refreshes()).toBe(1)
  })

  it('shares it with other tabs too', async () => {
    const shared = { storage: memoryStorage(), locks: createPageLocks() }
    const tabs = [tab({ shared }), tab({ shared })]
    await Promise.all(tabs.map(({ http }) => http.read(['/api/trips'])))
    expect(tabs.map(({ refreshes }) => refreshes()).reduce((a, b) => a + b)).toBe(1)
  })

  it('ends the session when the refresh is refused: tokens and user go, and the event is raised', async () => {
    const { http, storage, page } = tab({ refresh: refused })
    await expect(http.read(['/api/trips'])).rejects.toHaveProperty('status', 401)
    expect([storage.read(TOKENS_KEY), storage.read(USER_KEY)]).toEqual([null, null])
    expect(page.raised).toEqual([TOKEN_EXPIRED])
  })

  it('ends nothing when nobody could be asked', async () => {
    for (const refresh of [
      () => new Response('', { status: 503 }),
      () => {
        throw new TypeError('Failed to fetch')
      },
    ]) {
      const { http, storage, page } = tab({ refresh })
      await expect(http.read(['/api/trips'])).rejects.toHaveProperty('status', 401)
      expect(storage.read(TOKENS_KEY)).not.toBeNull()
      expect(page.raised).toEqual([])
    }
  })

  it('is about the password where it is a login, and refreshes nothing', async () => {
    const { http, refreshes } = tab()
    await expect(http.write({ method: 'POST', path: '/api/auth/login', body: {} })).rejects.toHaveProperty(
      'status',
      401,
    )
    expect(refreshes()).toBe(0)
  })

  it('sends no bearer with a token in its last five minutes', async () => {
    const { credentials, storage } = tab()
    storage.write(TOKENS_KEY, JSON.stringify({ accessToken: 'old', expiresAt: NOW_MS + 5 * MINUTE_MS }))
    expect(credentials.bearer()).toBeNull()
  })
})
