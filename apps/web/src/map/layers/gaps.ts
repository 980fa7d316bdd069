import type { Position } from '@bluffline/core'
import type { LayerKind, MapLayer } from './map-layer.ts'
import { pathLayer } from './path.ts'

/** Where a recording broke off: thin and dotted, so that nobody takes it for ridden. */
const GAP_KIND: LayerKind = {
  slot: 'below',
  paint: ({ tokens, source }) => [
    {
      id: `${source}-line`,
      type: 'line',
      source,
      layout: { 'line-cap': 'butt', 'line-join': 'round' },
      paint: { 'line-color': tokens.unknown, 'line-width': 2.5, 'line-dasharray': [1, 2.2] },
    },
  ],
}

/** Straight lines from where a recording ended to where it began again. */
export const gapLayer = (id: string, gaps: readonly (readonly Position[])[]): MapLayer => pathLayer(id, GAP_KIND, gaps)
