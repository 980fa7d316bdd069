import type { TrailLine } from '@bluffline/contract'
import { trailLine } from '@bluffline/contract'
import type { Position } from '@bluffline/core'
import { countyAt } from './counties.ts'
import { lineMiles } from './geo.ts'
import { partsOf } from './line.ts'
import type { RawRecord } from './read-facts.ts'

const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' && value !== null && 'lng' in value && 'lat' in value

/** A record's point, also where the specification's own field names hold it. */
export function pointOf(record: RawRecord): Position | null {
  if (isPosition(record['point'])) return record['point']
  const location = record['location'] as RawRecord | undefined
  const { latitude: lat, longitude: lng } = location ?? {}
  return typeof lat === 'number' && typeof lng === 'number' ? { lng, lat } : null
}

/** Not `recalled`, and with a point that lies in the stated county. */
export function isVerified(record: RawRecord, county: unknown): boolean {
  const point = pointOf(record)
  return record['confidence'] !== 'recalled' && point !== null && countyAt(point) === county
}

type Box = [number, number, number, number]

function boxOf(positions: readonly Position[]): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { lng, lat } of positions) {
    box[0] = Math.min(box[0], lng)
    box[1] = Math.min(box[1], lat)
    box[2] = Math.max(box[2], lng)
    box[3] = Math.max(box[3], lat)
  }
  return box
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

function lineFacts(line: TrailLine): { mappedMiles: number; bbox: Box } {
  const parts = partsOf(line)
  const miles = parts.reduce((sum, part) => sum + lineMiles(part), 0)
  return { mappedMiles: round(miles, 2), bbox: boxOf(parts.flat()) }
}

/** What a trail gets from its line: length, box and the line itself. A line that is no line is left to the schema to refuse. */
export function trailGeometry(record: RawRecord, line: unknown): RawRecord {
  const parsed = trailLine.safeParse(line)
  if (parsed.success) return { ...lineFacts(parsed.data), geometry: parsed.data }
  const point = pointOf(record)
  return { mappedMiles: null, bbox: point === null ? null : boxOf([point]), geometry: line ?? null }
}
