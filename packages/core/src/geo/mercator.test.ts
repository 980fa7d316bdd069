import { describe, expect, it } from 'vitest'
import { mercatorNorthing } from './mercator.ts'

describe('the northing of a latitude', () => {
  it('is that of EPSG:3857', () => {
    // The edge of the tile scheme, where the square of the world ends.
    expect(mercatorNorthing(85.0511287798066)).toBeCloseTo(180, 9)
    expect(mercatorNorthing(0)).toBeCloseTo(0, 12)
    // PROJ: `echo -93 35 | proj +proj=webmerc` gives y = 4163881.144 m.
    expect((mercatorNorthing(35) / 180) * Math.PI * 6_378_137).toBeCloseTo(4_163_881.144, 2)
  })
  it('is odd', () => {
    expect(mercatorNorthing(-35)).toBeCloseTo(-mercatorNorthing(35), 9)
  })
})
