import { writeDay, writeRule } from './calendar.ts'
import type { RideEffect, RideReason, RideReasonCode, Source, TrailUse } from './facts.ts'
import type { DatedReading } from './season-on.ts'

const RIDERS: Record<TrailUse, string> = {
  atv: 'ATVs',
  utv: 'UTVs (side-by-sides)',
  fourwheeldrive: '4x4 vehicles',
  motorcycle: 'motorcycles',
  hiking: 'hikers',
  mountain_biking: 'mountain bikes',
  horse: 'horses',
  paddling: 'paddlers',
}

export const writeUse = (use: TrailUse): string => RIDERS[use]

/** `a`, `a or b`, `a, b or c`. */
export const writeList = (items: readonly string[], word: 'and' | 'or'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1) ?? ''}`

/** Who says it and of when, for example `Arkansas Democrat-Gazette, 2014`. */
export const writeSource = ({ title, asOf, seen }: Source): string =>
  `${title}, ${asOf === 'undated' ? `undated, read ${seen}` : asOf}`

/** Whether the readings name more than one day. */
export const differ = (readings: readonly DatedReading[]): boolean => new Set(readings.map((r) => r.day)).size > 1

/** `March 5, 2027`, or each value with its rule and source where they differ. */
export function writeReadings(readings: readonly DatedReading[]): string {
  const [first] = readings
  if (first !== undefined && !differ(readings)) return writeDay(first.day)
  const values = readings.map(({ day, reading }) => {
    const rule = writeRule(reading.day)
    return `${writeDay(day)} (${rule === null ? '' : `${rule}; `}${writeSource(reading.source)})`
  })
  return writeList([...new Set(values)], 'or')
}

/** The days alone, soonest first: `March 5 …` or `March 5, 2027 or March 12, 2027`. */
export const writeDays = (readings: readonly DatedReading[]): string =>
  writeList([...new Set(readings.map((r) => r.day).sort((a, b) => a - b))].map(writeDay), 'or')

/** A source is named once, however many facts it gives. */
export const distinctSources = (sources: readonly Source[]): readonly Source[] => [
  ...new Map(sources.map((s) => [`${s.title}\n${s.ref}\n${s.asOf}`, s])).values(),
]

/** Short form for a reason nobody disputes. */
export const reason = (
  [code, effect]: readonly [RideReasonCode, RideEffect],
  text: string,
  sources: readonly Source[],
): RideReason => ({ code, effect, text, sources: distinctSources(sources), disputed: false })
