import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import type { StyleSpecification } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { meLayer } from '../layers/me.ts'
import { PLACE_GROUPS, placesLayer } from '../layers/places.ts'
import { DONE_KIND, pathLayer, ROUTE_KIND, TRACK_KIND, WAY_BACK_KIND } from '../layers/path.ts'
import { riderLayer } from '../layers/rider.ts'
import { trailLinesLayer } from '../layers/trail-lines.ts'
import { trailPointLayers } from '../layers/trail-points.ts'
import { waySignsLayer } from '../layers/way-signs.ts'
import { degrees, metres } from '@bluffline/core'
import { BARE_BASE } from '../testing/fake-map-kit.ts'
import { composeStyle, TAPPABLE, type Scene } from './compose-style.ts'
import { MAP_ROLES, type MapTokens } from './map-tokens.ts'

const tokens = Object.fromEntries(MAP_ROLES.map((role, i) => [role, `#0000${(i + 16).toString(16)}`])) as MapTokens
const at = { lng: -93, lat: 35 }
const trails = [{ id: 'a', name: 'A', point: at }]
const lines = {
  type: 'FeatureCollection' as const,
  features: [
    {
      type: 'Feature' as const,
      properties: { id: 'a', name: 'A' },
      geometry: {
        type: 'LineString' as const,
        coordinates: [
          [-93, 35],
          [-93, 36],
        ],
      },
    },
  ],
}
const everyLayer = [
  trailLinesLayer(lines, new Map([['a', 'open']])),
  pathLayer('route', ROUTE_KIND, [[at, { lng: -93.1, lat: 35 }]]),
  pathLayer('track', TRACK_KIND, [[at, { lng: -93.1, lat: 35 }]]),
  pathLayer('done', DONE_KIND, [[at, { lng: -93.1, lat: 35 }]]),
  pathLayer('way-back', WAY_BACK_KIND, [[at, { lng: -93.1, lat: 35 }]]),
  riderLayer(at, degrees(75)),
  ...PLACE_GROUPS.map((group) => placesLayer(group, [{ id: 'p', name: 'P', point: at }])),
  ...trailPointLayers(trails, new Map(), new Set()),
  waySignsLayer('ends', [{ at, sign: 'S' }]),
  meLayer(at, metres(40)),
]
const scene = (part: Partial<Scene> = {}): Scene => ({
  tokens,
  base: BARE_BASE,
  ground: 'builtIn',
  layers: everyLayer,
  selectedId: null,
  ...part,
})
const idsOf = (part?: Partial<Scene>): readonly string[] => composeStyle(scene(part)).layers.map(({ id }) => id)

describe('the style of a scene', () => {
  it.each([
    ['all layers', {}],
    ['a selection', { selectedId: 'a' }],
    ['topo tiles', { ground: 'topo' }],
    ['no base yet', { base: null, layers: [] }],
  ] as const)('is a style MapLibre accepts, with %s', (_what, part) => {
    const { sources, layers } = composeStyle(scene(part))
    const style: StyleSpecification = { version: 8, sources: { ...sources }, layers: [...layers] }
    expect(validateStyleMin(style as Parameters<typeof validateStyleMin>[0])).toEqual([])
  })

  it('takes every colour from the tokens', () => {
    const text = JSON.stringify(composeStyle(scene({ layers: everyLayer.filter(({ id }) => id !== 'me') })).layers)
    const colours = text.match(/#[0-9a-f]{3,8}\b/gi) ?? []
    expect(colours.length).toBeGreaterThan(20)
    expect(colours.filter((colour) => !Object.values(tokens).includes(colour))).toEqual([])
  })

  it('draws lines below the names of towns and marks above them', () => {
    const ids = idsOf()
    expect(ids.indexOf('trail-lines-open')).toBeLessThan(ids.indexOf('base-towns-0'))
    expect(ids.indexOf('trail-clusters-clusters')).toBeGreaterThan(ids.indexOf('base-towns-0'))
  })

  it('draws what is open over what is unknown over what is closed', () => {
    const ids = idsOf()
    expect(ids.indexOf('trail-lines-closed')).toBeLessThan(ids.indexOf('trail-lines-unknown'))
    expect(ids.indexOf('trail-lines-unknown')).toBeLessThan(ids.indexOf('trail-lines-open'))
  })

  it('lays tiles over the built-in map with its names, so that it shows where a tile is missing', () => {
    const ids = idsOf({ ground: 'imagery' })
    expect(ids.indexOf('tiles-imagery')).toBeGreaterThan(ids.indexOf('base-towns-0'))
    expect(ids.indexOf('tiles-imagery')).toBeLessThan(ids.indexOf('trail-lines-casing'))
    expect(idsOf()).not.toContain('tiles-imagery')
  })

  it('lets one tap trails and places, not the base or oneself', () => {
    const tappable = composeStyle(scene())
      .layers.filter(({ metadata }) => metadata === TAPPABLE)
      .map(({ id }) => id)
    expect(tappable).toContain('trail-lines-open')
    expect(tappable).toContain('places-parks-marks')
    expect(tappable.filter((id) => /^(base|me|route|track)/.test(id))).toEqual([])
  })
})
