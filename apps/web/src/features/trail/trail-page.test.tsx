import 'fake-indexeddb/auto'
import type { TrailDetail } from '@bluffline/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../data/db/open-database.ts'
import { forgetEverything } from '../../data/testing/render-with-data.tsx'
import { VEHICLE_KEY } from '../../data/vehicle/vehicle-store.ts'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { renderTrailPage } from './testing/render-trail-page.tsx'
import { climbingLine, flatLine, otherSource, testSource, testTrail } from './testing/trail-fixture.ts'

const ALWAYS: NonNullable<TrailDetail['season']> = {
  kind: 'yearRound',
  windows: [],
  mayCloseWhen: null,
  sources: [testSource],
}
const point = { lng: -94.02, lat: 34.46 }

beforeEach(forgetEverything)
afterEach(() => {
  cleanup()
  document.title = ''
})

const section = async (name: string) => within(await screen.findByRole('region', { name }))
const riding = (use: string, widthInches: number | null = null) => {
  const ports = fakePorts()
  ports.storage.write(VEHICLE_KEY, JSON.stringify({ use, widthInches, permits: [] }))
  return ports
}

describe('the page of a trail', () => {
  it('names the trail, where it is and who manages it, for the reader and for the document', async () => {
    renderTrailPage(testTrail({ system: 'Test Complex', manager: 'Test National Forest' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Test Ridge' })).toBeTruthy()
    expect(screen.getByText('Managed by Test National Forest')).toBeTruthy()
    expect(document.title).toContain('Test Ridge, Polk County, Arkansas')
  })

  it('says "Unknown" for what no source gives, and whom to ask', async () => {
    renderTrailPage(testTrail({ manager: 'Test National Forest' }))
    const facts = await section('Facts')
    expect(facts.getAllByText('Unknown').length).toBeGreaterThanOrEqual(7)
    expect(facts.getByText('Ask Test National Forest.')).toBeTruthy()
  })

  it('marks what riders only remember as unverified', async () => {
    renderTrailPage(testTrail({ confidence: 'recalled', verified: false }))
    expect(await screen.findByText('Community, unverified')).toBeTruthy()
    expect(screen.getAllByText(/no land manager or cited source confirms it/i).length).toBeGreaterThan(0)
  })

  it('opens its sources in one tap, with dates, and links only what is an address', async () => {
    renderTrailPage(testTrail({ sources: [testSource, otherSource] }))
    await userEvent.click(await screen.findByRole('button', { name: '2 sources for Test Ridge' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sources for Test Ridge' }))
    expect(dialog.getByRole('link', { name: testSource.ref })).toBeTruthy()
    expect(dialog.getByText('(as of July 2026)')).toBeTruthy()
    expect(dialog.queryByRole('link', { name: otherSource.ref })).toBeNull()
  })

  it('shows every value that sources dispute', async () => {
    const readings = [
      { value: '40 miles', source: testSource },
      { value: '26 miles', source: otherSource },
    ]
    renderTrailPage(testTrail({ lengthMiles: 40, disputes: [{ field: 'lengthMiles', readings, note: null }] }))
    const disputes = await section('Sources disagree')
    expect(disputes.getByText('40 miles')).toBeTruthy()
    expect(disputes.getByText('26 miles')).toBeTruthy()
    expect((await section('Facts')).getByText('Disputed')).toBeTruthy()
  })

  it('tells beside the verdict what riders found, and that nobody checked it', async () => {
    const trail = testTrail({ season: ALWAYS })
    const closure = { trailId: trail.id, reports: 1, lastAt: '2026-06-15T10:00:00.000Z' }
    renderTrailPage(trail, { 'GET /api/trail-closures': [{ ...closure, trailId: 'another' }, closure] })
    const verdict = await section('Can I ride it today?')
    expect(
      await verdict.findByText('A rider found it closed, 2 hours ago. Nobody has checked it; call before you go.'),
    ).toBeTruthy()
    expect(verdict.getByText(/^Open today/)).toBeTruthy()
  })

  it('shows an advisory while it stands and not after its last day', async () => {
    const advisory = (text: string, expires: string | null) => ({
      text,
      effect: 'caution' as const,
      source: testSource,
      expires,
    })
    renderTrailPage(
      testTrail({ advisories: [advisory('Bridge out', '2026-06-15'), advisory('Old slide', '2026-06-14')] }),
    )
    const advisories = await section('Advisories')
    expect(advisories.getByText('Bridge out')).toBeTruthy()
    expect(screen.queryByText('Old slide')).toBeNull()
  })
})

describe('the verdict', () => {
  it('is for my machine today, and changes with the machine', async () => {
    renderTrailPage(testTrail({ uses: ['utv'], season: ALWAYS, widthLimitInches: 50 }), {}, riding('utv', 64))
    const verdict = await section('Can I ride it today?')
    expect(verdict.getByRole('status').textContent).toBe('Closed today for side-by-sides')
    const width = verdict.getByLabelText('Width, inches')
    await userEvent.clear(width)
    await userEvent.type(width, '50')
    expect(verdict.getByRole('status').textContent).toBe('Open today for side-by-sides')
    await userEvent.selectOptions(verdict.getByLabelText('My machine'), 'hiking')
    expect(verdict.getByRole('status').textContent).toBe('Not for hikers')
  })

  it('does not repeat under a fold the reasons that stand above it, only who gives them', async () => {
    renderTrailPage(testTrail({ uses: ['atv'], season: ALWAYS }), {}, riding('atv', 48))
    const verdict = await section('Can I ride it today?')
    expect(verdict.queryByText(/reasons and their sources/)).toBeNull()
    const [reason] = verdict.getAllByRole('listitem')
    expect(verdict.getAllByText(reason?.querySelector('p')?.textContent ?? '')).toHaveLength(1)
    expect(verdict.getByText(/^Sources of th/)).toBeTruthy()
    expect(verdict.getByRole('link', { name: testSource.ref })).toBeTruthy()
  })

  it('reckons with a permit as soon as the rider says to hold it', async () => {
    const permit = {
      id: 'test-permit',
      name: 'Test permit',
      uses: ['utv' as const],
      obtained: 'ahead' as const,
      priceUsd: 10,
      source: testSource,
    }
    renderTrailPage(testTrail({ uses: ['utv'], season: ALWAYS, permits: [permit] }), {}, riding('utv', 64))
    const verdict = await section('Can I ride it today?')
    expect(verdict.getByRole('status').textContent).toBe('Closed today for side-by-sides')
    await userEvent.click(screen.getByLabelText('I hold this permit'))
    expect(verdict.getByRole('status').textContent).toBe('Open today for side-by-sides')
  })
})

describe('the season', () => {
  const reading = (month: number, day: number, source = testSource) => ({
    day: { kind: 'date' as const, month, day },
    source,
  })

  it('gives the days of this year by each source that differs', async () => {
    const windows = [
      {
        label: 'main season',
        opens: [reading(3, 1), reading(3, 8, otherSource)],
        closes: [reading(10, 31)],
        certainty: 'stated' as const,
      },
    ]
    renderTrailPage(testTrail({ season: { kind: 'windows', windows, mayCloseWhen: null, sources: [testSource] } }))
    const season = await section('Season')
    expect(season.getByText('March 1, 2026')).toBeTruthy()
    expect(season.getByText('March 8, 2026')).toBeTruthy()
    expect(season.getByText('October 31, 2026')).toBeTruthy()
    expect(season.getByText('Sources differ')).toBeTruthy()
  })

  it('is unknown where no source gives it', async () => {
    renderTrailPage(testTrail())
    expect((await section('Season')).getByText(/No source says on which days/)).toBeTruthy()
  })
})

describe('the line', () => {
  it('is saved as GPX from the phone, without the network', async () => {
    const { ports } = renderTrailPage(testTrail({ geometry: climbingLine, mappedMiles: 2 }))
    const files = await section('Take the line with you')
    ports.setOnline(false)
    await userEvent.click(files.getByRole('button', { name: 'GPX file' }))
    await userEvent.click(files.getByRole('button', { name: 'GeoJSON file' }))
    expect(ports.saved.map((file) => file.name)).toEqual(['test-ridge.gpx', 'test-ridge.geojson'])
  })

  it('cannot be saved where there is none, and the reason stands beside the buttons', async () => {
    const { ports } = renderTrailPage(testTrail({ point, pointPrecision: 'place' }))
    const files = await section('Take the line with you')
    expect(files.getByText(/We hold no line of this trail/)).toBeTruthy()
    expect(files.getByRole<HTMLButtonElement>('button', { name: 'GPX file' }).disabled).toBe(true)
    await userEvent.click(screen.getAllByRole('button', { name: 'GPX' })[0] as HTMLElement)
    expect(ports.saved).toEqual([])
  })

  it('is drawn on the map; a point that only marks a place says so', async () => {
    const { map, unmount } = renderTrailPage(testTrail({ geometry: flatLine, mappedMiles: 2 }))
    await waitFor(() => expect(map.scenes.at(-1)?.layers.map((layer) => layer.id)).toContain('trail-lines'))
    unmount()
    renderTrailPage(testTrail({ point, pointPrecision: 'place' }))
    expect((await screen.findAllByText(/Marks the place, not the trailhead/)).length).toBeGreaterThan(0)
  })

  it('leads to a neighbour that is tapped on the map', async () => {
    const { map, router } = renderTrailPage(testTrail({ geometry: flatLine, mappedMiles: 2 }))
    await waitFor(() => expect(map.scenes.length).toBeGreaterThan(0))
    map.tap([{ layerId: 'nearby-lines', id: 'other-trail' }])
    await waitFor(() => expect(router.state.location.pathname).toBe('/map/other-trail'))
  })
})

describe('the elevation profile', () => {
  it('is drawn where the line carries elevation; the keys walk along it and the map follows', async () => {
    const { map } = renderTrailPage(testTrail({ geometry: climbingLine, mappedMiles: 2 }))
    const slider = await screen.findByRole('slider', { name: 'Place along the trail' })
    slider.focus()
    await userEvent.keyboard('{End}')
    expect(slider.getAttribute('aria-valuetext')).toBe('1,378 ft at 2.0 mi')
    await waitFor(() => expect(map.scenes.at(-1)?.layers.map((layer) => layer.id)).toContain('scrub'))
  })

  it('stands as a table too', async () => {
    renderTrailPage(testTrail({ geometry: climbingLine, mappedMiles: 2 }))
    await userEvent.click(await screen.findByRole('tab', { name: 'Table' }))
    const rows = within(screen.getByRole('table', { name: 'Elevation along the trail' })).getAllByRole('row')
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.at(-1)?.textContent).toContain('1,378 ft')
  })

  it('is unknown where the line carries none, with the gain a source gives', async () => {
    renderTrailPage(testTrail({ geometry: flatLine, mappedMiles: 2, elevationGainFt: 850 }))
    const elevation = await section('Elevation profile')
    expect(elevation.getByText('Unknown')).toBeTruthy()
    expect(elevation.getByText('A source gives 850 ft of gain.')).toBeTruthy()
  })
})

describe('sharing', () => {
  it('shares the address of the page', async () => {
    const { ports } = renderTrailPage(testTrail())
    await userEvent.click((await screen.findAllByRole('button', { name: 'Share' }))[0] as HTMLElement)
    expect(ports.shared).toHaveLength(1)
    expect(ports.shared[0]?.text).toBe('Test Ridge, Polk County, Arkansas')
  })
})

describe('when the trail does not come', () => {
  it('an address that is no trail leads to the search', async () => {
    renderTrailPage(null)
    expect(await screen.findByText('We know no trail by this address')).toBeTruthy()
    expect(screen.getByText(/Nothing in our list is called/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Search all trails' }).getAttribute('href')).toBe('/ai-trails')
  })

  it('a failure is told in the agreed words, and Retry tries again', async () => {
    const trail = testTrail()
    const { ports } = renderTrailPage(trail, { [`GET /api/trails/${trail.id}`]: new Response('', { status: 500 }) })
    expect(await screen.findByRole('heading', { name: 'Trail Loading Error' })).toBeTruthy()
    expect(screen.getByText('Unable to load trail data. Please check your connection and try again.')).toBeTruthy()
    ports.setRoutes({ [`GET /api/trails/${trail.id}`]: trail })
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Test Ridge' })).toBeTruthy()
  })

  it('the copy on the phone stands in, and says how old it is', async () => {
    const trail = testTrail()
    const { geometry: _line, ...record } = trail
    const ports = fakePorts()
    const first = renderTrailPage(trail, { 'GET /api/trails': [record] }, ports)
    await screen.findByRole('heading', { level: 1, name: 'Test Ridge' })
    await waitFor(async () => expect(await (await openDatabase()).trails.count()).toBe(1))
    first.unmount()
    ports.setOnline(false)
    ports.setNow('2026-06-17T12:00:00Z')
    renderTrailPage(trail, {}, ports)
    expect(await screen.findByText(/From this phone, 2 days old/)).toBeTruthy()
  })
})
