import { distanceM, type Position } from '@bluffline/core'
import { BOLD } from '../style/fonts.ts'
import type { LayerKind, MapLayer } from './map-layer.ts'

export interface WaySign {
  readonly at: Position
  /** A letter or a short number. */
  readonly sign: string
}

/** Start, end and waypoints, each with its letter or number: nothing that could be taken for the rider. */
export const WAY_SIGN_KIND: LayerKind = {
  slot: 'above',
  paint: ({ tokens, source }) => [
    {
      id: `${source}-dot`,
      type: 'circle',
      source,
      paint: {
        'circle-radius': 11,
        'circle-color': tokens.halo,
        'circle-stroke-color': tokens.label,
        'circle-stroke-width': 2,
      },
    },
    {
      id: `${source}-sign`,
      type: 'symbol',
      source,
      layout: { 'text-field': ['get', 'sign'], 'text-font': BOLD, 'text-size': 12, 'text-allow-overlap': true },
      paint: { 'text-color': tokens.label },
    },
  ],
}

/** Signs along a way; the last lies on top. */
export const waySignsLayer = (id: string, signs: readonly WaySign[]): MapLayer => ({
  id,
  kind: WAY_SIGN_KIND,
  data: {
    type: 'FeatureCollection',
    features: signs.map(({ at: { lng, lat }, sign }) => ({
      type: 'Feature',
      properties: { sign },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  },
})

/** Ends this near to each other are one place: a loop has no end of its own. */
const LOOP_M = 50

/** `S` where a way begins, and `E` where it ends somewhere else. */
export function endSigns(line: readonly Position[]): readonly WaySign[] {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined) return []
  const end = distanceM(first, last) > LOOP_M ? [{ at: last, sign: 'E' }] : []
  return [...end, { at: first, sign: 'S' }]
}
