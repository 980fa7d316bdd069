import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithData } from '../../../data/testing/render-with-data.tsx'
import { ALWAYS_OPEN, TEST_SOURCE, testTrail } from '../../../data/testing/test-trail.ts'
import { fakePorts } from '../../../platform/fakes/fake-ports.ts'
import { TrailFinderPage } from '../trail-finder-page.tsx'

export const trails = [
  testTrail('brock-43', {
    name: 'Brock Creek Trail 43',
    system: 'Brock Creek Multi-Use Trail System',
    county: 'Van Buren',
    region: 'North Central',
    uses: ['atv', 'utv'],
    lengthMiles: 4.2,
    season: ALWAYS_OPEN,
    point: { lng: -92.8, lat: 35.5 },
    pointPrecision: 'surveyed',
    pointSource: 'test',
  }),
  testTrail('wolf-6', {
    name: 'Wolf Pen Gap Trail 6',
    system: 'Wolf Pen Gap OHV Trail Complex',
    county: 'Polk',
    uses: ['atv'],
    widthLimitInches: 50,
    lengthMiles: 3,
    difficulty: 'hard',
    point: { lng: -94.08, lat: 34.5 },
    pointPrecision: 'surveyed',
    pointSource: 'test',
  }),
  testTrail('cedar-falls', {
    name: 'Cedar Falls Trail',
    county: 'Conway',
    region: 'Central',
    uses: ['hiking'],
    difficulty: 'moderate',
    features: ['waterfall'],
    season: ALWAYS_OPEN,
    confidence: 'recalled',
    verified: false,
  }),
]
export const wma = {
  id: 'gulf-mountain',
  name: 'Gulf Mountain WMA',
  county: 'Van Buren',
  counties: ['Van Buren'],
  countiesComplete: true,
  region: 'North Central',
  point: { lng: -92.75, lat: 35.55 },
  pointNote: null,
  acres: null,
  acresApprox: false,
  ownership: null,
  duckHunting: null,
  description: 'An area for tests.',
  featured: true,
  sources: [TEST_SOURCE],
  confidence: 'official',
  disputes: [],
  notes: [],
  recalledFields: [],
  verified: true,
}

/** The finder as a phone shows it, with three trails. */
export const openFinder = (
  path = '/ai-trails',
  ports = fakePorts({ 'GET /api/trails': trails, 'GET /api/wmas': [wma] }),
) => ({
  user: userEvent.setup(),
  ...renderWithData(<TrailFinderPage />, { path, ports }),
})
export const names = () =>
  within(screen.getByRole('list', { name: 'Trails' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
export const count = (words: string) => screen.findByRole('heading', { level: 2, name: words })
export const box = () => screen.getByRole('combobox', { name: 'Trail, system, town or county' })
export const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('article') as HTMLElement
