import { daysInYear, parseDay, yearOf, type DayNumber } from './calendar.ts'
import type { DayReading, IsoDay, Season, SeasonWindow } from './facts.ts'

/**
 * What the season says of one day. `open`: every reading of a stated window agrees. `disputed`: readings differ on this day.
 * `undated`: inside an opening whose days no source gives. `closed`: outside every window by every reading.
 * `unknown`: no source says when it is open.
 */
export interface SeasonState {
  readonly status: 'yearRound' | 'open' | 'closed' | 'disputed' | 'undated' | 'unknown'
  /** The window that decides; null where none does. */
  readonly window: SeasonWindow | null
}

/** One reading's day in one particular year. */
export interface DatedReading {
  readonly day: DayNumber
  readonly reading: DayReading
}

/** The days on which a window opens in `year`, one or more for each reading. */
export const openingsIn = (window: SeasonWindow, year: number): readonly DatedReading[] =>
  window.opens.flatMap((reading) => daysInYear(reading.day, year, 'opens').map((day) => ({ day, reading })))

/** The first days on or after `from` on which a window closes, one or more for each reading. */
export const closingsAfter = (window: SeasonWindow, from: DayNumber): readonly DatedReading[] =>
  window.closes.flatMap((reading) => {
    const inYear = (year: number) => daysInYear(reading.day, year, 'closes')
    const year = yearOf(from)
    const found = [year, year + 1].map(inYear).find((days) => Math.min(...days) >= from)
    return (found ?? inYear(year + 1)).map((day) => ({ day, reading }))
  })

/** Every span a window may have that opens in `year`: one for each pair of readings. */
const spansFrom = (window: SeasonWindow, year: number) =>
  openingsIn(window, year).flatMap(({ day: from }) => closingsAfter(window, from).map(({ day: to }) => ({ from, to })))

/** Whether `day` lies in the window: by all readings, by some, or by none. A window that opened last year may still run. */
function membership(window: SeasonWindow, day: DayNumber): 'all' | 'some' | 'none' {
  const inside = [yearOf(day) - 1, yearOf(day)].map((year) =>
    spansFrom(window, year).map(({ from, to }) => from <= day && day <= to),
  )
  if (inside.some((readings) => readings.length > 0 && readings.every(Boolean))) return 'all'
  return inside.flat().some(Boolean) ? 'some' : 'none'
}

const hasDays = (window: SeasonWindow): boolean => window.opens.length > 0 && window.closes.length > 0

/** What a season says of a day. @throws RangeError when `day` is no calendar day. */
export function seasonOn(season: Season | null, day: IsoDay): SeasonState {
  const on = parseDay(day)
  if (season === null) return { status: 'unknown', window: null }
  if (season.kind === 'yearRound') return { status: 'yearRound', window: null }
  const found = season.windows.map((window) => ({ window, inside: membership(window, on) }))
  const stated = found.filter((f) => f.window.certainty === 'stated')
  const open = stated.find((f) => f.inside === 'all')
  if (open !== undefined) return { status: 'open', window: open.window }
  const disputed = stated.find((f) => f.inside === 'some')
  if (disputed !== undefined) return { status: 'disputed', window: disputed.window }
  const undated = found.find((f) => f.window.certainty === 'undated' && f.inside !== 'none')
  if (undated !== undefined) return { status: 'undated', window: undated.window }
  const complete = season.windows.length > 0 && season.windows.every(hasDays)
  return { status: complete ? 'closed' : 'unknown', window: null }
}
