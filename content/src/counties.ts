import { createRequire } from 'node:module'
import type { Position } from '@bluffline/core'
import type { MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Ring = readonly (readonly number[])[]

export interface CountyOutline {
  readonly fips: string
  readonly name: string
  /** Each polygon is an outer ring and its holes. */
  readonly polygons: readonly (readonly Ring[])[]
}

type Atlas = Topology<{ counties: GeometryCollection<{ name: string }> }>

const ARKANSAS = '05'

const polygonsOf = (shape: Polygon | MultiPolygon): readonly (readonly Ring[])[] =>
  shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates

function readOutlines(): readonly CountyOutline[] {
  const atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json') as Atlas
  return feature(atlas, atlas.objects.counties)
    .features.filter(({ id }) => String(id).startsWith(ARKANSAS))
    .map(({ id, properties, geometry }) => ({
      fips: String(id),
      name: properties.name,
      polygons: polygonsOf(geometry as Polygon | MultiPolygon),
    }))
}

let outlines: readonly CountyOutline[] | undefined

/** The 75 counties as the Census Bureau draws them (us-atlas, 1:10 million), read once. */
export function countyOutlines(): readonly CountyOutline[] {
  outlines ??= readOutlines()
  return outlines
}

/** Even-odd rule: a ray to the east crosses the ring an odd number of times. */
function inRing({ lng, lat }: Position, ring: Ring): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [x1 = 0, y1 = 0] = ring[i] ?? []
    const [x2 = 0, y2 = 0] = ring[j] ?? []
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

const inPolygon = (at: Position, [outer, ...holes]: readonly Ring[]): boolean =>
  outer !== undefined && inRing(at, outer) && !holes.some((hole) => inRing(at, hole))

/** Name of the Arkansas county a position lies in, null outside the state. */
export const countyAt = (at: Position): string | null =>
  countyOutlines().find(({ polygons }) => polygons.some((polygon) => inPolygon(at, polygon)))?.name ?? null
