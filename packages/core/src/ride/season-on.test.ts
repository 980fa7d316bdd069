import { describe, expect, it } from 'vitest'
import { date, MVUM, nth, windowOf, windows, YEAR_ROUND } from '../testing/ride-examples.ts'
import { seasonOn } from './season-on.ts'

const status = (season: Parameters<typeof seasonOn>[0], day: string) => seasonOn(season, day).status

describe('what a season says of a day', () => {
  it('holds from its first to its last day', () => {
    const season = windows(windowOf('spring', [date(4, 1), date(5, 31)]))
    expect(['2026-03-31', '2026-04-01', '2026-05-31', '2026-06-01'].map((d) => status(season, d))).toEqual([
      'closed',
      'open',
      'open',
      'closed',
    ])
  })

  it('runs over New Year', () => {
    const season = windows(windowOf('winter', [date(6, 1), date(3, 1)]))
    expect(['2026-12-31', '2027-01-01', '2027-03-01', '2027-03-02'].map((d) => status(season, d))).toEqual([
      'open',
      'open',
      'open',
      'closed',
    ])
  })

  it('may last a single day', () => {
    const season = windows(windowOf('open house', [date(7, 4), date(7, 4)]))
    expect(['2026-07-03', '2026-07-04', '2026-07-05'].map((d) => status(season, d))).toEqual([
      'closed',
      'open',
      'closed',
    ])
  })

  it('knows February 29 in leap years and the end of February in others', () => {
    const season = windows(windowOf('winter', [date(1, 1), date(2, 29)]))
    expect(['2028-02-29', '2027-02-28', '2028-03-01', '2027-03-01'].map((d) => status(season, d))).toEqual([
      'open',
      'open',
      'closed',
      'closed',
    ])
    const spring = windows(windowOf('spring', [date(2, 29), date(4, 30)]))
    expect(['2028-02-28', '2028-02-29', '2027-02-28', '2027-03-01'].map((d) => status(spring, d))).toEqual([
      'closed',
      'open',
      'closed',
      'open',
    ])
  })

  it('leaves the month open to doubt in a year that has no fifth Friday', () => {
    const season = windows(windowOf('summer', [nth([5, 5, 3]), date(9, 30)]))
    // March 2026 has four Fridays, March 2030 has five, the last on the 29th.
    expect(['2026-02-28', '2026-03-15', '2026-04-01'].map((d) => status(season, d))).toEqual([
      'closed',
      'disputed',
      'open',
    ])
    expect(['2030-03-28', '2030-03-29'].map((d) => status(season, d))).toEqual(['closed', 'open'])
  })

  it('finds the last weekday of a month and days counted from it', () => {
    const season = windows(windowOf('Memorial Day weekend', [nth([-1, 1, 5], -2), nth([-1, 1, 5])]))
    expect(['2026-05-22', '2026-05-23', '2026-05-25', '2026-05-26'].map((d) => status(season, d))).toEqual([
      'closed',
      'open',
      'open',
      'closed',
    ])
  })

  it('says unknown where no source speaks, and where a window has no days', () => {
    expect(status(null, '2026-05-22')).toBe('unknown')
    expect(status(windows(), '2026-05-22')).toBe('unknown')
    expect(status(windows({ label: 'x', opens: [], closes: [], certainty: 'stated' }), '2026-05-22')).toBe('unknown')
    expect(status(YEAR_ROUND, '2026-05-22')).toBe('yearRound')
  })

  it('takes the stated window where an undated one overlaps it', () => {
    const stated = windowOf('fall', [date(9, 1), date(11, 30)])
    const undated = windowOf('a hunt', [date(11, 1), date(12, 15)], { certainty: 'undated' })
    const season = windows(undated, stated)
    expect(seasonOn(season, '2026-11-10')).toEqual({ status: 'open', window: stated })
    expect(seasonOn(season, '2026-12-10')).toEqual({ status: 'undated', window: undated })
    expect(season.sources).toEqual([MVUM])
  })
})
