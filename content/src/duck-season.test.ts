import { describe, expect, it } from 'vitest'
import { loadDuckSeason } from './duck-season.ts'

const season = loadDuckSeason()
const days = (opens: string, closes: string) => (Date.parse(closes) - Date.parse(opens)) / 86_400_000 + 1

describe('the duck season', () => {
  it('has its periods in order, none over another', () => {
    const edges = season.periods.flatMap(({ opens, closes }) => [opens, closes])
    expect(edges).toEqual(edges.toSorted())
  })

  it('has three splits of 60 days together, as federal rules allow', () => {
    const splits = season.periods.filter(({ kind }) => kind === 'split')
    expect(splits).toHaveLength(3)
    expect(splits.reduce((sum, { opens, closes }) => sum + days(opens, closes), 0)).toBe(60)
  })

  it('lies in the years of its name', () => {
    const [first = '', second = ''] = season.season.split('-')
    const years = new Set(season.periods.flatMap(({ opens, closes }) => [opens.slice(0, 4), closes.slice(0, 4)]))
    expect([...years]).toEqual([first, `${first.slice(0, 2)}${second}`])
  })

  it('calls unverified what only a reprint or nobody says', () => {
    const facts = [...season.periods, ...season.limits, ...season.hours]
    expect(facts.filter(({ confidence, unverified }) => confidence === 'recalled' && !unverified)).toEqual([])
  })
})
