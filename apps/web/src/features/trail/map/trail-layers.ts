import type { TrailDetail } from '@bluffline/contract'
import type { Position, RideVerdict } from '@bluffline/core'
import type { Feature } from 'geojson'
import type { LayerKind, MapLayer } from '../../../map/layers/map-layer.ts'
import { trailLinesLayer } from '../../../map/layers/trail-lines.ts'
import { pinImage } from '../../../map/markers/marker-id.ts'

type Verdict = RideVerdict['verdict']

const pointFeature = ({ lng, lat }: Position, properties: Readonly<Record<string, unknown>>): Feature => ({
  type: 'Feature',
  properties: { ...properties },
  geometry: { type: 'Point', coordinates: [lng, lat] },
})

/** A mark that stands where the trail or its trailhead is. */
export const EXACT_MARK_KIND: LayerKind = {
  slot: 'above',
  paint: ({ tokens, source }) => [
    {
      id: `${source}-pin`,
      type: 'symbol',
      source,
      layout: { 'icon-image': pinImage(tokens), 'icon-size': 1.3, 'icon-allow-overlap': true },
    },
  ],
}

/** A mark that only names a place: a wide ring with nothing at its middle, so that nobody steers for the middle. */
export const PLACE_MARK_KIND: LayerKind = {
  slot: 'above',
  paint: ({ tokens, source }) => [
    {
      id: `${source}-ring`,
      type: 'circle',
      source,
      paint: {
        'circle-radius': 34,
        'circle-color': tokens.unknown,
        'circle-opacity': 0.16,
        'circle-stroke-color': tokens.unknown,
        'circle-stroke-width': 2.5,
      },
    },
  ],
}

/** Where the finger is on the elevation profile. */
const SCRUB_KIND: LayerKind = {
  slot: 'above',
  paint: ({ tokens, source }) => [
    {
      id: `${source}-dot`,
      type: 'circle',
      source,
      paint: {
        'circle-radius': 9,
        'circle-color': tokens.point,
        'circle-stroke-color': tokens.selected,
        'circle-stroke-width': 3,
      },
    },
  ],
}

const one = (id: string, kind: LayerKind, feature: Feature): MapLayer => ({
  id,
  kind,
  data: { type: 'FeatureCollection', features: [feature] },
})

/** The trail itself: its line, else its mark, as sure or unsure as it is. Nothing where no source gives a place. */
export function trailLayers(trail: TrailDetail, verdict: Verdict): readonly MapLayer[] {
  const { id, name, geometry, point, pointPrecision } = trail
  if (geometry !== null) {
    const line: Feature = { type: 'Feature', id, properties: { id, name }, geometry }
    return [trailLinesLayer({ type: 'FeatureCollection', features: [line] }, new Map([[id, verdict]]))]
  }
  if (point === null) return []
  const mark = pointFeature(point, { id, ids: ` ${id} `, name, count: 1, verdict })
  return [one('trail-mark', pointPrecision === 'place' ? PLACE_MARK_KIND : EXACT_MARK_KIND, mark)]
}

export const scrubLayer = (at: Position): MapLayer => one('scrub', SCRUB_KIND, pointFeature(at, {}))
