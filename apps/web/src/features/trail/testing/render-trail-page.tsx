import type { TrailDetail } from '@bluffline/contract'
import { degrees } from '@bluffline/core'
import { Route, Routes } from 'react-router'
import { renderWithData } from '../../../data/testing/render-with-data.tsx'
import { MapKitProvider, type MapKit } from '../../../map/map-kit.ts'
import { ARKANSAS, type MapOwner, type MapView } from '../../../map/map-view.ts'
import { fakePorts } from '../../../platform/fakes/fake-ports.ts'
import { Page } from '../trail-page.tsx'

type Scene = Parameters<MapOwner['show']>[0]

/** An owner that draws nothing and writes down the scenes it is told to show. */
function fakeMap() {
  const scenes: Scene[] = []
  const nothing = () => undefined
  const view: MapView = {
    center: { lng: -92.4, lat: 34.8 },
    zoom: 7,
    bearingDeg: degrees(0),
    bounds: ARKANSAS,
    metresPerPixel: 500,
  }
  const owner: MapOwner = {
    show: (scene) => void scenes.push(scene),
    view: () => view,
    fit: nothing,
    moveTo: nothing,
    follow: nothing,
    zoomBy: nothing,
    resetNorth: nothing,
    reloadTiles: nothing,
    destroy: nothing,
  }
  let tap: Parameters<MapKit['createOwner']>[0]['events']['onTap'] = nothing
  const kit: MapKit = {
    createOwner: ({ events }) => {
      tap = events.onTap
      return owner
    },
    base: new Promise(() => undefined),
  }
  return { load: () => Promise.resolve(kit), scenes, tap: (...hits: Parameters<typeof tap>) => tap(...hits) }
}

const EMPTY_LISTS = Object.fromEntries(
  ['campgrounds', 'parks', 'wmas', 'waterways', 'access-points', 'trails'].map((noun) => [`GET /api/${noun}`, []]),
)
const NO_LINES = { type: 'FeatureCollection', features: [] }

/** The page of a trail as the server of the test knows it, on fake ports and a map that only listens. */
export function renderTrailPage(
  trail: TrailDetail | null,
  routes: Readonly<Record<string, unknown>> = {},
  ports = fakePorts(),
) {
  const own = trail === null ? {} : { [`GET /api/trails/${trail.id}`]: trail }
  ports.setRoutes({ ...EMPTY_LISTS, 'GET /api/trail-lines': NO_LINES, ...own, ...routes })
  const map = fakeMap()
  const view = renderWithData(
    <MapKitProvider value={map.load}>
      <Routes>
        <Route path="/map/:trailId" element={<Page />} />
      </Routes>
    </MapKitProvider>,
    { ports, path: `/map/${trail?.id ?? 'nowhere'}` },
  )
  return { ...view, map }
}
