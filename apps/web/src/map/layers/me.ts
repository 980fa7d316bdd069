import { degrees, destination, metres, type Metres, type Position } from '@bluffline/core'
import type { Feature } from 'geojson'
import type { LayerKind, MapLayer } from './map-layer.ts'

const CORNERS = 64
/** A ring this small would hide under the dot. */
const SMALLEST_RING_M = 5

function ring(centre: Position, radius: Metres): Feature {
  const corners = Array.from({ length: CORNERS + 1 }, (_unused, corner) => {
    const { lng, lat } = destination(centre, degrees((corner % CORNERS) * (360 / CORNERS)), radius)
    return [lng, lat]
  })
  return { type: 'Feature', properties: { part: 'ring' }, geometry: { type: 'Polygon', coordinates: [corners] } }
}

export const ME_KIND: LayerKind = {
  slot: 'above',
  paint: ({ tokens, source }) => [
    {
      id: `${source}-ring`,
      type: 'fill',
      source,
      filter: ['==', ['get', 'part'], 'ring'],
      paint: { 'fill-color': tokens.me, 'fill-opacity': 0.18, 'fill-outline-color': tokens.me },
    },
    {
      id: `${source}-dot`,
      type: 'circle',
      source,
      filter: ['==', ['get', 'part'], 'dot'],
      paint: {
        'circle-radius': 8,
        'circle-color': tokens.me,
        'circle-stroke-color': '#ffffff',
        'circle-stroke-width': 3,
      },
    },
  ],
}

/** Layer `me`: where the rider is, with a ring as wide as the fix is unsure. */
export function meLayer(position: Position, accuracy: Metres): MapLayer {
  const dot: Feature = {
    type: 'Feature',
    properties: { part: 'dot' },
    geometry: { type: 'Point', coordinates: [position.lng, position.lat] },
  }
  const rings = Number.isFinite(accuracy) && accuracy > SMALLEST_RING_M ? [ring(position, metres(accuracy))] : []
  return { id: 'me', kind: ME_KIND, data: { type: 'FeatureCollection', features: [...rings, dot] } }
}
