import type { Trail, TrailLines } from '@bluffline/contract'
import type { FeatureCollection } from 'geojson'
import { REGULAR } from '../../../map/style/fonts.ts'
import type { LayerKind, MapLayer } from '../../../map/layers/map-layer.ts'

/** Trails around the one the page is about: there to be found, quiet enough not to be taken for it. */
const NEARBY_LINES_KIND: LayerKind = {
  slot: 'below',
  tappable: true,
  paint: ({ tokens, source }) => [
    {
      id: `${source}-line`,
      type: 'line',
      source,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': tokens['label-muted'], 'line-width': 2.5, 'line-opacity': 0.6 },
    },
    {
      id: `${source}-names`,
      type: 'symbol',
      source,
      minzoom: 11.5,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 360,
        'text-field': ['get', 'name'],
        'text-font': REGULAR,
        'text-size': 11.5,
        'text-offset': [0, 1],
        'text-max-angle': 40,
      },
      paint: { 'text-color': tokens['label-muted'], 'text-halo-color': tokens.halo, 'text-halo-width': 1.5 },
    },
  ],
}

const NEARBY_POINTS_KIND: LayerKind = {
  slot: 'below',
  tappable: true,
  paint: ({ tokens, source }) => [
    {
      id: `${source}-dot`,
      type: 'circle',
      source,
      paint: {
        'circle-radius': 5,
        'circle-color': tokens['label-muted'],
        'circle-opacity': 0.7,
        'circle-stroke-color': tokens.halo,
        'circle-stroke-width': 1.5,
      },
    },
  ],
}

/** The lines of all other trails. */
export const nearbyLinesLayer = (lines: TrailLines, exceptId: string): MapLayer => ({
  id: 'nearby-lines',
  kind: NEARBY_LINES_KIND,
  data: {
    type: 'FeatureCollection',
    features: lines.features.filter(({ id }) => id !== exceptId),
  } as unknown as FeatureCollection,
})

/** The marks of all other trails that have no line. */
export const nearbyPointsLayer = (trails: readonly Trail[], exceptId: string): MapLayer => ({
  id: 'nearby-points',
  kind: NEARBY_POINTS_KIND,
  data: {
    type: 'FeatureCollection',
    features: trails.flatMap(({ id, name, point, mappedMiles }) =>
      point === null || mappedMiles !== null || id === exceptId
        ? []
        : [
            {
              type: 'Feature' as const,
              properties: { id, name },
              geometry: { type: 'Point' as const, coordinates: [point.lng, point.lat] },
            },
          ],
    ),
  },
})
