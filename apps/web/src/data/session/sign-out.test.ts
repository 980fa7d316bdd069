import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { openDatabase } from '../db/open-database.ts'
import { testUser } from '../testing/test-user.ts'
import { syncDriverOf } from '../sync/sync-of.ts'
import { signOut } from './sign-in.ts'
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
  return { ports, leave: () => signOut(ports, new QueryClient()) }
}

describe('logging out', () => {
  it('ends the session at the server at once where that can be reached', async () => {
    const { leave } = signedIn(ENDS)
    await leave()
    expect(ended).toEqual([{ refreshToken: 'r1' }])
    expect(await (await openDatabase()).outbox.count()).toBe(0)
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
