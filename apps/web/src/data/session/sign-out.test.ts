import 'fake-indexeddb/auto'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { openDatabase } from '../db/open-database.ts'
import { testUser } from '../testing/test-user.ts'
import { syncDriverOf } from '../sync/sync-of.ts'
import { RETURN_PATH_KEY } from './session.ts'
import { leaveForProvider, signOut } from './sign-in.ts'
import { sessionOf } from './use-session.ts'

afterEach(async () => {
  await (await openDatabase()).outbox.clear()
})

const ended: unknown[] = []
const ENDS = {
  'POST /api/auth/logout': async (request: Request) => {
    ended.push(await request.json())
    return { ok: true }
  },
}

function signedIn(routes: Record<string, unknown>) {
  ended.length = 0
  const ports = fakePorts(routes)
  ports.credentials.accept({ accessToken: 'a', refreshToken: 'r1', expiresInS: 900 })
  sessionOf(ports).dispatch({ kind: 'signedIn', user: testUser('rider') })
  const queries = new QueryClient()
  return { ports, queries, leave: () => signOut(ports, queries) }
}

describe('leaving for a sign-in provider', () => {
  it.each([
    ['/campgrounds/gulpha?tab=reviews', '/api/login?returnTo=%2Fcampgrounds%2Fgulpha%3Ftab%3Dreviews'],
    ['//evil.example', '/api/login'],
    [null, '/api/login'],
  ])('takes the way back along where it is safe: %s', (kept, address) => {
    const ports = fakePorts()
    if (kept !== null) ports.storage.write(RETURN_PATH_KEY, kept)
    leaveForProvider(ports, false)
    expect([ports.page.loaded, ports.storage.read(RETURN_PATH_KEY)]).toEqual([[address], null])
  })
})

describe('logging out', () => {
  it('ends the session at the server at once where that can be reached', async () => {
    const { leave } = signedIn(ENDS)
    await leave()
    expect(ended).toEqual([{ refreshToken: 'r1' }])
    expect(await (await openDatabase()).outbox.count()).toBe(0)
  })

  it('ends it later where the server is too busy to hear of it', async () => {
    const { leave } = signedIn({ 'POST /api/auth/logout': new Response('{}', { status: 429 }) })
    await leave()
    expect(await (await openDatabase()).outbox.toArray()).toMatchObject([
      { noun: 'sessions', body: { refreshToken: 'r1' } },
    ])
  })

  it('leaves no answer that was given to this rider, on the screen or off it', async () => {
    const { queries, leave } = signedIn(ENDS)
    queries.setQueryData(['/api/campground-alerts'], 'for the rider')
    let who = 'the rider'
    const shown = new QueryObserver(queries, { queryKey: ['shown'], queryFn: () => `for ${who}` })
    const stop = shown.subscribe(() => undefined)
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('for the rider'))
    who = 'nobody'
    await leave()
    expect(queries.getQueryData(['/api/campground-alerts'])).toBeUndefined()
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('for nobody'))
    stop()
    queries.clear()
  })

  it('with no signal ends it here now, and at the server when the network is back', async () => {
    const { ports, leave } = signedIn(ENDS)
    const ask = vi.spyOn(ports.backgroundSync, 'ask')
    ports.setOnline(false)
    await leave()
    expect([sessionOf(ports).read().status, ports.credentials.has()]).toEqual(['signedOut', false])
    expect(ask).toHaveBeenCalled()
    expect(ended).toEqual([])
    ports.setOnline(true)
    await syncDriverOf(ports).now()
    expect(ended).toEqual([{ refreshToken: 'r1' }])
    expect(await (await openDatabase()).outbox.count()).toBe(0)
  })
})
