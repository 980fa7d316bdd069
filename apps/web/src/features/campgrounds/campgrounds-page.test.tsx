import 'fake-indexeddb/auto'
import type { CampgroundAvailability } from '@bluffline/contract'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetEverything, renderWithData } from '../../data/testing/render-with-data.tsx'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { CampgroundsPage } from './campgrounds-page.tsx'
import { testCampground } from '../../data/testing/test-campground.ts'

const camps = [
  testCampground('shady-lake', 'Shady Lake', {
    amenities: { tent_sites: 30, showers: true },
    features: { lake_access: true },
    pricing: { tent_site_min: 18 },
    contact: { phone: '870-555-0100' },
  }),
  testCampground('dear-lake', 'Dear Lake', {
    amenities: { tent_sites: 10 },
    features: { lake_access: true },
    pricing: { tent_site_min: 40 },
  }),
  testCampground('nobody-knows', 'Nobody Knows', { at: { lng: -92, lat: 36 } }),
]
const availability: CampgroundAvailability = {
  campgroundId: 'shady-lake',
  date: '2026-06-15',
  depart: '2026-06-16',
  status: 'limited',
  tentSitesAvailable: 2,
  rvSitesAvailable: 0,
  cabinsAvailable: 0,
  groupSitesAvailable: 0,
  otherSitesAvailable: 0,
  lastUpdated: '2026-06-15T11:30:00.000Z',
  source: 'recreation.gov',
  problem: null,
  asking: false,
}
const rating = { overall: 4.5, cleanliness: 4, facilities: 4, location: 5, value: 4, reviews_count: 3 }

const open = (path = '/campgrounds?tab=all') => {
  const ports = fakePorts({
    'GET /api/campgrounds': camps,
    'GET /api/campground-availability': [availability],
    'GET /api/campground-availability/shady-lake': { ...availability, freeSites: [] },
    'GET /api/campground-ratings': [{ campgroundId: 'shady-lake', ...rating }],
  })
  return { user: userEvent.setup(), ...renderWithData(<CampgroundsPage />, { path, ports }) }
}
const names = async () => {
  const list = await screen.findByRole('list', { name: 'Campgrounds' })
  return within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
}
const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('article') as HTMLElement

beforeEach(async () => {
  window.innerWidth = 390
  await forgetEverything()
})
afterEach(cleanup)

