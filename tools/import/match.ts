import { distanceM, type Position } from '@bluffline/core'
import type { Answer, Candidate } from './candidate.ts'
import { fieldOf } from './fields.ts'
import type { RawRecord } from './facts.ts'

/** Numbers are reused from forest to forest, and names from county to county: farther apart, it is another place. */
const SAME_PLACE_M = 8000

export const pointOfRecord = (record: RawRecord): Position | null => {
  const read = (field: string) => fieldOf(record, field)
  const [lng, lat] = [read('point.lng') ?? read('location.longitude'), read('point.lat') ?? read('location.latitude')]
  return typeof lng === 'number' && typeof lat === 'number' ? { lng, lat } : null
}

const normal = (name: unknown) =>
  String(name)
    .toLowerCase()
    .replace(/\b(trail|road|route|campground|park)\b/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const apartM = (record: RawRecord, { at }: Candidate): number => {
  const point = pointOfRecord(record)
  return point === null || at === null ? 0 : distanceM(point, at)
}

/** How well a record fits, smaller is better; null where it is not the same place. */
const misfit = (record: RawRecord, candidate: Candidate, keyField: Answer['keyField']): number | null => {
  const hasName = normal(record['name']) === normal(candidate.name)
  const hasKey = keyField !== null && record[keyField] === candidate.key
  if (!hasKey && !(keyField === null && hasName)) return null
  const awayM = apartM(record, candidate)
  return awayM > SAME_PLACE_M ? null : awayM + (hasName ? 0 : SAME_PLACE_M)
}

/** Each candidate's record, best fits first, no record twice. */
export const matchAll = (
  { candidates, keyField }: Answer,
  records: readonly RawRecord[],
): ReadonlyMap<Candidate, RawRecord> => {
  const pairs = candidates.flatMap((candidate) =>
    records.flatMap((record) => {
      const fit = misfit(record, candidate, keyField)
      return fit === null ? [] : [{ candidate, record, fit }]
    }),
  )
  const matched = new Map<Candidate, RawRecord>()
  const taken = new Set<RawRecord>()
  for (const { candidate, record } of pairs.toSorted((a, b) => a.fit - b.fit)) {
    if (matched.has(candidate) || taken.has(record)) continue
    matched.set(candidate, record)
    taken.add(record)
  }
  return matched
}
