import { describe, expect, it } from 'vitest'
import { fieldWords } from './disputes.ts'

describe('the field a dispute is about', () => {
  it('is named in a rider’s words, also when it is a part of a field', () => {
    expect([fieldWords('lengthMiles'), fieldWords('season.windows'), fieldWords('season')]).toEqual([
      'Length',
      'Season',
      'Season',
    ])
  })

  it('is taken apart when it has no word of its own', () => {
    expect(fieldWords('trailCount')).toBe('Trail count')
  })
})
