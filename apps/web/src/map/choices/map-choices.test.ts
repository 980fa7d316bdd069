import { describe, expect, it } from 'vitest'
import { FIRST_CHOICES, readChoices } from './map-choices.ts'

describe('the choices of the map', () => {
  it('are the built-in ground with parks until the rider chooses', () => {
    expect(readChoices(null)).toEqual(FIRST_CHOICES)
    expect(FIRST_CHOICES).toMatchObject({ ground: 'builtIn', places: ['parks'] })
  })
  it('come back as they were stored', () => {
    const mine = { ground: 'topo', places: ['wmas', 'parks'], tileLimitMb: 500 } as const
    expect(readChoices(JSON.stringify(mine))).toEqual(mine)
  })
  it('keep the good parts of a broken entry', () => {
    const text = JSON.stringify({ ground: 'mars', places: ['parks', 'ufos'], tileLimitMb: -4 })
    expect(readChoices(text)).toEqual({ ...FIRST_CHOICES, places: ['parks'] })
  })
  it.each(['', '{', 'null', '7', '[]'])('fall back on the entry %j', (text) => {
    expect(readChoices(text)).toEqual(FIRST_CHOICES)
  })
})
