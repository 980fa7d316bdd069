import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mercatorNorthing } from '@bluffline/core'
import { feature, merge, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { buildBaseMap } from './build-base-map.ts'

type Line = readonly (readonly number[])[]
type Shapes = Parameters<typeof merge>[1]

/** Corners that span less than this, in square degrees, are left out: about half a pixel where the state fills a desktop screen. */
const DETAIL = 3e-5
/** Steps a degree of longitude is divided into. */
const UNITS = 400
/** North-west corner of the drawing. */
const [WEST, NORTH] = [-98.6, 39.3]
const LAST_RIVER_LEVEL = 2
const LAST_TOWN_TIER = 1

const unitsOf = ([lng = 0, lat = 0]: readonly number[]): readonly [number, number] => [
  Math.round((lng - WEST) * UNITS),
  Math.round((mercatorNorthing(NORTH) - mercatorNorthing(lat)) * UNITS),
]

/** Path data with steps instead of places: half the bytes. */
function pathOf(lines: readonly Line[]): string {
  return lines
    .map((line) => {
      const points = line
        .map(unitsOf)
        .filter(([x, y], i, all) => i === 0 || x !== all[i - 1]?.[0] || y !== all[i - 1]?.[1])
      const [first = [0, 0], ...rest] = points
      const steps = rest.map(([x, y], i) => `${x - (points[i]?.[0] ?? 0)} ${y - (points[i]?.[1] ?? 0)}`)
      return rest.length === 0 ? '' : `M${first.join(' ')}l${steps.join(' ')}`
    })
    .join('')
    .replaceAll(' -', '-')
}

/** The state as a picture of a few paths, for the time before the map itself draws. The same input gives the same bytes. */
export function buildStillMap() {
  const whole = buildBaseMap()
  const map = simplify(presimplify(whole), DETAIL)
  const { counties, neighbours, rivers, lakes } = map.objects
  const rings = feature(map, lakes).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? (geometry.coordinates as readonly Line[]) : [],
  )
  const streams = feature(map, rivers).features.flatMap(({ geometry, properties }) =>
    geometry.type === 'LineString' && properties.level <= LAST_RIVER_LEVEL ? [geometry.coordinates as Line] : [],
  )
  const borders = feature(map, neighbours).features.flatMap(({ geometry }) =>
    geometry.type === 'LineString' ? [geometry.coordinates as Line] : [],
  )
  const names = feature(whole, whole.objects.towns).features.flatMap(({ geometry, properties: { name, tier } }) =>
    geometry.type === 'Point' && tier <= LAST_TOWN_TIER
      ? [{ name, isFirst: tier === 0, at: [...unitsOf(geometry.coordinates)] }]
      : [],
  )
  return {
    west: WEST,
    north: NORTH,
    unitsPerDegree: UNITS,
    land: `${pathOf(merge(map, counties.geometries as unknown as Shapes).coordinates.flat() as readonly Line[])}z`,
    counties: pathOf(mesh(map, counties, (a, b) => a !== b).coordinates),
    neighbours: pathOf(borders),
    rivers: pathOf(streams),
    lakes: pathOf(rings),
    towns: names,
  }
}

export const STILL_MAP_FILE = join(import.meta.dirname, '../../../apps/web/src/map/still/still-base.json')
export const stillMapText = (): string => `${JSON.stringify(buildStillMap())}\n`

if (import.meta.main) writeFileSync(STILL_MAP_FILE, stillMapText())
