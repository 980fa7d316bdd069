import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { isInsidePolygon, type Position } from '@bluffline/core'
import type { Polygon, Position as LngLat } from 'geojson'
import { feature, merge } from 'topojson-client'
import { describe, expect, it } from 'vitest'
import { BASE_MAP_FILE, baseMapText, buildBaseMap } from './build-base-map.ts'
import { isInBox, MAP_BOX } from './clip.ts'

const built = baseMapText()
const map = buildBaseMap()
const position = ([lng = NaN, lat = NaN]: LngLat): Position => ({ lng, lat })

describe('the built-in base map', () => {
  it('is committed as the build makes it, byte by byte', () => {
    expect(readFileSync(BASE_MAP_FILE, 'utf8') === built).toBe(true)
  })

  it('stays under 150 kB compressed', () => {
    expect(gzipSync(built, { level: 9 }).length).toBeLessThan(150_000)
  })

  it('has the 75 counties, each with its name printed once', () => {
    const names = feature(map, map.objects.counties).features.map(({ properties }) => properties.name)
    expect(new Set(names).size).toBe(75)
    const printed = feature(map, map.objects.countyLabels).features.map(({ properties }) => properties.name)
    expect(printed.toSorted()).toEqual(names.toSorted())
  })

  it('makes one outline of the counties, with Little Rock inside and Memphis outside', () => {
    const polygons = merge(map, map.objects.counties.geometries as never).coordinates
    const inState = (at: Position): boolean =>
      polygons.some((rings) =>
        isInsidePolygon(
          at,
          rings.map((ring) => ring.map(position)),
        ),
      )
    expect(polygons).toHaveLength(1)
    expect(inState({ lng: -92.2896, lat: 34.7465 })).toBe(true)
    expect(inState({ lng: -90.049, lat: 35.1495 })).toBe(false)
  })

  it('names the rivers people steer by, and Lake Ouachita as a closed shore', () => {
    const rivers = feature(map, map.objects.rivers).features.flatMap(({ properties }) => properties.name ?? [])
    expect(rivers).toEqual(
      expect.arrayContaining(['Mississippi River', 'Arkansas River', 'White River', 'Ouachita River']),
    )
    const lakes = feature(map, map.objects.lakes).features
    const lake = lakes.find(({ properties }) => properties.name === 'Lake Ouachita')
    const [ring = []] = (lake?.geometry as Polygon).coordinates
    expect(ring[0]).toEqual(ring.at(-1))
  })

  it('prints Little Rock before every other town, and gives no two towns of the state one rank', () => {
    const towns = feature(map, map.objects.towns).features.map(({ properties }) => properties)
    expect(towns.find(({ rank }) => rank === 0)?.name).toBe('Little Rock')
    const ours = towns.slice(0, -13).map(({ rank }) => rank)
    expect(new Set(ours).size).toBe(ours.length)
    expect(towns.map(({ name }) => name)).toContain('Memphis')
  })

  it('keeps every coordinate in its box', () => {
    const [west, south, east, north] = map.bbox ?? []
    expect([west, south, east, north].every((side) => side !== undefined)).toBe(true)
    expect(isInBox([west ?? 0, south ?? 0], MAP_BOX) && isInBox([east ?? 0, north ?? 0], MAP_BOX)).toBe(true)
  })
})
