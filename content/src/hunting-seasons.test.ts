import { describe, expect, it } from 'vitest'
import { loadHuntingSeasons } from './hunting-seasons.ts'

describe('the hunting seasons', () => {
  const { season, entries } = loadHuntingSeasons()
  it('stand once each, with days in order that lie in the season', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    const [first, last] = [`${season.slice(0, 4)}-07-01`, `20${season.slice(5)}-06-30`]
    for (const { periods } of entries) {
      const days = periods.flatMap(({ opens, closes }) => [opens, closes])
      expect(days).toEqual(days.toSorted())
      expect(days.every((day) => day >= first && day <= last)).toBe(true)
    }
  })
  it('tell arrows from bullets', () => {
    const guns = new Map(entries.map(({ id, withGuns }) => [id, withGuns]))
    expect([guns.get('deer-archery'), guns.get('deer-gun-a'), guns.get('duck')]).toEqual([false, true, true])
  })
})
