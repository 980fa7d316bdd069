import type { FilterSpecification, GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl'
import type { BaseMapData } from '../base/base-map-data.ts'
import { BOLD, REGULAR } from './fonts.ts'
import type { MapTokens } from './map-tokens.ts'

const geo = (data: GeoJSONSourceSpecification['data']): GeoJSONSourceSpecification => ({ type: 'geojson', data })

export const baseSources = (base: BaseMapData): Record<string, GeoJSONSourceSpecification> => ({
  'base-land': geo(base.land),
  'base-county-lines': geo(base.countyLines),
  'base-state-line': geo(base.stateLine),
  'base-neighbours': geo(base.neighbourLines),
  'base-rivers': geo(base.rivers),
  'base-lakes': geo(base.lakes),
  'base-towns': geo(base.towns),
  'base-county-labels': geo(base.countyLabels),
  'base-state-labels': geo(base.stateLabels),
})

export const background = (tokens: MapTokens): LayerSpecification => ({
  id: 'base-background',
  type: 'background',
  paint: { 'background-color': tokens.outside },
})

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const

/** A line of its own runs along the edge of every area; smoothing the edge as well would be one more program to compile. */
const flat = (color: string) => ({ 'fill-color': color, 'fill-antialias': false })

const land = (tokens: MapTokens): readonly LayerSpecification[] => [
  { id: 'base-land', type: 'fill', source: 'base-land', paint: flat(tokens.land) },
  {
    id: 'base-county-lines',
    type: 'line',
    source: 'base-county-lines',
    layout: ROUND,
    paint: {
      'line-color': tokens['county-line'],
      'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.5, 9, 1.1, 13, 1.6],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 5, 0.6, 7.5, 1],
    },
  },
  {
    id: 'base-neighbours',
    type: 'line',
    source: 'base-neighbours',
    layout: ROUND,
    paint: { 'line-color': tokens['county-line'], 'line-width': 1.2, 'line-dasharray': [5, 2, 1, 2] },
  },
]

const waters = (tokens: MapTokens): readonly LayerSpecification[] => [
  {
    id: 'base-rivers',
    type: 'line',
    source: 'base-rivers',
    layout: ROUND,
    paint: {
      'line-color': tokens['water-line'],
      'line-width': [
        'interpolate',
        ['linear'],
        ['zoom'],
        5,
        ['match', ['get', 'level'], 1, 1.3, 2, 0.9, 3, 0.8, 0.5],
        10,
        ['match', ['get', 'level'], 1, 3.4, 2, 2.4, 3, 2, 1.5],
      ],
    },
  },
  { id: 'base-lakes', type: 'fill', source: 'base-lakes', paint: flat(tokens.water) },
  {
    id: 'base-lake-shores',
    type: 'line',
    source: 'base-lakes',
    layout: ROUND,
    paint: { 'line-color': tokens['water-line'], 'line-width': 1 },
  },
]

const stateLine = (tokens: MapTokens): readonly LayerSpecification[] => [
  {
    id: 'base-state-glow',
    type: 'line',
    source: 'base-state-line',
    layout: ROUND,
    paint: { 'line-color': tokens['state-line'], 'line-width': 7, 'line-opacity': 0.16 },
  },
  {
    id: 'base-state-line',
    type: 'line',
    source: 'base-state-line',
    layout: ROUND,
    paint: {
      'line-color': tokens['state-line'],
      'line-width': ['interpolate', ['linear'], ['zoom'], 5, 1.4, 10, 2.4],
    },
  },
]

/** Land, water and borders. */
export const baseGround = (tokens: MapTokens): readonly LayerSpecification[] => [
  ...land(tokens),
  ...waters(tokens),
  ...stateLine(tokens),
]

/** The farther in, the more towns ask for a place; the map gives it to the first in rank and leaves out what would touch. */
const TOWN_STEPS: readonly (readonly [tier: number, minzoom: number])[] = [
  [0, 4.5],
  [1, 6],
  [2, 7.2],
  [3, 8.2],
  [4, 9.2],
]

const townLayer = (tokens: MapTokens, [tier, minzoom]: readonly [number, number]): LayerSpecification => ({
  id: `base-towns-${tier}`,
  type: 'symbol',
  source: 'base-towns',
  minzoom,
  filter: ['==', ['get', 'tier'], tier],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': tier === 0 ? BOLD : REGULAR,
    'text-size': ['interpolate', ['linear'], ['zoom'], 6, tier === 0 ? 13 : 11, 11, tier === 0 ? 18 : 14],
    'symbol-sort-key': ['get', 'rank'],
    'text-padding': 5,
    'text-max-width': tier === 0 ? 4.5 : 7,
    'text-variable-anchor': ['left', 'top-left', 'bottom-left', 'bottom', 'top', 'right'],
    'text-radial-offset': 0.5,
    'text-justify': 'auto',
  },
  paint: {
    'text-color': tier < 2 ? tokens.label : tokens['label-muted'],
    'text-halo-color': tokens.halo,
    'text-halo-width': 1.6,
  },
})

