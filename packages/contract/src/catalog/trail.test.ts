import type { RideableTrail } from '@bluffline/core'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { season, trail, type Trail } from './trail.ts'

describe('a catalogue trail', () => {
  it('has everything that the ride-today rules read', () => {
    expectTypeOf<Trail>().toExtend<RideableTrail>()
    const needed = [
      'id',
      'confidence',
      'uses',
      'unknownUses',
      'widthLimitInches',
      'season',
      'permits',
      'advisories',
      'sources',
    ]
    expect(Object.keys(trail.shape)).toEqual(expect.arrayContaining(needed))
  })

  it('cannot have a season without a source', () => {
    const open = { kind: 'yearRound', windows: [], mayCloseWhen: null, sources: [] }
    expect(season.safeParse(open).success).toBe(false)
    const source = { title: 'Forest map', ref: 'Motor Vehicle Use Map', asOf: '2026-10', seen: '2026-11' }
    expect(season.safeParse({ ...open, sources: [source] }).success).toBe(true)
  })
})