describe('a search that cannot be as it was asked', () => {
  it('does not say what is near while it does not know where, but offers a town', async () => {
    const { user, ports } = open()
    ports.setPermission('denied')
    await names()
    await user.click(screen.getByRole('tab', { name: /^Nearby/ }))
    expect(await screen.findByText(/Your location is off or cannot be found/)).toBeTruthy()
    expect(screen.queryByText(/lies within 50 miles/)).toBeNull()
    expect(screen.queryByText('0 Campgrounds Found')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Choose a town' }))
    expect(within(await screen.findByRole('dialog')).getByLabelText('Distance from')).toBeTruthy()
  })

  it('takes a price range that was typed the wrong way round the right way, and says so', async () => {
    const { user } = open()
    await names()
    await user.click(screen.getByRole('button', { name: /^Filters/ }))
    const sheet = within(await screen.findByRole('dialog'))
    await user.type(sheet.getByLabelText('From'), '50')
    await user.type(sheet.getByLabelText('Up to'), '10')
    expect(await sheet.findByText('Taken as 10 up to 50 dollars.')).toBeTruthy()
    expect(await names()).toContain('Shady Lake')
  })
})

describe('the campground finder', () => {
  it('begins with the favorites, and says how to make one', async () => {
    const { user } = open('/campgrounds')
    expect(await screen.findByRole('tab', { name: 'Favorites (0)', selected: true })).toBeTruthy()
    expect(await screen.findByText('No Campgrounds Found')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'See all 3' }))
    expect(await names()).toHaveLength(3)
    await user.click(within(card('Shady Lake')).getByRole('button', { name: 'Favorite: Shady Lake' }))
    await user.click(screen.getByRole('tab', { name: 'Favorites (1)' }))
    expect(await names()).toEqual(['Shady Lake'])
  })

  it('keeps favorites, searches and filters under the names of the specification', async () => {
    const { user, ports } = open()
    await names()
    await user.click(screen.getByRole('button', { name: 'Favorite: Dear Lake' }))
    await user.type(screen.getByRole('searchbox'), 'shady{Enter}')
    expect(await names()).toEqual(['Shady Lake'])
    const kept = JSON.parse(ports.storage.read('user_preferences') ?? '{}') as Record<string, unknown>
    expect(kept).toMatchObject({ favoriteCampgrounds: ['dear-lake'], searchHistory: ['shady'] })
    expect(kept).toHaveProperty('notifications.availabilityAlerts')
    expect(ports.storage.read('availability_data')).toContain('shady-lake')
    expect(ports.storage.read('campground_data')).toContain('ratings')
  })

  it('says of each how full it is, what it costs and what riders gave it, and "Unknown" where nobody says', async () => {
    open()
    await names()
    const shady = within(card('Shady Lake'))
    expect(await shady.findByText('Limited')).toBeTruthy()
    expect(shady.getByText('from $18')).toBeTruthy()
    expect(await shady.findByText('4.5')).toBeTruthy()
    const other = within(card('Nobody Knows'))
    for (const words of ['Unknown', 'Price unknown', 'No reviews yet', 'Amenities: Unknown'])
      expect(other.getByText(words)).toBeTruthy()
  })

  it('leaves out what does not fit, and offers what nobody knows apart from it', async () => {
    const { user } = open('/campgrounds?tab=all&features=lake_access&price=0-25')
    expect(await names()).toEqual(['Shady Lake'])
    await user.click(screen.getByRole('button', { name: '1 more may fit' }))
    expect(await names()).toEqual(['Shady Lake', 'Nobody Knows'])
    expect(within(card('Nobody Knows')).getByText('Ask: surroundings, price')).toBeTruthy()
  })

  it('measures from a town within 50 miles, one decimal', async () => {
    open('/campgrounds?tab=nearby&near=mena-ar')
    expect(await names()).toEqual(['Shady Lake', 'Dear Lake'].toSorted())
    expect(await within(card('Shady Lake')).findByText(/^\d+\.\d mi · State park · Mena, Polk County$/)).toBeTruthy()
  })

  it('opens the details with their five tabs, and copies the position', async () => {
    const { user, ports } = open()
    await names()
    await user.click(screen.getByRole('button', { name: 'Details of Shady Lake' }))
    const dialog = await screen.findByRole('dialog', { name: 'Shady Lake' })
    expect(
      within(dialog)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Overview', 'Activities', 'Amenities', 'Pricing', 'Contact'])
    await user.click(within(dialog).getByRole('tab', { name: 'Contact' }))
    expect(within(dialog).getByRole('link', { name: '870-555-0100' }).getAttribute('href')).toBe('tel:8705550100')
    await user.click(within(dialog).getByRole('button', { name: 'Copy GPS' }))
    expect(ports.copied).toEqual(['34.7,-94.3'])
  })

  it('sets up to three side by side', async () => {
    const { user } = open()
    await names()
    for (const name of ['Shady Lake', 'Dear Lake', 'Nobody Knows'])
      await user.click(screen.getByRole('button', { name: `Compare ${name}` }))
    await user.click(screen.getByRole('button', { name: 'Compare 3' }))
    const table = within(await screen.findByRole('dialog', { name: 'Compare campgrounds' })).getByRole('table')
    const price = within(table).getByRole('row', { name: /^Tent site \$/ })
    expect(
      within(price)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['$18', '$40', 'Unknown'])
  })

  it('shows the last known availability with its age when the network is gone', async () => {
    const ports = fakePorts({ 'GET /api/campgrounds': camps })
    ports.storage.write('availability_data', JSON.stringify({ stay: 'tonight', records: [availability] }))
    const user = userEvent.setup()
    renderWithData(<CampgroundsPage />, { path: '/campgrounds?tab=all', ports })
    await names()
    await user.click(screen.getByRole('button', { name: 'Details of Shady Lake' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Shady Lake' }))
    expect(await dialog.findByText(/30 minutes old/)).toBeTruthy()
    expect(dialog.getByText(/From your phone: there is no network/)).toBeTruthy()
  })
})
