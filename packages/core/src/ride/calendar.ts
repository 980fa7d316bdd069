import type { AnnualDay, IsoDay } from './facts.ts'

/** Days since 1970-01-01, so that days can be compared and added without a clock or a time zone. */
export type DayNumber = number

const MS_PER_DAY = 86_400_000
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'] as const

/** Month 1…12; a day past the end of the month runs into the next one, day 0 is the last of the month before. */
const dayNumber = (year: number, month: number, day: number): DayNumber => Date.UTC(year, month - 1, day) / MS_PER_DAY

const daysInMonth = (year: number, month: number): number => dayNumber(year, month + 1, 1) - dayNumber(year, month, 1)

const weekdayOf = (day: DayNumber): number => new Date(day * MS_PER_DAY).getUTCDay()

/** Reads a calendar day. @throws RangeError when it is not `YYYY-MM-DD` or no such day exists (years 1583…9999). */
export function parseDay(day: IsoDay): DayNumber {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  const [year, month, date] = [Number(parts?.[1]), Number(parts?.[2]), Number(parts?.[3])]
  const exists = year >= 1583 && month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month)
  if (!exists) throw new RangeError(`Not a calendar day (YYYY-MM-DD): ${String(day)}`)
  return dayNumber(year, month, date)
}

export const yearOf = (day: DayNumber): number => new Date(day * MS_PER_DAY).getUTCFullYear()

/** For example `March 12, 2027`. */
export function writeDay(day: DayNumber): string {
  const date = new Date(day * MS_PER_DAY)
  return `${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** The rule of a yearly day in words, for example `second Friday of March`; null for a plain date, whose day says it all. */
export function writeRule(day: AnnualDay): string | null {
  if (day.kind === 'date') return null
  const nth = day.nth === -1 ? 'last' : (ORDINALS[day.nth] ?? `${day.nth}th`)
  const rule = `${nth} ${WEEKDAYS[day.weekday] ?? ''} of ${MONTHS[day.month - 1] ?? ''}`
  const offset = day.offsetDays ?? 0
  if (offset === 0) return rule
  const days = Math.abs(offset) === 1 ? 'day' : 'days'
  return `${Math.abs(offset)} ${days} ${offset < 0 ? 'before' : 'after'} the ${rule}`
}

/**
 * On which day a yearly day falls in `year`. Usually one; where the year has no such weekday (a fifth Friday), the two
 * days between which it would have to lie, as if two sources differed.
 * February 29 in a common year: a season that opens then opens on March 1, one that closes then closes on February 28.
 */
export function daysInYear(day: AnnualDay, year: number, edge: 'opens' | 'closes'): readonly DayNumber[] {
  const length = daysInMonth(year, day.month)
  const first = dayNumber(year, day.month, 1)
  if (day.kind === 'date') {
    if (day.day <= length) return [first + day.day - 1]
    return [edge === 'opens' ? first + length : first + length - 1]
  }
  const offset = day.offsetDays ?? 0
  const firstSuch = first + ((day.weekday - weekdayOf(first) + 7) % 7)
  const nth = day.nth === -1 ? Math.floor((first + length - 1 - firstSuch) / 7) + 1 : day.nth
  const found = firstSuch + (nth - 1) * 7
  if (found < first + length) return [found + offset]
  return [first + offset, first + length - 1 + offset]
}
