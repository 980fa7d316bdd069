import type { Degrees, Position } from '@bluffline/core'
import { riderImage } from '../markers/marker-id.ts'
import type { LayerKind, MapLayer } from './map-layer.ts'

/** Somebody who is under way: an arrow in the direction of travel, turned with the map. */
export const RIDER_KIND: LayerKind = {
  slot: 'above',
  paint: ({ tokens, source }) => [
    {
      id: `${source}-arrow`,
      type: 'symbol',
      source,
      layout: {
        'icon-image': riderImage(tokens),
        'icon-rotate': ['get', 'headingDeg'],
        'icon-rotation-alignment': 'map',
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
    },
  ],
}

export const riderLayer = ({ lng, lat }: Position, headingDeg: Degrees): MapLayer => ({
  id: 'rider',
  kind: RIDER_KIND,
  data: {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: { headingDeg }, geometry: { type: 'Point', coordinates: [lng, lat] } }],
  },
})
