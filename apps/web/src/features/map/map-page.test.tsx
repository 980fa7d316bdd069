import 'fake-indexeddb/auto'
import { wma } from '@bluffline/contract'
import type { TrailUse } from '@bluffline/core'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetEverything, renderWithData } from '../../data/testing/render-with-data.tsx'
import { testCampground } from '../../data/testing/test-campground.ts'
import { ALWAYS_OPEN, TEST_SOURCE, testTrail } from '../../data/testing/test-trail.ts'
import { VEHICLE_KEY } from '../../data/vehicle/vehicle-store.ts'
import { MapKitProvider, type MapKit } from '../../map/map-kit.ts'
import { NoWebGl } from '../../map/no-web-gl.ts'
import { fakePorts, type FakePorts } from '../../platform/fakes/fake-ports.ts'
import { fakeMap, STATE_VIEW } from '../../map/testing/fake-map-kit.ts'
import { Page } from './map-page.tsx'

const near = { lng: -92.5, lat: 34.9 }
const TRAILS = [
  testTrail('far', { name: 'Far Ridge', point: { lng: -94, lat: 36 } }),
  testTrail('near', { name: 'Near Creek', point: near, season: ALWAYS_OPEN }),
  testTrail('twin', { name: 'Twin Creek', point: near, uses: ['hiking'], season: ALWAYS_OPEN }),
  testTrail('mill', { name: 'Mill Creek' }),
]
const MARSH = wma.parse({
  id: 'cane-marsh',
  name: 'Cane Marsh',
  county: 'Arkansas',
  counties: ['Arkansas'],
  countiesComplete: true,
  region: 'Southeast',
  point: { lng: -91.5, lat: 34.5 },
  pointNote: null,
  acres: null,
  acresApprox: false,
  ownership: null,
  duckHunting: null,
  description: 'Flooded timber.',
  featured: false,
  notes: [],
  disputes: [],
  recalledFields: [],
  sources: [TEST_SOURCE],
  confidence: 'official',
  verified: true,
})
const LINES = { type: 'FeatureCollection', features: [] }
const routes = (trails: unknown = TRAILS) => ({
  'GET /api/trails': trails,
  'GET /api/trail-lines': LINES,
  'GET /api/parks': [],
})

interface Setting {
  readonly ports?: FakePorts
  readonly kit?: () => Promise<MapKit>
  readonly use?: TrailUse | null
}

async function show(path = '/map', { ports = fakePorts(routes()), kit, use = 'utv' }: Setting = {}) {
  const map = fakeMap()
  if (use !== null) ports.storage.write(VEHICLE_KEY, JSON.stringify({ use, widthInches: 60, permits: [] }))
  const view = renderWithData(
    <MapKitProvider value={kit ?? map.kit}>
      <Page />
    </MapKitProvider>,
    { ports, path },
  )
  await act(async () => undefined)
  return { ...view, map, ports, user: userEvent.setup() }
}
const list = (name: string) => screen.findByRole('list', { name })
const names = (element: HTMLElement) =>
  within(element)
    .getAllByRole('button')
    .map(({ textContent }) => /^[A-Z]\w+ (Ridge|Creek)/.exec(textContent)?.[0])

beforeEach(forgetEverything)
afterEach(cleanup)

describe('the list of the map page', () => {
  it('lists what the map shows, nearest to its middle first, with each verdict in words', async () => {
    await show()
    const trails = await list('Trails in view')
    expect(names(trails)).toEqual(['Near Creek', 'Twin Creek', 'Far Ridge'])
    expect(within(trails).getByRole('button', { name: /Near Creek/ }).textContent).toContain('Open today for ')
    expect(within(trails).getByRole('button', { name: /Twin Creek/ }).textContent).toContain('Not for side-by-sides')
    expect(within(trails).getByRole('button', { name: /Far Ridge/ }).textContent).toContain(
      'Unknown today for side-by-sides',
    )
  })

  it('follows the map', async () => {
    const { map } = await show()
    await list('Trails in view')
    const bounds = { west: -94.5, south: 35.5, east: -93.5, north: 36.5 }
    act(() => map.events().onMoveEnd({ ...STATE_VIEW, bounds }))
    expect(names(await list('Trails in view'))).toEqual(['Far Ridge'])
    expect(screen.queryByText(/no place on the map/)).toBeNull()
  })

  it('says what the distances are measured from, and what the state holds beside what the map can show', async () => {
    await show()
    const row = within(await list('Trails in view')).getByRole('button', { name: /Near Creek/ })
    expect(row.textContent).toMatch(/\d+\.\d mi from map center/)
    expect(screen.getByText('1 more has no place on the map.')).toBeTruthy()
  })

  it('names the machine each trail is judged for while the rider has chosen none', async () => {
    const { map } = await show('/map', { use: null })
    const trails = await list('Trails in view')
    expect(within(trails).getByRole('button', { name: /Twin Creek/ }).textContent).toContain('Open today for hikers')
    expect(screen.getByLabelText('Today, each for its own use')).toBeTruthy()
    act(() => map.events().onTap([{ layerId: 'trail-spots', id: 'twin' }]))
    const card = await screen.findByRole('region', { name: 'Twin Creek' })
    expect(within(card).getByText('Open today for hikers')).toBeTruthy()
  })

  it('counts the verdicts in view', async () => {
    await show()
    await list('Trails in view')
    const legend = screen.getByLabelText('Today for side-by-sides')
    expect(legend.textContent).toBe('Open1Unknown1Closed0Not for side-by-sides1')
  })

  it('fits the map to a search from the address and lists all it found, also what has no place', async () => {
    const { map } = await show('/map?q=creek')
    const trails = await list('Trails found')
    expect(names(trails).toSorted()).toEqual(['Mill Creek', 'Near Creek', 'Twin Creek'])
    expect(within(trails).getByRole('button', { name: /Mill Creek/ }).textContent).toContain('No place on the map')
    await waitFor(() => expect(map.fits.at(-1)?.bounds).toEqual({ west: -92.5, south: 34.9, east: -92.5, north: 34.9 }))
  })

  it('writes the search into the address and shows only what fits', async () => {
    const { map, router, user } = await show()
    await user.type(await screen.findByRole('searchbox', { name: 'Search trails on the map' }), 'ridge')
    expect(names(await list('Trails found'))).toEqual(['Far Ridge'])
    expect(router.state.location.search).toBe('?q=ridge')
    const clusters = map.scenes.at(-1)?.layers.find(({ id }) => id === 'trail-clusters')
    expect(clusters?.data.features).toHaveLength(1)
  })
})

