import type { TrailLine } from '@bluffline/contract'
import { trailLine } from '@bluffline/contract'
import { boundsOf, lineLengthM, metres, metresToMiles, type Position } from '@bluffline/core'
import { countyAt } from './counties.ts'
import { partsOf } from './line.ts'
import type { RawRecord } from './read-facts.ts'

const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' && value !== null && 'lng' in value && 'lat' in value

/** A record's point, also where the specification's own field names hold it. */
function pointOf(record: RawRecord): Position | null {
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

/** `[west, south, east, north]` of the positions, null when there are none. */
function boxOf(positions: readonly Position[]): readonly number[] | null {
  const box = boundsOf(positions)
  return box && [box.west, box.south, box.east, box.north]
}

/** Miles of line, to a hundredth. */
function milesOf(line: TrailLine): number {
  const length = partsOf(line).reduce((sum, part) => sum + lineLengthM(part), 0)
  return Number(metresToMiles(metres(length)).toFixed(2))
}

/** What a trail gets from its line: length, box and the line itself. A line that is no line is left to the schema to refuse. */
export function trailGeometry(record: RawRecord, line: unknown): RawRecord {
  const parsed = trailLine.safeParse(line)
  if (parsed.success) {
    return { mappedMiles: milesOf(parsed.data), bbox: boxOf(partsOf(parsed.data).flat()), geometry: parsed.data }
  }
  const point = pointOf(record)
  return { mappedMiles: null, bbox: point && boxOf([point]), geometry: line ?? null }
}
