import type { Position, Ring } from '@bluffline/core'
import type { MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import address from './base-map.json?url'
import type { BaseTopology } from './base-map-data.ts'

/** A county with its land: each polygon is an outline and its holes. */
export interface CountyShape {
  readonly name: string
  readonly polygons: readonly (readonly Ring[])[]
}

const toRing = (ring: readonly (readonly number[])[]): readonly Position[] =>
  ring.map(([lng = NaN, lat = NaN]) => ({ lng, lat }))

const polygonsOf = (shape: Polygon | MultiPolygon): CountyShape['polygons'] =>
  (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates).map((rings) => rings.map(toRing))

let loaded: Promise<readonly CountyShape[]> | undefined

/** The counties of the built-in map, without the rest of it. A failure is forgotten, so that the next who asks tries again. */
export function loadCounties(): Promise<readonly CountyShape[]> {
  loaded ??= fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`The built-in map did not come: ${answer.status}`)
    const map = (await answer.json()) as BaseTopology
    const { features } = feature(map, map.objects.counties)
    return features.map(({ geometry, properties }) => ({
      name: properties.name,
      polygons: polygonsOf(geometry as Polygon | MultiPolygon),
    }))
  })
  loaded.catch(() => (loaded = undefined))
  return loaded
}
