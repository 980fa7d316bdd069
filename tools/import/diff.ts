import type { TrailLine } from '@bluffline/contract'
import { distanceM, type TrailUse } from '@bluffline/core'
import type { Answer, Candidate } from './candidate.ts'
import { type Facts, lineOfTrail, type RawRecord } from './facts.ts'
import { fieldOf, isSame } from './fields.ts'
import { lineMiles, linesApartM } from './line.ts'
import { matchAll, pointOfRecord } from './match.ts'
import { newRecord } from './new-record.ts'

export interface Change {
  readonly field: string
  readonly from: unknown
  readonly to: unknown
}

export interface Diff {
  readonly added: readonly { readonly record: RawRecord; readonly line: TrailLine | null }[]
  readonly changed: readonly {
    readonly record: RawRecord
    readonly changes: readonly Change[]
    readonly line: TrailLine | null
  }[]
  /** In the catalogue from this source, and not in its answer any more. */
  readonly gone: readonly RawRecord[]
  readonly unchanged: number
  readonly skipped: readonly string[]
}

/** Two surveys of one trail differ by less; what lies farther apart was rerouted or is wrong. */
const SAME_LINE_M = 30
const SAME_POINT_M = 250

/** Uses a source does not speak of stay as they are. */
const mergedUses = (ours: unknown, theirs: unknown, speaksOf: readonly TrailUse[]): unknown => {
  if (!Array.isArray(theirs)) return theirs
  const kept = (Array.isArray(ours) ? ours : []).filter((use: TrailUse) => !speaksOf.includes(use))
  return [...new Set([...(theirs as unknown[]), ...(kept as unknown[])])]
}

const lineChange = (id: unknown, { line }: Candidate, facts: Facts): Change[] => {
  if (line === null) return []
  const ours = lineOfTrail(facts, id)
  if (ours !== null && linesApartM(ours, line) <= SAME_LINE_M) return []
  const miles = (of: TrailLine | null) => (of === null ? 'none' : `${lineMiles(of).toFixed(2)} miles`)
  return [{ field: 'line', from: miles(ours), to: miles(line) }]
}

const pointChanges = (record: RawRecord, { at }: Candidate): Change[] => {
  const ours = pointOfRecord(record)
  if (at === null || ours === null || distanceM(ours, at) <= SAME_POINT_M) return []
  return [
    { field: 'location.latitude', from: ours.lat, to: at.lat },
    { field: 'location.longitude', from: ours.lng, to: at.lng },
  ]
}

const changesOf = (record: RawRecord, candidate: Candidate, against: { answer: Answer; facts: Facts }) => {
  const { answer, facts } = against
  const stated = Object.entries(candidate.fields).flatMap(([field, value]): Change[] => {
    const from = fieldOf(record, field)
    const to = field === 'uses' ? mergedUses(from, value, answer.speaksOf) : value
    return isSame(field, [from, to], facts) ? [] : [{ field, from, to }]
  })
  return [
    ...stated,
    ...(answer.list === 'trails' ? lineChange(record['id'], candidate, facts) : pointChanges(record, candidate)),
  ]
}

/** What an answer would change in the catalogue. */
export const diffOf = (answer: Answer, facts: Facts): Diff => {
  const records = facts.lists[answer.list]
  const matched = matchAll(answer, records)
  const takenIds = new Set(records.map(({ id }) => String(id)))
  const found = [...matched].map(([candidate, record]) => ({
    record,
    line: candidate.line,
    changes: changesOf(record, candidate, { answer, facts }),
  }))
  const added: { record: RawRecord; line: TrailLine | null }[] = []
  const skipped = [...answer.skipped]
  for (const candidate of answer.candidates.filter((one) => !matched.has(one))) {
    const record = newRecord(candidate, answer, takenIds)
    if (typeof record === 'string') {
      skipped.push(record)
    } else {
      takenIds.add(String(record['id']))
      added.push({ record, line: candidate.line })
    }
  }
  const named = new Set(matched.values())
  return {
    added,
    changed: found.filter(({ changes }) => changes.length > 0),
    gone: records.filter((record) => answer.covers(record) && !named.has(record)),
    unchanged: found.filter(({ changes }) => changes.length === 0).length,
    skipped,
  }
}
