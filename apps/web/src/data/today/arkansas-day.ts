import type { EpochMs, IsoDay } from '@bluffline/core'

const HOUR_MS = 3_600_000
const MARCH = 2
const NOVEMBER = 10

/** The nth Sunday of a month as a day of it. */
function sundayOf(year: number, month: number, nth: number): number {
  const firstWeekday = new Date(Date.UTC(year, month, 1)).getUTCDay()
  return 1 + ((7 - firstWeekday) % 7) + (nth - 1) * 7
}

/** Daylight time runs from 2 a.m. on the second Sunday of March to 2 a.m. on the first Sunday of November (15 U.S.C. 260a). */
function isDaylightTime(at: EpochMs): boolean {
  const year = new Date(at - 6 * HOUR_MS).getUTCFullYear()
  const begins = Date.UTC(year, MARCH, sundayOf(year, MARCH, 2), 2 + 6)
  const ends = Date.UTC(year, NOVEMBER, sundayOf(year, NOVEMBER, 1), 2 + 5)
  return at >= begins && at < ends
}

/** How far clocks in Arkansas are behind UTC at a moment. */
export const arkansasBehindUtcMs = (at: EpochMs): number => (isDaylightTime(at) ? 5 : 6) * HOUR_MS

/**
 * The calendar day in Arkansas at a moment, wherever the phone's own clock stands. By rule and not by `Intl`, whose time zone table takes
 * a phone a fifth of a second to open, before the first list; a test compares the two.
 */
export function arkansasDay(at: EpochMs): IsoDay {
  return new Date(at - arkansasBehindUtcMs(at)).toISOString().slice(0, 10)
}
