import { epochMs } from '@bluffline/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageWords } from './age-words.ts'
import { arkansasDay } from './arkansas-day.ts'

const at = (iso: string) => epochMs(Date.parse(iso))

describe('arkansasDay', () => {
  it.each([
    ['2026-07-04T04:59:59Z', '2026-07-03'],
    ['2026-07-04T05:00:00Z', '2026-07-04'],
    ['2026-01-01T05:59:59Z', '2025-12-31'],
    ['2026-01-01T06:00:00Z', '2026-01-01'],
  ])('at %s it is %s in Arkansas', (iso, day) => {
    expect(arkansasDay(at(iso))).toBe(day)
  })
})

describe('the rule of daylight time', () => {
  const table = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Chicago',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const [from, to] = [Date.UTC(2007, 0, 1), Date.UTC(2038, 0, 1)]

  it('agrees with the time zone table of this machine at any moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), (ms) => {
        expect(arkansasDay(epochMs(ms))).toBe(table.format(ms))
      }),
    )
  })

  it('agrees with it in every hour around the change of the clocks', () => {
    const years = Array.from({ length: 31 }, (_year, at) => 2007 + at)
    const hours = Array.from({ length: 16 * 24 }, (_hour, at) => at)
    const moments = years.flatMap((year) =>
      [2, 10].flatMap((month) => hours.map((hour) => Date.UTC(year, month, 1, hour, 59, 59))),
    )
    expect(moments.filter((ms) => arkansasDay(epochMs(ms)) !== table.format(ms))).toEqual([])
  })
})

describe('ageWords', () => {
  const now = at('2026-06-15T12:00:00Z')
  it.each([
    ['2026-06-15T11:59:30Z', 'just now'],
    ['2026-06-15T12:05:00Z', 'just now'],
    ['2026-06-15T11:59:00Z', '1 minute old'],
    ['2026-06-15T09:30:00Z', '2 hours old'],
    ['2026-06-13T11:00:00Z', '2 days old'],
    ['1970-01-01T00:00:00Z', 'age unknown'],
  ])('what is from %s is %s', (iso, words) => {
    expect(ageWords(at(iso), now)).toBe(words)
  })
})