describe('the map page', () => {
  it('opens the card of what is tapped, says it aloud, and closes with Escape', async () => {
    const { map, user } = await show()
    await list('Trails in view')
    act(() => map.events().onTap([{ layerId: 'trail-spots', id: 'near' }]))
    const card = await screen.findByRole('region', { name: 'Near Creek' })
    expect(within(card).getByRole('link', { name: 'Trail page' }).getAttribute('href')).toBe('/map/near')
    expect(within(card).getByRole('button', { name: 'Save Near Creek' })).toBeTruthy()
    expect(screen.getByText('Selected Near Creek, Open today for side-by-sides.')).toBeTruthy()
    expect(map.scenes.at(-1)?.selectedId).toBe('near')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Near Creek' })).toBeNull()
    expect(map.scenes.at(-1)?.selectedId).toBeNull()
  })

  it('asks which one when several trails lie under the finger', async () => {
    const { map, user } = await show()
    await list('Trails in view')
    act(() =>
      map.events().onTap([
        { layerId: 'trail-spots', id: 'near' },
        { layerId: 'trail-spots', id: 'twin' },
      ]),
    )
    const choice = await screen.findByRole('region', { name: '2 things here' })
    await user.click(within(choice).getByRole('button', { name: /Twin Creek/ }))
    expect(await screen.findByRole('region', { name: 'Twin Creek' })).toBeTruthy()
  })

  it('selects from the list, moves the focus to the card and the map to the trail', async () => {
    const { map, user } = await show()
    await user.click(within(await list('Trails in view')).getByRole('button', { name: /Far Ridge/ }))
    const heading = await screen.findByRole('heading', { name: 'Far Ridge' })
    expect(document.activeElement).toBe(heading)
    await waitFor(() => expect(map.fits.at(-1)?.bounds).toMatchObject({ west: -94, north: 36 }))
  })

  it('opens the place a link asks for, and shows its group for this visit alone', async () => {
    const ports = fakePorts({ ...routes(), 'GET /api/wmas': [MARSH] })
    const { map } = await show('/map?place=wmas:cane-marsh', { ports })
    expect(await screen.findByRole('region', { name: 'Cane Marsh' })).toBeTruthy()
    await waitFor(() => expect(map.fits.at(-1)?.bounds).toMatchObject({ west: -91.5, north: 34.5 }))
    expect(ports.storage.read('map-choices')).toBeNull()
  })

  it('leads from a campground to its page, where the facts are', async () => {
    const ports = fakePorts({ ...routes(), 'GET /api/campgrounds': [testCampground('shady-lake', 'Shady Lake')] })
    await show('/map?place=campgrounds:shady-lake', { ports })
    const card = within(await screen.findByRole('region', { name: 'Shady Lake' }))
    expect(card.getByRole('link', { name: 'Open its page' }).getAttribute('href')).toBe('/campgrounds/shady-lake')
  })

  it('judges for what the rider travels by', async () => {
    await show('/map', { use: 'hiking' })
    const trails = await list('Trails in view')
    expect(within(trails).getByRole('button', { name: /Twin Creek/ }).textContent).toContain('Open today for ')
    expect(screen.getByLabelText('Today for hikers')).toBeTruthy()
  })

  it('remembers the layers that are switched on', async () => {
    const { user, ports, map } = await show()
    await user.click(await screen.findByRole('button', { name: 'Layers' }))
    await user.click(screen.getByRole('switch', { name: 'Campgrounds' }))
    await user.click(screen.getByRole('radio', { name: /USGS Topo/ }))
    expect(JSON.parse(ports.storage.read('map-choices') ?? '')).toMatchObject({
      ground: 'topo',
      places: ['campgrounds', 'parks'],
    })
    expect(map.scenes.at(-1)?.ground).toBe('topo')
  })

  it('says in the specified words when the trails do not come, and tries again', async () => {
    const ports = fakePorts({ 'GET /api/trails': Response.json({ code: 'internal', message: 'No' }, { status: 500 }) })
    const { user } = await show('/map', { ports })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Trail Loading Error')
    expect(alert.textContent).toContain('Unable to load trail data. Please check your connection and try again.')
    ports.setRoutes(routes())
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await list('Trails in view')).toBeTruthy()
  })

  it('keeps the list where the browser cannot draw the map', async () => {
    await show('/map', { kit: () => Promise.reject(new NoWebGl('none')) })
    expect(await screen.findByText('This browser cannot draw the map')).toBeTruthy()
    expect(names(await list('Trails in view'))).toContain('Near Creek')
  })
})
