import type { Season } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { testSource } from '../testing/trail-fixture.ts'
import { seasonYear, yearPart } from './season-year.ts'

const reading = (month: number, day: number) => ({ day: { kind: 'date' as const, month, day }, source: testSource })
const season: Season = {
  kind: 'windows',
  windows: [
    {
      label: 'Main season',
      opens: [reading(3, 1), reading(3, 8)],
      closes: [reading(10, 31)],
      certainty: 'stated',
    },
  ],
  mayCloseWhen: null,
  sources: [testSource],
}

describe('the year of a season', () => {
  it('is closed, then disputed while one source says open, then open, then closed', () => {
    expect(seasonYear(season, 2026)).toEqual([
      { status: 'closed', days: 59 },
      { status: 'disputed', days: 7 },
      { status: 'open', days: 238 },
      { status: 'closed', days: 61 },
    ])
  })

  it('has a day more in a leap year', () => {
    const days = seasonYear(season, 2028).reduce((sum, run) => sum + run.days, 0)
    expect(days).toBe(366)
  })

  it('knows how much of the year is over', () => {
    expect([yearPart('2026-01-01'), yearPart('2026-07-02')]).toEqual([0, 182 / 365])
  })
})
