import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTimeMs } from './numbers.ts'

describe('a time in a track file', () => {
  it('is read to the millisecond, with every number of digits of its second', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 9 }),
        (date, digits) => {
          const iso = date.toISOString()
          const text = `${iso.slice(0, 19)}${digits > 0 ? `.${iso.slice(20, 23).padEnd(digits, '7').slice(0, digits)}` : ''}Z`
          expect(readTimeMs(text)).toBe(Date.parse(text))
        },
      ),
    )
  })

  it.each([
    ['2026-05-01T14:00:00', '2026-05-01T14:00:00Z'],
    [' 2026-05-01T14:00:00Z\n', '2026-05-01T14:00:00Z'],
    ['2026-05-01T09:00:00-05:00', '2026-05-01T14:00:00Z'],
    ['2026-05-01', '2026-05-01T00:00:00Z'],
  ])('may be written %s', (text, same) => {
    expect(readTimeMs(text)).toBe(Date.parse(same))
  })

  it.each([
    '',
    'noon',
    '2026-05-01T25:00:00Z',
    '2026-13-01T14:00:00Z',
    '2026-05-01T14:61:00Z',
    '2026-05-01T1x:00:00Z',
    '2026-05-01T14:00:00.xZ',
  ])('is unknown when it reads “%s”', (text) => {
    expect(readTimeMs(text)).toBeNaN()
  })
})
