import { describe, expect, it } from 'vitest'
import { formatDate } from './date.ts'

describe('dates', () => {
  it.each([
    ['2026-11-21T20:05:00Z', '11/21/2026 14:05'],
    ['2026-07-04T05:30:00+00:00', '07/04/2026 00:30'],
    ['2026-11-21', '11/21/2026 00:00'],
    ['2026-11-21T09:30', '11/21/2026 09:30'],
    ['2026-11-21 09:30:15', '11/21/2026 09:30'],
    [Date.UTC(2026, 0, 2, 6, 0), '01/02/2026 00:00'],
    [new Date(Date.UTC(2026, 0, 2, 5, 59)), '01/01/2026 23:59'],
  ])('%s is %s in Arkansas', (value, text) => {
    expect(formatDate(value)).toBe(text)
  })

  it.each(['', 'soon', '2026-02-30', '2026-13-01', '2026-11-21T25:00', NaN, null, undefined, new Date(NaN)])(
    '%s is an invalid date',
    (value) => {
      expect(formatDate(value)).toBe('Invalid date')
    },
  )

  it('writes another time zone when asked', () => {
    expect(formatDate('2026-11-21T20:05:00Z', 'America/Denver')).toBe('11/21/2026 13:05')
  })
})
