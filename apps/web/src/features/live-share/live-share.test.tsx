import 'fake-indexeddb/auto'
import { metres, type Fix } from '@bluffline/core'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveSharesOf } from '../../data/live-share/live-shares.ts'
import { sendLive } from '../../data/live-share/send-live.ts'
import { CLEANUP_KEY } from '../../data/session/session.ts'
import { CLEANUP_VERSION } from '../../data/session/session-machine.ts'
import { forgetEverything, renderWithData } from '../../data/testing/render-with-data.tsx'
import { testUser } from '../../data/testing/test-user.ts'
import { USER_KEY } from '../../platform/credentials.ts'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { TOKENS_KEY } from '../../platform/tokens.ts'
import { Page } from './live-share-page.tsx'
import { SharingMark } from './sharing-mark.tsx'

const NOW_MS = Date.parse('2026-06-15T12:00:00Z')
const ID = '33333333-3333-4333-8333-333333333333'
const TOKEN = 'b'.repeat(43)
const share = {
  id: ID,
  path: `/live#${TOKEN}`,
  precision: 'exact',
  expiresAtMs: NOW_MS + 3_600_000,
  sentAtMs: null,
} as const
const answer = (request: Request) => ({
  id: new URL(request.url).pathname.split('/').at(-1),
  riderName: 'Sam',
  precision: 'coarse',
  createdAt: '2026-06-15T12:00:00.000Z',
  expiresAt: '2026-06-15T16:00:00.000Z',
  lastPositionAt: null,
  token: TOKEN,
  path: `/live#${TOKEN}`,
})
const fix: Fix = {
  lng: -92.9,
  lat: 35.5,
  timeMs: null,
  accuracyM: metres(8),
  altitudeM: null,
  speedMps: null,
  headingDeg: null,
}

const signedIn = (routes: Record<string, unknown> = {}) => {
  const ports = fakePorts(routes)
  ports.storage.write(CLEANUP_KEY, CLEANUP_VERSION)
  ports.storage.write(USER_KEY, JSON.stringify(testUser('sam')))
  ports.storage.write(TOKENS_KEY, JSON.stringify({ accessToken: 'a', refreshToken: 'r', expiresAt: NOW_MS + 900_000 }))
  return ports
}
const open = (ports: ReturnType<typeof fakePorts>) => {
  const pages = (
    <>
      <SharingMark />
      <Page />
    </>
  )
  return { user: userEvent.setup(), ...renderWithData(pages, { path: '/share-location', ports }) }
}

beforeEach(forgetEverything)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('sharing where one is', () => {
  it('hands on the link, shows a mark while it runs, and ends when it is stopped', async () => {
    vi.spyOn(crypto, 'randomUUID').mockReturnValue(ID)
    const ports = signedIn({ [`PUT /api/live-shares/${ID}`]: answer, [`DELETE /api/live-shares/${ID}`]: { ok: true } })
    const { user } = open(ports)
    await user.click(await screen.findByRole('radio', { name: 'Within half a mile' }))
    await user.click(screen.getByRole('button', { name: 'Make the link and share it' }))
    await screen.findByText(/^Shared roughly until/)
    expect(screen.getByRole('link', { name: /^Sharing/ })).toBeTruthy()
    expect(ports.shared.at(-1)?.url).toMatch(new RegExp(`/live#${TOKEN}$`))
    await user.click(screen.getByRole('button', { name: 'Stop sharing' }))
    await screen.findByText('No longer shared')
    expect(screen.queryByRole('link', { name: /^Sharing/ })).toBeNull()
  })

  it('says that it goes on where stopping did not reach the server', async () => {
    const ports = signedIn()
    liveSharesOf(ports.storage).change({ shares: [share] })
    ports.setOnline(false)
    const { user } = open(ports)
    await user.click(await screen.findByRole('button', { name: 'Stop sharing' }))
    await screen.findByText('Not stopped')
    expect(screen.getByText(/^Shared until/)).toBeTruthy()
  })

  it('needs somebody whom the server knows', async () => {
    open(fakePorts())
    await screen.findByText('Log in to share where you are')
  })
})

describe('positions of a share', () => {
  const begin = (routes: Record<string, unknown>) => {
    const ports = signedIn(routes)
    liveSharesOf(ports.storage).change({ shares: [share] })
    return { ports, stop: sendLive(ports) }
  }

  it('go to the server, which is noted', async () => {
    const { ports, stop } = begin({ [`POST /api/live-shares/${ID}/positions`]: { received: 1 } })
    ports.sendFix(fix)
    await vi.waitFor(() => expect(liveSharesOf(ports.storage).read().shares[0]?.sentAtMs).toBe(NOW_MS))
    stop()
    ports.sendFix(fix)
    expect(ports.requests.filter((request) => request.startsWith('POST'))).toHaveLength(1)
  })

  it('end with a share that the server no longer knows', async () => {
    const { ports, stop } = begin({})
    ports.sendFix(fix)
    await vi.waitFor(() => expect(liveSharesOf(ports.storage).read().shares).toEqual([]))
    stop()
  })
})
