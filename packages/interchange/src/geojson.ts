import type { Collector } from './collector.ts'
import { readName, readTimeMs } from './numbers.ts'
import { FileError, LIMITS } from './track-file.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : [])
const numberAt = (position: Json[], index: number): number => {
  const value = position[index]
  return typeof value === 'number' ? value : Number.NaN
}

const parse = (text: string): JsonObject => {
  let value: Json
  try {
    value = JSON.parse(text) as Json
  } catch {
    throw new FileError('broken', 'This is not well-formed GeoJSON; it may be cut off.')
  }
  if (!isObject(value) || typeof value['type'] !== 'string')
    throw new FileError('unknown_format', 'This JSON file is no GeoJSON.')
  return value
}

/** Where each container keeps what it holds. */
const CHILDREN: Readonly<Record<string, (node: JsonObject) => Json[]>> = {
  FeatureCollection: (node) => list(node['features']),
  GeometryCollection: (node) => list(node['geometries']),
  Feature: (node) => [node['geometry'] ?? null],
}

/** RFC 7946: lines are routes unless their feature carries times (`coordTimes`, as togeojson writes them); points are waypoints. */
export class GeoJsonReader {
  readonly #out: Collector

  constructor(out: Collector) {
    this.#out = out
  }

  read(text: string): void {
    const root = parse(text)
    if (typeof root['name'] === 'string') this.#out.name = readName(root['name'])
    this.#visit(root, null, 0)
  }

  #visit(node: JsonObject, feature: JsonObject | null, depth: number): void {
    if (depth > LIMITS.depth)
      throw new FileError('too_deep', `Objects are nested deeper than ${LIMITS.depth} levels; this is no track file.`)
    const inside = CHILDREN[String(node['type'])]
    if (inside)
      for (const child of inside(node))
        if (isObject(child)) this.#visit(child, node['type'] === 'Feature' ? node : feature, depth + 1)
    this.#geometry(node, feature)
  }

  #geometry(node: JsonObject, feature: JsonObject | null): void {
    const coordinates = list(node['coordinates'])
    if (node['type'] === 'LineString') this.#line([coordinates], feature)
    if (node['type'] === 'MultiLineString') this.#line(coordinates, feature)
    if (node['type'] === 'Point') this.#point(coordinates, feature)
    if (node['type'] === 'MultiPoint') for (const position of coordinates) this.#point(list(position), feature)
  }

  #line(parts: Json[], feature: JsonObject | null): void {
    const properties = isObject(feature?.['properties']) ? feature['properties'] : {}
    const times = list(
      properties['coordTimes'] ??
        (isObject(properties['coordinateProperties']) ? properties['coordinateProperties']['times'] : null),
    )
    this.#out.startTrack(times.length > 0 ? 'track' : 'route', nameOf(properties))
    for (const [partIndex, part] of parts.entries()) {
      this.#out.startSegment()
      const partTimes = Array.isArray(times[partIndex]) ? times[partIndex] : times
      for (const [i, position] of list(part).entries()) {
        const coordinates = list(position)
        const time = partTimes[i]
        this.#out.addPoint(
          numberAt(coordinates, 0),
          numberAt(coordinates, 1),
          numberAt(coordinates, 2),
          typeof time === 'string' ? readTimeMs(time) : Number.NaN,
        )
      }
    }
  }

  #point(position: Json[], feature: JsonObject | null): void {
    const properties = isObject(feature?.['properties']) ? feature['properties'] : {}
    this.#out.addWaypoint({
      name: nameOf(properties),
      lng: numberAt(position, 0),
      lat: numberAt(position, 1),
      eleM: numberAt(position, 2),
    })
  }
}

const nameOf = (properties: JsonObject): string | null => {
  const name = properties['name'] ?? properties['title']
  return typeof name === 'string' ? readName(name) : null
}
