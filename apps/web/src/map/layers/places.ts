import type { Position } from '@bluffline/core'
import type { Feature, Point } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'
import { placeImage } from '../markers/marker-id.ts'
import type { Sign } from '../markers/signs.ts'
import { REGULAR } from '../style/fonts.ts'
import type { LayerKind, LayerPaint, MapLayer } from './map-layer.ts'

export interface MarkedPlace {
  readonly id: string
  readonly name: string
  readonly point: Position | null
}

const marks = (sign: Sign, { tokens, source, selectedId }: LayerPaint): LayerSpecification => ({
  id: `${source}-marks`,
  type: 'symbol',
  source,
  layout: {
    'icon-image': placeImage(sign, tokens),
    'icon-size': ['interpolate', ['linear'], ['zoom'], 6, 0.72, 10, 1],
    // Far out the places yield to each other and to names; near by every one shows.
    'icon-allow-overlap': ['step', ['zoom'], false, 9, true],
    'icon-padding': 1,
    'text-field': ['step', ['zoom'], '', 10, ['get', 'name']],
    'text-font': REGULAR,
    'text-size': 11.5,
    'text-offset': [0, 1.2],
    'text-anchor': 'top',
    'text-optional': true,
    'text-max-width': 9,
  },
  paint: {
    'text-color': tokens.label,
    'text-halo-color': tokens.halo,
    'text-halo-width': 1.8,
    'icon-opacity': selectedId === null ? 1 : ['case', ['==', ['get', 'id'], selectedId], 1, 0.9],
  },
})

const kindOf = (sign: Sign): LayerKind => ({ slot: 'above', tappable: true, paint: (paint) => [marks(sign, paint)] })

/** The groups of places the map can show, in drawing order: the last lies on top. */
export const PLACE_KINDS = {
  gauges: kindOf('water'),
  access: kindOf('access'),
  wmas: kindOf('wma'),
  campgrounds: kindOf('camp'),
  parks: kindOf('park'),
} as const satisfies Record<string, LayerKind>
export type PlaceGroup = keyof typeof PLACE_KINDS
export const PLACE_GROUPS = Object.keys(PLACE_KINDS) as readonly PlaceGroup[]

const feature = (place: MarkedPlace, at: Position): Feature<Point> => ({
  type: 'Feature',
  properties: { id: place.id, name: place.name },
  geometry: { type: 'Point', coordinates: [at.lng, at.lat] },
})

/** Layer `places-<group>`. */
export const placesLayer = (group: PlaceGroup, places: readonly MarkedPlace[]): MapLayer => ({
  id: `places-${group}`,
  kind: PLACE_KINDS[group],
  data: {
    type: 'FeatureCollection',
    features: places.flatMap((place) => (place.point === null ? [] : [feature(place, place.point)])),
  },
})
