import { Route, Routes } from 'react-router'
import { renderWithData } from '../../../data/testing/render-with-data.tsx'
import { MapKitProvider } from '../../../map/map-kit.ts'
import { fakeMap } from '../../../map/testing/fake-map-kit.ts'
import { fakePorts } from '../../../platform/fakes/fake-ports.ts'
import { Page as RidePage } from '../ride-page.tsx'
import { Page as RidesPage } from '../rides-page.tsx'

/** The list and the page of a ride, on fake ports and a map that only listens. */
export function renderRides(path: string, ports = fakePorts()) {
  const map = fakeMap()
  const view = renderWithData(
    <MapKitProvider value={map.kit}>
      <Routes>
        <Route path="/rides" element={<RidesPage />} />
        <Route path="/rides/:rideId" element={<RidePage />} />
        <Route path="/record" element={<h1>The recorder</h1>} />
      </Routes>
    </MapKitProvider>,
    { ports, path },
  )
  return { ...view, map }
}
