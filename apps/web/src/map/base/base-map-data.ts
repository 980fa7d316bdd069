import type { FeatureCollection, LineString, MultiLineString, MultiPolygon, Point, Polygon } from 'geojson'
import { feature, merge, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** What `content/src/base-map` writes. */
export type BaseTopology = Topology<{
  counties: GeometryCollection<{ name: string }>
  neighbours: GeometryCollection
  rivers: GeometryCollection<{ level: number; name?: string }>
  lakes: GeometryCollection<{ name?: string }>
  towns: GeometryCollection<{ name: string; tier: number; rank: number }>
  countyLabels: GeometryCollection<{ name: string }>
  stateLabels: GeometryCollection<{ name: string }>
}>

/** The built-in map as MapLibre draws it. Shared borders come once, so that no line is drawn over itself. */
export interface BaseMapData {
  readonly land: MultiPolygon
  readonly countyLines: MultiLineString
  readonly stateLine: MultiLineString
  readonly neighbourLines: FeatureCollection
  readonly rivers: FeatureCollection<LineString>
  readonly lakes: FeatureCollection<Polygon>
  readonly towns: FeatureCollection<Point>
  readonly countyLabels: FeatureCollection<Point>
  readonly stateLabels: FeatureCollection<Point>
}

type Shapes = Parameters<typeof merge>[1]

export function decodeBaseMap(map: BaseTopology): BaseMapData {
  const { counties, neighbours, rivers, lakes, towns, countyLabels, stateLabels } = map.objects
  return {
    land: merge(map, counties.geometries as unknown as Shapes),
    countyLines: mesh(map, counties, (a, b) => a !== b),
    stateLine: mesh(map, counties, (a, b) => a === b),
    neighbourLines: feature(map, neighbours),
    rivers: feature(map, rivers) as FeatureCollection<LineString>,
    lakes: feature(map, lakes) as FeatureCollection<Polygon>,
    towns: feature(map, towns) as FeatureCollection<Point>,
    countyLabels: feature(map, countyLabels) as FeatureCollection<Point>,
    stateLabels: feature(map, stateLabels) as FeatureCollection<Point>,
  }
}
