import type { IsoDay } from '../../ride/facts.ts'

export interface SaidDate {
  /** As it was said. */
  readonly words: string
  /** The day it means, the first one of a weekend; null where today is not known. */
  readonly day: IsoDay | null
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const
const DAY_MS = 86_400_000

const MONTH_DAY = new RegExp(`\\b(${MONTHS.join('|')}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`)
const WEEKDAY = new RegExp(`\\b(?:this |next |on |coming )?(${WEEKDAYS.join('|')})\\b`)
const RELATIVE =
  /\b(?:right now|today|tonight|this (?:morning|afternoon|evening)|tomorrow(?: morning| night| afternoon)?|day after tomorrow|(?:this |next )?weekend)\b/

const timeOf = (day: IsoDay): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (timeMs: number): IsoDay => new Date(timeMs).toISOString().slice(0, 10)
const plus = (today: IsoDay, days: number): IsoDay => dayOf(timeOf(today) + days * DAY_MS)
const weekdayOf = (day: IsoDay): number => new Date(timeOf(day)).getUTCDay()

const nextWeekday = (today: IsoDay, weekday: number): IsoDay => plus(today, (weekday - weekdayOf(today) + 7) % 7)

function relativeDay(words: string, today: IsoDay): IsoDay {
  if (words.startsWith('day after')) return plus(today, 2)
  if (words.startsWith('tomorrow')) return plus(today, 1)
  if (!words.endsWith('weekend')) return today
  const weekday = weekdayOf(today)
  const saturday = weekday === 0 ? today : nextWeekday(today, 6)
  return words.startsWith('next') ? plus(nextWeekday(today, 6), 7) : saturday
}

/** A month and a day are of this year, or of the next where this year's has gone by. */
function monthDay(month: string, day: number, today: IsoDay): IsoDay | null {
  const year = Number(today.slice(0, 4))
  const at = (inYear: number) => {
    const time = Date.UTC(inYear, MONTHS.indexOf(month as (typeof MONTHS)[number]), day)
    return new Date(time).getUTCDate() === day ? dayOf(time) : null
  }
  const first = at(year)
  return first !== null && first < today ? at(year + 1) : first
}

/** The day a sentence speaks of: "today", "tomorrow", "saturday", "this weekend", "december 10". Null where it names none. */
export function readDate(text: string, today: IsoDay | undefined): SaidDate | null {
  const named = MONTH_DAY.exec(text)
  if (named) return { words: named[0], day: today ? monthDay(named[1] ?? '', Number(named[2]), today) : null }
  const relative = RELATIVE.exec(text)
  if (relative) return { words: relative[0], day: today ? relativeDay(relative[0], today) : null }
  const weekday = WEEKDAY.exec(text)
  if (!weekday) return null
  const index = WEEKDAYS.indexOf(weekday[1] as (typeof WEEKDAYS)[number])
  return { words: weekday[0], day: today ? nextWeekday(today, index) : null }
}
