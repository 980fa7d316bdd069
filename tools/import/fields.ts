import { seasonText } from './season-text.ts'
import type { Facts, RawRecord } from './facts.ts'

/** Reads `contact.phone` and the like. */
export const fieldOf = (record: RawRecord, field: string): unknown =>
  field.split('.').reduce<unknown>((value, key) => (value as RawRecord | null | undefined)?.[key], record)

/** A copy of the record with one dotted field set. */
export const withField = (record: RawRecord, field: string, value: unknown): RawRecord => {
  const [key = '', ...rest] = field.split('.')
  return {
    ...record,
    [key]: rest.length === 0 ? value : withField((record[key] ?? {}) as RawRecord, rest.join('.'), value),
  }
}

const LENGTH_TOLERANCE = 0.05

const isSameLength = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= Math.max(0.05, b * LENGTH_TOLERANCE)
const sorted = (value: unknown) => (Array.isArray(value) ? value.map(String).toSorted().join() : null)
const plain = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)
const digits = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') : value

const SAME: Readonly<Record<string, (ours: unknown, theirs: unknown, facts: Facts) => boolean>> = {
  lengthMiles: isSameLength,
  uses: (ours, theirs) => sorted(ours) === sorted(theirs),
  season: (ours, theirs, facts) => seasonText(ours, facts) === seasonText(theirs, facts),
  photos: (ours, theirs) => JSON.stringify(ours) === JSON.stringify(theirs),
  'contact.phone': (ours, theirs) => digits(ours) === digits(theirs),
}

/** Do the two say the same, whatever the letter case, the order or the rounding? */
export const isSame = (field: string, values: readonly [ours: unknown, theirs: unknown], facts: Facts): boolean => {
  const [ours, theirs] = values
  return SAME[field]?.(ours, theirs, facts) ?? plain(ours) === plain(theirs)
}
