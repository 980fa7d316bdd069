import 'fake-indexeddb/auto'
import { trailLines } from '@bluffline/contract'
import { degrees, destination, metres, simulateRide, epochMs, type Fix, type Position } from '@bluffline/core'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect } from 'vitest'
import { openNavigationDatabase } from '../../../data/navigation/navigation-database.ts'
import { navigatorOf } from '../../../data/navigation/use-navigation.ts'
import { openRideDatabase } from '../../../data/rides/ride-database.ts'
import { forgetEverything, renderWithData } from '../../../data/testing/render-with-data.tsx'
import { ALWAYS_OPEN, testTrail } from '../../../data/testing/test-trail.ts'
import { MapKitProvider } from '../../../map/map-kit.ts'
import { fakeMap } from '../../../map/testing/fake-map-kit.ts'
import { fakePorts, type FakePorts } from '../../../platform/fakes/fake-ports.ts'
import { Page as FilePage } from '../file-page.tsx'
import { Page as LoopsPage } from '../loops-page.tsx'
import { Page } from '../navigate-page.tsx'

export const place = (eastM: number, northM: number): Position =>
  destination(destination({ lng: -92.9, lat: 35.5 }, degrees(90), metres(eastM)), degrees(0), metres(northM))
export const [start, corner, end] = [place(0, 0), place(1200, 0), place(1200, 800)]
export const CORNER = [start, corner, end]
const coordinates = (line: readonly Position[]) => line.map(({ lng, lat }): [number, number] => [lng, lat])
const geometryOf = (line: readonly Position[]) => ({ type: 'LineString' as const, coordinates: coordinates(line) })

const corners = testTrail('corner', { name: 'Corner Trail', season: ALWAYS_OPEN, mappedMiles: 1.2, uses: ['utv'] })
const straight = testTrail('straight', { name: 'Straight Trail', season: ALWAYS_OPEN, uses: ['utv'] })
const lineless = testTrail('lineless', { name: 'Lineless Trail' })
const lineOf = ({ id, name }: { readonly id: string; readonly name: string }, line: readonly Position[]) => ({
  type: 'Feature' as const,
  id,
  properties: { id, name },
  geometry: geometryOf(line),
})
const ROUTES = {
  'GET /api/trails': [corners, straight, lineless],
  'GET /api/trails/corner': { ...corners, geometry: geometryOf(CORNER) },
  'GET /api/trails/lineless': { ...lineless, geometry: null },
  'GET /api/trail-lines': trailLines.parse({
    type: 'FeatureCollection',
    features: [lineOf(corners, CORNER), lineOf(straight, [corner, place(2600, 0)])],
  }),
}

export const START_MS = Date.parse('2026-06-15T17:00:00Z')
export const ride = (along: readonly Position[], startS = 0): Fix[] =>
  simulateRide(along, { speedMps: 6.7, sigmaM: 0, correlationS: 0, intervalS: 1, seed: 1, accuracyM: 5, startMs: epochMs(START_MS + startS * 1000) }) // prettier-ignore
export const send = (ports: FakePorts, fixes: readonly Fix[]) =>
  act(async () => {
    for (const fix of fixes) {
      ports.setNow(new Date(fix.timeMs ?? 0).toISOString())
      ports.sendFix(fix)
      await Promise.resolve()
    }
  })

const used: FakePorts[] = []
export function open(path = '/navigate/corner', ports = fakePorts()) {
  ports.setRoutes(ROUTES)
  ports.setNow(new Date(START_MS).toISOString())
  used.push(ports)
  const map = fakeMap()
  const view = renderWithData(
    <MapKitProvider value={map.kit}>
      <Routes>
        <Route path="/navigate/file" element={<FilePage />} />
        <Route path="/navigate/:trailId" element={<Page />} />
        <Route path="/navigate/:trailId/loops" element={<LoopsPage />} />
        <Route path="/rides/:rideId" element={<h1>The ride</h1>} />
        <Route path="/map/:trailId" element={<h1>The trail</h1>} />
      </Routes>
    </MapKitProvider>,
    { ports, path },
  )
  return { ...view, ports, map }
}
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
export const control = (name: string) => within(screen.getByRole('group', { name: 'Ride controls' })).getByRole('button', { name }) // prettier-ignore
export async function begin(isRecorded = false) {
  const opened = open()
  await screen.findByRole('heading', { level: 1, name: 'Corner Trail' })
  if (!isRecorded) await userEvent.click(screen.getByRole('switch', { name: /Record the ride/ }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start' }).getAttribute('aria-busy')).toBeNull())
  await press('Start')
  await screen.findByRole('group', { name: 'Ride controls' })
  return opened
}

export async function forgetDevice(): Promise<void> {
  await forgetEverything()
  const [rides, navigation] = [await openRideDatabase(), openNavigationDatabase()]
  await rides.transaction('rw', rides.tables, async () => Promise.all(rides.tables.map((table) => table.clear())))
  await navigation.transaction('rw', navigation.tables, async () =>
    Promise.all(navigation.tables.map((table) => table.clear())),
  )
}

/** Ends what runs, and takes the screen away. */
export async function putDown(): Promise<void> {
  for (const ports of used.splice(0))
    await act(async () => void (await navigatorOf(ports).end({ stopRecording: true })))
  cleanup()
}
