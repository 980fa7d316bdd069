import type { IsoDay } from '../ride/facts.ts'

/** A stretch of heights or discharges with a name: from (inclusive) to (exclusive), null where open. */
export interface LevelRange {
  readonly from: number | null
  readonly to: number | null
}

/** The range a value lies in; null where it lies in none. */
export const rangeAt = <R extends LevelRange>(ranges: readonly R[], value: number): R | null =>
  ranges.find(({ from, to }) => value >= (from ?? -Infinity) && value < (to ?? Infinity)) ?? null

/**
 * Whether a table of levels was made before a flood moved the bed of the river at its gauge: the same height means another depth since then.
 * `asOf`: the table's date as its source gives it, a year, a month, a day or `undated`. Null where that is too vague to say.
 */
export function isBeforeBedMoved(asOf: string, movedOn: IsoDay): boolean | null {
  if (!/^\d{4}/.test(asOf)) return null
  const part = movedOn.slice(0, asOf.length)
  if (asOf === part && asOf.length < movedOn.length) return null
  return asOf < part
}
