import type { Position } from '@bluffline/core'
import type { Feature, Point } from 'geojson'
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { donutImage, pinImage } from '../markers/marker-id.ts'
import { BOLD, REGULAR } from '../style/fonts.ts'
import type { LayerKind, LayerPaint, MapLayer } from './map-layer.ts'
import { verdictOf, verdictOfMany, type VerdictById } from './verdict-of.ts'

/** What a mark needs to know of a trail; a `Trail` of the catalogue has it. */
export interface MarkedTrail {
  readonly id: string
  readonly name: string
  readonly point: Position | null
}

/** Trails are gathered into clusters up to this zoom; beyond it lines speak for themselves and the rest stand alone. */
export const LAST_CLUSTER_ZOOM = 9

const isVerdict = (verdict: string): ExpressionSpecification => ['case', ['==', ['get', 'verdict'], verdict], 1, 0]

/** Ids stand in one text between spaces, so that an expression can look for one of them. */
export const idsText = (ids: readonly string[]): string => ` ${ids.join(' ')} `
export const idsOfText = (text: string): readonly string[] => text.trim().split(' ')

const NOTHING = '(nothing)'
const isSelected = (id: string | null): ExpressionSpecification => [
  'in',
  id === null ? NOTHING : ` ${id} `,
  ['get', 'ids'],
]

/** The whole id between its spaces: `loop-1` must not light up `loop-12`, and no selection must light up nothing. */
const idSought = (selectedId: string | null): string => (selectedId === null ? '|' : ` ${selectedId} `)

const clusterLayer = ({ tokens, source }: LayerPaint): LayerSpecification => ({
  id: `${source}-clusters`,
  type: 'symbol',
  source,
  filter: ['has', 'point_count'],
  layout: {
    'icon-image': donutImage(tokens),
    'icon-allow-overlap': true,
    'icon-padding': 0,
    'icon-size': ['step', ['get', 'point_count'], 0.84, 10, 1, 40, 1.2],
    'text-field': ['get', 'point_count_abbreviated'],
    'text-font': BOLD,
    'text-size': ['step', ['get', 'point_count'], 13, 10, 14, 40, 16],
    'text-allow-overlap': true,
    'symbol-sort-key': ['-', 0, ['get', 'point_count']],
  },
  paint: { 'text-color': tokens.label },
})

const pinLayer = ({ tokens, source, selectedId }: LayerPaint): LayerSpecification => ({
  id: `${source}-pins`,
  type: 'symbol',
  source,
  filter: ['!', ['has', 'point_count']],
  layout: {
    'icon-image': pinImage(tokens),
    'icon-allow-overlap': true,
    'icon-size': ['case', isSelected(selectedId), 1.3, ['==', ['get', 'verdict'], 'closed'], 0.82, 1],
    'text-field': ['step', ['zoom'], '', 10.5, ['get', 'name']],
    'text-font': REGULAR,
    'text-size': 12,
    'text-offset': [0, 1.3],
    'text-anchor': 'top',
    'text-optional': true,
    'text-max-width': 9,
  },
  paint: { 'text-color': tokens.label, 'text-halo-color': tokens.halo, 'text-halo-width': 1.6 },
})

const selectedRing = ({ tokens, source, selectedId }: LayerPaint): LayerSpecification => ({
  id: `${source}-selected`,
  type: 'circle',
  source,
  filter: ['all', ['!', ['has', 'point_count']], isSelected(selectedId)],
  paint: {
    'circle-radius': 21,
    'circle-color': 'rgba(0,0,0,0)',
    'circle-stroke-color': tokens.selected,
    'circle-stroke-width': 3.5,
  },
})

/** All trails while the map shows counties; clusters tell in a ring how many are open, closed and unknown. */
export const TRAIL_CLUSTERS_KIND: LayerKind = {
  slot: 'above',
  tappable: true,
  cluster: {
    radiusPx: 46,
    maxZoom: LAST_CLUSTER_ZOOM,
    sums: {
      open: ['+', isVerdict('open')],
      closed: ['+', isVerdict('closed')],
      unknown: ['+', isVerdict('unknown')],
    },
  },
  paint: (paint) =>
    [selectedRing(paint), pinLayer(paint), clusterLayer(paint)].map((layer) => ({
      ...layer,
      maxzoom: LAST_CLUSTER_ZOOM + 1,
    })),
}

/** Trails that have no line, once the map shows lines. Those on one spot share a mark. */
export const TRAIL_SPOTS_KIND: LayerKind = {
  slot: 'above',
  tappable: true,
  paint: (paint) =>
    [selectedRing(paint), pinLayer(paint)].map((layer) => ({ ...layer, minzoom: LAST_CLUSTER_ZOOM + 1 })),
}

const keyOf = ({ lng, lat }: Position): string => `${lng.toFixed(4)},${lat.toFixed(4)}`

function spot(at: Position, trails: readonly MarkedTrail[], verdicts: VerdictById): Feature<Point> {
  const [first] = trails
  const name = trails.length === 1 ? (first?.name ?? '') : `${trails.length} trails`
  const properties = {
    id: first?.id ?? '',
    ids: idsText(trails.map(({ id }) => id)),
    name,
    count: trails.length,
    verdict: verdictOfMany(trails.map(({ id }) => verdictOf(verdicts, id))),
  }
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [at.lng, at.lat] } }
}

const placed = (trails: readonly MarkedTrail[]) =>
  trails.flatMap((trail) => (trail.point === null ? [] : [{ trail, at: trail.point }]))

function bySpot(marks: ReturnType<typeof placed>) {
  const spots = new Map<string, { readonly at: Position; readonly trails: MarkedTrail[] }>()
  for (const { trail, at } of marks) {
    const known = spots.get(keyOf(at))
    if (known === undefined) spots.set(keyOf(at), { at, trails: [trail] })
    else known.trails.push(trail)
  }
  return [...spots.values()]
}

/** Layers `trail-clusters` and `trail-spots`. `withLine` says which trails the line layer draws. */
export function trailPointLayers(
  trails: readonly MarkedTrail[],
  verdicts: VerdictById,
  withLine: ReadonlySet<string>,
): readonly MapLayer[] {
  const all = placed(trails)
  const spotFeatures = bySpot(all.filter(({ trail }) => !withLine.has(trail.id))).map(({ at, trails: there }) =>
    spot(at, there, verdicts),
  )
  const singles = all.map(({ trail, at }) => spot(at, [trail], verdicts))
  return [
    { id: 'trail-clusters', kind: TRAIL_CLUSTERS_KIND, data: { type: 'FeatureCollection', features: singles } },
    { id: 'trail-spots', kind: TRAIL_SPOTS_KIND, data: { type: 'FeatureCollection', features: spotFeatures } },
  ]
}
