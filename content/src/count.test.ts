import { describe, expect, it } from 'vitest'
import { countCatalog } from './count.ts'
import { sampleLists, sampleTrail } from './testing/sample-lists.ts'

describe('the headline numbers', () => {
  it('count a side-by-side trail only when it is verified and a source opens it', () => {
    const trails = [
      sampleTrail({ uses: ['utv'] }),
      sampleTrail({ uses: ['utv'], verified: false }),
      sampleTrail({ uses: ['utv'], recalledFields: ['uses'] }),
      sampleTrail({ uses: ['atv'] }),
    ]
    expect(countCatalog(sampleLists({ trails }))).toMatchObject({ trails: 4, verifiedTrails: 3, utvTrails: 1 })
  })

  it('add up the miles of line', () => {
    const trails = [sampleTrail({ mappedMiles: 1.25 }), sampleTrail({ mappedMiles: 2.5 }), sampleTrail()]
    expect(countCatalog(sampleLists({ trails })).mappedMiles).toBe(3.8)
  })
})
