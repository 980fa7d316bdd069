import 'fake-indexeddb/auto'
import { accessPoint } from '@bluffline/contract'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetEverything } from '../../../data/testing/render-with-data.tsx'
import { testCampground } from '../../../data/testing/test-campground.ts'
import { renderTrailPage } from '../testing/render-trail-page.tsx'
import { flatLine, testSource, testTrail } from '../testing/trail-fixture.ts'

beforeEach(forgetEverything)
afterEach(cleanup)

/** North of the line's end, a step further each. */
const access = (number: number) =>
  accessPoint.parse({
    id: `access-${number}`,
    river: 'Test River',
    name: `Access ${number}`,
    county: 'Polk',
    region: 'West Central',
    point: { lng: -94.01, lat: 34.46 + number * 0.1 },
    kind: 'boat_ramp',
    managingAgency: null,
    isPublic: true,
    riverMile: null,
    description: 'For tests.',
    notes: [],
    disputes: [],
    recalledFields: [],
    sources: [testSource],
    confidence: 'official',
    verified: true,
  })

const nearby = async () => within(await screen.findByRole('region', { name: 'Nearby' }))

describe('what is nearby', () => {
  it('is listed nearest first with straight-line miles, a few at once and more on demand', async () => {
    const list = [4, 2, 5, 1, 3].map(access)
    renderTrailPage(testTrail({ geometry: flatLine, mappedMiles: 1 }), { 'GET /api/access-points': list })
    const section = await nearby()
    await section.findByText('Access 1')
    const names = () => section.getAllByText(/^Access \d$/).map((element) => element.textContent?.trim())
    expect(names()).toEqual(['Access 1', 'Access 2', 'Access 3'])
    // A tenth of a degree of latitude on the mean sphere.
    expect(section.getByText('6.9 mi')).toBeTruthy()
    await userEvent.click(section.getByRole('button', { name: /Show 2 more of River access/ }))
    expect(names()).toEqual(['Access 1', 'Access 2', 'Access 3', 'Access 4', 'Access 5'])
  })

  it('leads from a campground to its page, where the facts are', async () => {
    const camp = testCampground('shady-lake', 'Shady Lake', { at: { lng: -94.01, lat: 34.5 } })
    renderTrailPage(testTrail({ geometry: flatLine, mappedMiles: 1 }), { 'GET /api/campgrounds': [camp] })
    const link = await (await nearby()).findByRole('link', { name: 'Shady Lake' })
    expect(link.getAttribute('href')).toBe('/campgrounds/shady-lake')
  })

  it('says so where a list could not be loaded, and the rest still stands', async () => {
    renderTrailPage(testTrail({ geometry: flatLine, mappedMiles: 1 }), {
      'GET /api/campgrounds': new Response('', { status: 500 }),
    })
    const section = await nearby()
    expect(await section.findByText('This list could not be loaded.')).toBeTruthy()
    expect((await section.findAllByText('None listed.')).length).toBe(3)
  })

  it('cannot be measured where no source says where the trail is', async () => {
    renderTrailPage(testTrail())
    expect((await nearby()).getByText(/distances cannot be measured/)).toBeTruthy()
  })
})
