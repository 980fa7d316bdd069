import { describe, expect, it } from 'vitest'
import type { SeasonDays } from '../landing-facts.ts'
import { badgeWords, seasonOn, writeDays } from './duck-days.ts'

const period = (label: string, opens: string, closes: string) => ({ label, opens, closes })
const season: SeasonDays = {
  season: '2025-26',
  periods: [
    period('Early teal', '2025-09-20', '2025-09-28'),
    period('First split', '2025-11-22', '2025-12-01'),
    period('Third split', '2025-12-27', '2026-01-31'),
  ],
  next: null,
}

describe('the season on a day', () => {
  it.each([
    ['2025-09-19', '2025-26 Season: Early teal Opens Sep 20'],
    ['2025-09-20', '2025-26 Season Now Open'],
    ['2025-09-28', '2025-26 Season Now Open'],
    ['2025-09-29', '2025-26 Season: First split Opens Nov 22'],
    ['2025-12-02', '2025-26 Season: Third split Opens Dec 27'],
    ['2026-01-01', '2025-26 Season Now Open'],
    ['2026-01-31', '2025-26 Season Now Open'],
    ['2026-02-01', '2025-26 Duck Season Is Over'],
    ['2026-11-21', '2025-26 Duck Season Is Over'],
  ])('%s: %s', (day, words) => {
    expect(badgeWords(season, seasonOn(season, day))).toBe(words)
  })
})

describe('two days', () => {
  it.each([
    ['2025-09-20', '2025-09-28', 'Sep 20-28, 2025'],
    ['2025-11-22', '2025-12-01', 'Nov 22 - Dec 1, 2025'],
    ['2025-12-27', '2026-01-31', 'Dec 27, 2025 - Jan 31, 2026'],
  ])('%s and %s', (opens, closes, words) => {
    expect(writeDays({ opens, closes })).toBe(words)
  })
})
