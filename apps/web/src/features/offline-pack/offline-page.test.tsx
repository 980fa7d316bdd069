import 'fake-indexeddb/auto'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetEverything, renderWithData } from '../../data/testing/render-with-data.tsx'
import { ALWAYS_OPEN, testTrail } from '../../data/testing/test-trail.ts'
import { openDatabase } from '../../data/db/open-database.ts'
import { openAreaDatabase } from '../../map/areas/area-database.ts'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { Page } from './offline-page.tsx'
import { Work } from './update/in-background.tsx'

const TRAIL = testTrail('brock', {
  name: 'Brock Creek 23',
  season: ALWAYS_OPEN,
  uses: ['utv'],
  point: { lng: -92.8, lat: 35.5 },
})
const ROUTES = { 'GET /api/trails': [TRAIL], 'GET /api/trail-lines': { type: 'FeatureCollection', features: [] } }

beforeEach(async () => {
  await forgetEverything()
  const areas = await openAreaDatabase()
  await Promise.all([areas.areas.clear(), areas.tiles.clear()])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** With no server nothing is kept behind the test's back. */
const open = (routes = {}) => {
  const ports = fakePorts(routes)
  renderWithData(<Page />, { ports, path: '/offline' })
  return { ports }
}
const results = async () => within(await screen.findByRole('list', { name: 'Results' })).getAllByRole('listitem')

describe('the offline pack', () => {
  it('says what is here and what is not', async () => {
    const database = await openDatabase()
    await database.trails.put(TRAIL)
    await database.meta.put({ key: '/api/trails', fetchedAtMs: Date.parse('2026-06-15T10:00:00Z') })
    open()
    expect(await screen.findByText('3 files')).toBeTruthy()
    expect(screen.getByText(/^1, from/)).toBeTruthy()
    expect(screen.getAllByText(/Not here yet/).length).toBe(6)
  })

  it('tests each part, and counts what does not work', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Test now' }))
    expect(await screen.findByText(/parts do not work with no signal/)).toBeTruthy()
    const rows = (await results()).map((row) => row.textContent)
    expect(rows).toHaveLength(10)
    expect(rows.find((row) => row?.startsWith('The app'))).toMatch(/Works.*3 files, each as it was built/)
    expect(rows.find((row) => row?.startsWith('Search'))).toMatch(/Does not work.*not on this device yet/)
    expect(rows.find((row) => row?.startsWith('Ride recording'))).toMatch(/Works.*read back/)
  })

  it('keeps an area around a trail, and gives it back when it is removed', async () => {
    const png = () => Promise.resolve(new Response(new Uint8Array([0x89, 0x50, 0x4e, 0x47])))
    vi.stubGlobal('fetch', vi.fn(png))
    open(ROUTES)
    await userEvent.type(await screen.findByLabelText('Trail to keep the map of'), 'brock')
    await userEvent.click(await screen.findByRole('button', { name: /Brock Creek 23/ }))
    await userEvent.click(screen.getByLabelText('1 mile'))
    await userEvent.click(screen.getByLabelText('Trails and roads'))
    await userEvent.click(screen.getByRole('button', { name: 'Keep this area' }))
    expect(await screen.findByText(/^All \d+ tiles are here/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await userEvent.click(screen.getByRole('button', { name: /^Remove Brock Creek 23/ }))
    await vi.waitFor(() => expect(screen.queryByText(/tiles are here/)).toBeNull())
  })
})

describe('a new version', () => {
  it('is told with a button, and taken over at a press', async () => {
    const ports = fakePorts(ROUTES)
    renderWithData(<Work />, { ports })
    act(() => ports.appUpdate.bring())
    expect(await screen.findByText('A new version is ready')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Update' }))
    await vi.waitFor(() => expect(ports.appUpdate.applied()).toBe(1))
  })

  it('waits while a ride goes on', async () => {
    const { recordingMarkOf } = await import('../../data/rides/recording-mark.ts')
    const { ports } = open()
    recordingMarkOf(ports).set('recording')
    act(() => ports.appUpdate.bring())
    await userEvent.click(await screen.findByRole('button', { name: 'Update now' }))
    expect(await screen.findByText('After your ride')).toBeTruthy()
    expect(ports.appUpdate.applied()).toBe(0)
  })
})
