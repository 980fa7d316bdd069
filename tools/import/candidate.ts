import type { TrailLine } from '@bluffline/contract'
import type { Position, TrailUse } from '@bluffline/core'

export type ListName = 'trails' | 'campgrounds'

/** What a source says of one place, and nothing it does not say. */
export interface Candidate {
  /** What the source calls it, for example the trail number. */
  readonly key: string
  readonly name: string
  readonly at: Position | null
  /** Stated facts by dotted field name of the catalogue (`contact.phone`). */
  readonly fields: Readonly<Record<string, unknown>>
  readonly line: TrailLine | null
}

/** An entry of `sources.json`, with its id. */
export interface SourceEntry {
  readonly id: string
  readonly title: string
  readonly ref: string
  readonly asOf: string
  readonly seen: string
}

export interface Answer {
  readonly list: ListName
  readonly source: SourceEntry
  readonly confidence: 'official' | 'sourced'
  /** The catalogue's field that holds `Candidate.key`; null where places are known by name only. */
  readonly keyField: 'officialId' | 'ridbFacilityId' | null
  readonly candidates: readonly Candidate[]
  /** Uses the source can allow or forbid; of others its silence says nothing. */
  readonly speaksOf: readonly TrailUse[]
  /** Entries that could not be used, each with why. */
  readonly skipped: readonly string[]
  /** Records of the catalogue that the answer should have named; those it did not are gone. */
  readonly covers: (record: Readonly<Record<string, unknown>>) => boolean
}

/** An import that cannot go on. The message is one plain sentence. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