const townDots = (tokens: MapTokens): LayerSpecification => ({
  id: 'base-town-dots',
  type: 'circle',
  source: 'base-towns',
  filter: [
    'step',
    ['zoom'],
    ['==', ['get', 'tier'], 0],
    ...TOWN_STEPS.slice(1).flatMap(([tier, minzoom]) => [minzoom, ['<=', ['get', 'tier'], tier]]),
  ] as FilterSpecification,
  paint: {
    'circle-radius': ['case', ['==', ['get', 'tier'], 0], 2.6, 1.9],
    'circle-color': tokens.label,
    'circle-stroke-color': tokens.halo,
    'circle-stroke-width': 1,
  },
})

const areaLabel = (id: string, tokens: MapTokens, zooms: readonly [number, number]): LayerSpecification => ({
  id,
  type: 'symbol',
  source: id,
  minzoom: zooms[0],
  maxzoom: zooms[1],
  layout: {
    'text-field': ['upcase', ['get', 'name']],
    'text-font': REGULAR,
    'text-size': ['interpolate', ['linear'], ['zoom'], 5, 9, 9, 12],
    'text-letter-spacing': 0.18,
    'text-max-width': 7,
    'text-padding': 8,
  },
  paint: {
    'text-color': tokens['label-muted'],
    'text-opacity': 0.85,
    'text-halo-color': tokens.halo,
    'text-halo-width': 1.2,
  },
})

const waterText = (tokens: MapTokens) => ({
  'text-color': tokens['water-label'],
  'text-halo-color': tokens.halo,
  'text-halo-width': 1.2,
})

/** Names, least important first: what is drawn later gets its place before what is drawn earlier. */
export const baseLabels = (tokens: MapTokens): readonly LayerSpecification[] => [
  areaLabel('base-county-labels', tokens, [7.4, 12]),
  areaLabel('base-state-labels', tokens, [4, 8.5]),
  {
    id: 'base-river-labels',
    type: 'symbol',
    source: 'base-rivers',
    minzoom: 6.5,
    filter: ['has', 'name'],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 420,
      'text-field': ['get', 'name'],
      'text-font': REGULAR,
      'text-size': 11,
      'text-letter-spacing': 0.08,
      'text-max-angle': 60,
      'text-offset': [0, -0.8],
    },
    paint: waterText(tokens),
  },
  {
    id: 'base-lake-labels',
    type: 'symbol',
    source: 'base-lakes',
    minzoom: 8,
    layout: {
      'text-field': ['coalesce', ['get', 'name'], ''],
      'text-font': REGULAR,
      'text-size': 11,
      'text-max-width': 6,
    },
    paint: waterText(tokens),
  },
  townDots(tokens),
  ...TOWN_STEPS.toReversed().map((step) => townLayer(tokens, step)),
]
