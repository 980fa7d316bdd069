import 'fake-indexeddb/auto'
import type { CampgroundAlert } from '@bluffline/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { campgroundDataStore } from '../../../data/campgrounds/price-drops.ts'
import { userPreferences } from '../../../data/campgrounds/user-preferences.ts'
import { openDatabase } from '../../../data/db/open-database.ts'
import { forgetEverything, renderWithData } from '../../../data/testing/render-with-data.tsx'
import { signedInPorts } from '../../../data/testing/signed-in-ports.ts'
import { testUser } from '../../../data/testing/test-user.ts'
import { fakePorts, type FakePorts } from '../../../platform/fakes/fake-ports.ts'
import { testCampground } from '../../../data/testing/test-campground.ts'
import { Work } from './alerts-in-background.tsx'
import { PriceSection } from './price-section.tsx'

beforeEach(forgetEverything)
afterEach(cleanup)

const alert: CampgroundAlert = {
  id: '22222222-2222-4222-8222-222222222222',
  watchId: 'watch-1',
  campgroundId: 'shady-lake',
  campgroundName: 'Shady Lake',
  arrive: '2026-07-03',
  depart: '2026-07-05',
  sites: [{ id: '7', name: '07', loop: 'A', kind: 'tent' }],
  free: 1,
  openedAt: '2026-06-15T11:00:00.000Z',
  seenAt: null,
}
const openings = (seenAt: string | null = null) => ({ alerts: [{ ...alert, seenAt }], watches: [], channels: [] })

describe('a stay that has opened', () => {
  it('is told once, also when the page is loaded again', async () => {
    const ports = signedInPorts(testUser('rider'), { 'GET /api/campground-alerts': openings() })
    const first = renderWithData(<Work />, { ports })
    expect((await screen.findAllByText('Shady Lake has opened')).length).toBeGreaterThan(0)
    first.unmount()
    const asked = () => ports.requests.filter((request) => request.includes('campground-alerts')).length
    const before = asked()
    renderWithData(<Work />, { ports })
    await waitFor(() => expect(asked()).toBeGreaterThan(before))
    await waitFor(() => expect(ports.storage.read('campground_alerts_told')).toContain(alert.id))
    expect(screen.queryByText('Shady Lake has opened')).toBeNull()
  })

  it.each([
    ['was read on another device', openings('2026-06-15T11:30:00.000Z'), true],
    ['nobody wants to hear of', openings(), false],
  ] as const)('that %s is not told', async (_why, answer, availabilityAlerts) => {
    const ports = signedInPorts(testUser('rider'), { 'GET /api/campground-alerts': answer })
    userPreferences(ports.storage).change({ notifications: { availabilityAlerts, priceDropAlerts: true } })
    const { queries } = renderWithData(<Work />, { ports })
    await waitFor(() => expect(queries.getQueriesData({ queryKey: ['/api/campground-alerts'] })[0]?.[1]).toBeTruthy())
    expect(screen.queryByText('Shady Lake has opened')).toBeNull()
  })
})

const costs = (tent: number | null) =>
  testCampground('shady-lake', 'Shady Lake', { pricing: { tent_site_min: tent, rv_site_min: 30 } })
const list = async (tent: number | null) => void (await (await openDatabase()).campgrounds.put(costs(tent)))
const known = (ports: FakePorts) => campgroundDataStore(ports.storage).read().prices['shady-lake']?.tent_site_min

const withFavorite = async (priceDropAlerts = true) => {
  const ports = fakePorts()
  userPreferences(ports.storage).change({
    favoriteCampgrounds: ['shady-lake'],
    notifications: { availabilityAlerts: true, priceDropAlerts },
  })
  await list(22)
  const page = (
    <>
      <Work />
      <PriceSection campground={costs(18)} />
    </>
  )
  renderWithData(page, { ports })
  await waitFor(() => expect(known(ports)).toBe(22))
  return ports
}

describe('a favorite that gets cheaper', () => {
  it('is told once when the list is renewed, and stays on its page until it is read', async () => {
    const ports = await withFavorite()
    await list(18)
    expect((await screen.findAllByText('Shady Lake: price drop')).length).toBeGreaterThan(0)
    const words = 'A tent site is listed from $18 a night now; it was $22.'
    expect(screen.getByRole('list', { name: 'Price drops' }).textContent).toContain(words)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Read' }))
    expect(screen.queryByRole('list', { name: 'Price drops' })).toBeNull()
    await list(18)
    expect(campgroundDataStore(ports.storage).read()).toMatchObject({ drops: [] })
  })

  it('is told of no rise, no price that is not known any more, and nothing to whoever does not want it', async () => {
    const ports = await withFavorite(false)
    await list(18)
    await waitFor(() => expect(known(ports)).toBe(18))
    userPreferences(ports.storage).change({ notifications: { availabilityAlerts: true, priceDropAlerts: true } })
    await list(25)
    await waitFor(() => expect(known(ports)).toBe(25))
    await list(null)
    expect(campgroundDataStore(ports.storage).read().drops).toEqual([])
    expect(screen.queryByText('Shady Lake: price drop')).toBeNull()
  })

  it('is not compared any more once it is no favorite', async () => {
    const ports = await withFavorite()
    userPreferences(ports.storage).change({ favoriteCampgrounds: ['another'] })
    await waitFor(() => expect(campgroundDataStore(ports.storage).read().prices).toEqual({}))
  })
})
