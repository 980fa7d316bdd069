import { parseDay, writeDay, writeRule, yearOf, type DayNumber } from './calendar.ts'
import type { IsoDay, Season, SeasonWindow, Source } from './facts.ts'
import { closingsAfter, openingsIn, type DatedReading } from './season-on.ts'

/** A day of one particular year on which a window opens or closes, as one source has it. */
export interface SeasonDay {
  /** For example `March 13, 2026`. */
  readonly text: string
  /** `second Friday of March`; null where the source names a plain date. */
  readonly rule: string | null
  readonly source: Source
}

/** One run of a window: from an opening to the closing that ends it. More than one day on a side, soonest first, means that sources differ. */
export interface SeasonSpan {
  readonly window: SeasonWindow
  readonly opens: readonly SeasonDay[]
  readonly closes: readonly SeasonDay[]
  /** `over`: past by every reading; `running`: begun by some reading and not over; `ahead`: begun by none. */
  readonly state: 'over' | 'running' | 'ahead'
}

const dated = (readings: readonly DatedReading[]): readonly SeasonDay[] => {
  const one = new Set(readings.map((r) => r.day)).size === 1
  return (one ? readings.slice(0, 1) : readings.toSorted((a, b) => a.day - b.day)).map(({ day, reading }) => ({
    text: writeDay(day),
    rule: writeRule(reading.day),
    source: reading.source,
  }))
}

function spanFrom(window: SeasonWindow, year: number, on: DayNumber): SeasonSpan | null {
  const opens = openingsIn(window, year)
  if (opens.length === 0 || window.closes.length === 0) return null
  const first = Math.min(...opens.map((r) => r.day))
  const closes = closingsAfter(window, first)
  const over = Math.max(...closes.map((r) => r.day)) < on
  const state = over ? 'over' : first <= on ? 'running' : 'ahead'
  return { window, opens: dated(opens), closes: dated(closes), state }
}

/**
 * The windows of a season with the days they have around `day`: the run of this year, last year's while it still runs,
 * and next year's once this year's is over. Windows in the order of the season, runs of a window in order of time.
 *
 * @throws RangeError when `day` is no calendar day.
 */
export function seasonSpans(season: Season, day: IsoDay): readonly SeasonSpan[] {
  const on = parseDay(day)
  const year = yearOf(on)
  return season.windows.flatMap((window) => {
    const [last, current, next] = [year - 1, year, year + 1].map((y) => spanFrom(window, y, on))
    return [
      ...(last?.state === 'running' ? [last] : []),
      ...(current ? [current] : []),
      ...(current?.state === 'over' && next ? [next] : []),
    ]
  })
}
