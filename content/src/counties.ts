import { createRequire } from 'node:module'
import { boundsOf, isInsidePolygon, type Bounds, type Position, type Ring } from '@bluffline/core'
import type { MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

export interface CountyOutline {
  readonly fips: string
  readonly name: string
  readonly bounds: Bounds
  /** Each polygon is an outer ring and its holes. */
  readonly polygons: readonly (readonly Ring[])[]
}

type Atlas = Topology<{ counties: GeometryCollection<{ name: string }> }>

const require = createRequire(import.meta.url)

const ARKANSAS = '05'

function polygonsOf(shape: Polygon | MultiPolygon): CountyOutline['polygons'] {
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
  return polygons.map((rings) => rings.map((ring) => ring.map(([lng = 0, lat = 0]) => ({ lng, lat }))))
}

function readOutlines(): readonly CountyOutline[] {
  const atlas = require('us-atlas/counties-10m.json') as Atlas
  return feature(atlas, atlas.objects.counties)
    .features.filter(({ id }) => String(id).startsWith(ARKANSAS))
    .map(({ id, properties, geometry }) => {
      const polygons = polygonsOf(geometry as Polygon | MultiPolygon)
      const bounds = boundsOf(polygons.flat(2))
      if (bounds === null) throw new Error(`us-atlas has no outline of ${properties.name} County`)
      return { fips: String(id), name: properties.name, bounds, polygons }
    })
}

let outlines: readonly CountyOutline[] | undefined

/** The 75 counties as the Census Bureau draws them (us-atlas, 1:10 million), read once. */
export function countyOutlines(): readonly CountyOutline[] {
  outlines ??= readOutlines()
  return outlines
}

const inBounds = ({ lng, lat }: Position, { west, south, east, north }: Bounds): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north

/** Name of the Arkansas county a position lies in, null outside the state. */
export const countyAt = (at: Position): string | null =>
  countyOutlines().find(
    ({ bounds, polygons }) => inBounds(at, bounds) && polygons.some((polygon) => isInsidePolygon(at, polygon)),
  )?.name ?? null
