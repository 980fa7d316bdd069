import type { FeatureCollection } from 'geojson'
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { BOLD } from '../style/fonts.ts'
import type { MapTokens } from '../style/map-tokens.ts'
import type { LayerKind, LayerPaint, MapLayer } from './map-layer.ts'
import { verdictOf, type Verdict, type VerdictById } from './verdict-of.ts'

const width = (at7: number, at11: number, at15: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.4],
  ['zoom'],
  7,
  at7,
  11,
  at11,
  15,
  at15,
]

/** Beside its colour a line has a pattern: whole, dashed (unknown), dotted (closed). In line widths. */
const DASHES: Readonly<Record<Verdict, readonly number[] | null>> = {
  open: null,
  unknown: [3.4, 1.4],
  closed: [1.1, 1.2],
}
/** Drawn last lies on top: what one may ride must not hide below what one may not. */
const DRAWING_ORDER: readonly Verdict[] = ['closed', 'unknown', 'open']

const join = { 'line-join': 'round', 'line-cap': 'round' } as const

const lineOf = (verdict: Verdict, { tokens, source }: LayerPaint): LayerSpecification => {
  const dashes = DASHES[verdict]
  return {
    id: `${source}-${verdict}`,
    type: 'line',
    source,
    filter: ['==', ['get', 'verdict'], verdict],
    layout: dashes === null ? join : { 'line-join': 'round', 'line-cap': 'butt' },
    paint: {
      'line-color': tokens[verdict],
      'line-width': verdict === 'closed' ? width(0.9, 2.2, 4) : width(1.2, 2.8, 5),
      ...(dashes !== null && { 'line-dasharray': [...dashes] }),
    },
  }
}

const nameOf = ({ tokens, source }: LayerPaint): LayerSpecification => ({
  id: `${source}-names`,
  type: 'symbol',
  source,
  minzoom: 12,
  layout: {
    'symbol-placement': 'line',
    'symbol-spacing': 260,
    'text-field': ['get', 'name'],
    'text-font': BOLD,
    'text-size': 12,
    'text-offset': [0, 1.1],
    'text-max-angle': 70,
  },
  paint: { 'text-color': tokens.label, 'text-halo-color': tokens.halo, 'text-halo-width': 1.8 },
})

const selected = (tokens: MapTokens, { source, selectedId }: LayerPaint): LayerSpecification => ({
  id: `${source}-selected`,
  type: 'line',
  source,
  filter: ['==', ['get', 'id'], selectedId ?? ''],
  layout: join,
  paint: { 'line-color': tokens.selected, 'line-width': width(7, 11, 15), 'line-opacity': 0.9 },
})

/** Trails as lines on a dark or light casing, coloured and patterned by what `rideToday` says of them. */
export const TRAIL_LINES_KIND: LayerKind = {
  slot: 'below',
  tappable: true,
  paint: (paint) => [
    selected(paint.tokens, paint),
    {
      id: `${paint.source}-casing`,
      type: 'line',
      source: paint.source,
      layout: join,
      paint: { 'line-color': paint.tokens['trail-casing'], 'line-width': width(2.6, 5.4, 9), 'line-opacity': 0.92 },
    },
    ...DRAWING_ORDER.map((verdict) => lineOf(verdict, paint)),
    nameOf(paint),
  ],
}

/** Layer `trail-lines` from GeoJSON whose features carry `id` and `name`, as `useTrailLines` gives it. */
export function trailLinesLayer(lines: FeatureCollection, verdicts: VerdictById): MapLayer {
  const features = lines.features.map((line) => {
    const id = String(line.properties?.['id'] ?? line.id)
    return { ...line, properties: { ...line.properties, id, verdict: verdictOf(verdicts, id) } }
  })
  return { id: 'trail-lines', kind: TRAIL_LINES_KIND, data: { type: 'FeatureCollection', features } }
}
