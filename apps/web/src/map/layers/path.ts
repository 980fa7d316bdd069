import type { Position } from '@bluffline/core'
import type { LayerKind, MapLayer } from './map-layer.ts'

/** A planned or followed route: above trails, below names. */
export const ROUTE_KIND: LayerKind = {
  slot: 'below',
  paint: ({ tokens, source }) => [
    {
      id: `${source}-casing`,
      type: 'line',
      source,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': tokens['trail-casing'], 'line-width': 10 },
    },
    {
      id: `${source}-line`,
      type: 'line',
      source,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': tokens.selected, 'line-width': 6 },
    },
  ],
}

/** Where somebody has been. */
export const TRACK_KIND: LayerKind = {
  slot: 'below',
  paint: ({ tokens, source }) => [
    {
      id: `${source}-line`,
      type: 'line',
      source,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': tokens.me, 'line-width': 4.5 },
    },
  ],
}

/** The part of a route that lies behind: still there, out of the way. */
export const DONE_KIND: LayerKind = {
  slot: 'below',
  paint: ({ tokens, source }) => [
    {
      id: `${source}-line`,
      type: 'line',
      source,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': tokens['label-muted'], 'line-width': 6 },
    },
  ],
}

/** The way back to a route that was left: dashes, so that it is not taken for the route. */
export const WAY_BACK_KIND: LayerKind = {
  slot: 'below',
  paint: ({ tokens, source }) => [
    {
      id: `${source}-casing`,
      type: 'line',
      source,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': tokens['trail-casing'], 'line-width': 9 },
    },
    {
      id: `${source}-line`,
      type: 'line',
      source,
      paint: { 'line-color': tokens.closed, 'line-width': 5, 'line-dasharray': [1.6, 1] },
    },
  ],
}

/** A path in parts; a gap between parts stays a gap. */
export const pathLayer = (id: string, kind: LayerKind, parts: readonly (readonly Position[])[]): MapLayer => ({
  id,
  kind,
  data: {
    type: 'FeatureCollection',
    features: parts
      .filter((part) => part.length > 1)
      .map((part) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'LineString', coordinates: part.map(({ lng, lat }) => [lng, lat]) },
      })),
  },
})
