import { describe, expect, it } from 'vitest'
import type { AnnualDay, Season, SeasonWindow, Source } from './facts.ts'
import { seasonSpans } from './season-spans.ts'

const source = (title: string): Source => ({ title, ref: `data set ${title}`, asOf: '2025', seen: '2026-11' })
const date = (month: number, day: number): AnnualDay => ({ kind: 'date', month, day })
const friday = (nth: number): AnnualDay => ({ kind: 'nthWeekday', month: 3, weekday: 5, nth })

const window = (label: string, opens: readonly AnnualDay[], closes: AnnualDay): SeasonWindow => ({
  label,
  opens: opens.map((day, i) => ({ day, source: source(`source ${i + 1}`) })),
  closes: [{ day: closes, source: source('source 1') }],
  certainty: 'stated',
})
const season = (...windows: readonly SeasonWindow[]): Season => ({
  kind: 'windows',
  windows,
  mayCloseWhen: null,
  sources: [source('source 1')],
})

const short = (s: Season, day: string) =>
  seasonSpans(s, day).map((span) => [
    span.opens.map((d) => d.text).join(' / '),
    span.closes.map((d) => d.text).join(' / '),
    span.state,
  ])

describe('the days of a season around a day', () => {
  const main = season(window('Main season', [friday(1), friday(2)], date(10, 31)))
  const winter = season(window('Winter break', [date(12, 23)], date(1, 2)))

  it('gives every reading its day and its rule', () => {
    const [span] = seasonSpans(main, '2026-06-01')
    expect(span?.opens).toEqual([
      { text: 'March 6, 2026', rule: 'first Friday of March', source: source('source 1') },
      { text: 'March 13, 2026', rule: 'second Friday of March', source: source('source 2') },
    ])
    expect(span?.closes).toEqual([{ text: 'October 31, 2026', rule: null, source: source('source 1') }])
  })

  it('is running from the earliest opening to the last day of the closing', () => {
    expect(short(main, '2026-03-05')[0]?.[2]).toBe('ahead')
    expect(short(main, '2026-03-06')[0]?.[2]).toBe('running')
    expect(short(main, '2026-10-31')[0]?.[2]).toBe('running')
  })

  it("adds next year's run once this year's is over", () => {
    expect(short(main, '2026-11-21')).toEqual([
      ['March 6, 2026 / March 13, 2026', 'October 31, 2026', 'over'],
      ['March 5, 2027 / March 12, 2027', 'October 31, 2027', 'ahead'],
    ])
  })

  it("keeps last year's run over New Year while it lasts", () => {
    expect(short(winter, '2027-01-02')).toEqual([
      ['December 23, 2026', 'January 2, 2027', 'running'],
      ['December 23, 2027', 'January 2, 2028', 'ahead'],
    ])
    expect(short(winter, '2027-01-03')).toEqual([['December 23, 2027', 'January 2, 2028', 'ahead']])
  })

  it('gives the days soonest first, in whatever order the sources stand', () => {
    const [span] = seasonSpans(season(window('Main season', [friday(2), friday(1)], date(10, 31))), '2026-06-01')
    expect(span?.opens.map((d) => d.text)).toEqual(['March 6, 2026', 'March 13, 2026'])
  })

  it('names a day once when the readings agree', () => {
    expect(short(season(window('Main season', [date(3, 6), friday(1)], date(10, 31))), '2026-06-01')).toEqual([
      ['March 6, 2026', 'October 31, 2026', 'running'],
    ])
  })

  it('has nothing to say of a season without windows, and refuses a day that does not exist', () => {
    expect(seasonSpans({ ...main, kind: 'yearRound', windows: [] }, '2026-06-01')).toEqual([])
    expect(() => seasonSpans(main, '2026-02-30')).toThrow(RangeError)
  })
})
