import { describe, expect, it } from 'vitest'
import { sampleSource, withTrail } from '../testing/sample-lists.ts'
import { lengthsAgree } from './lengths-agree.ts'

const readings = ['3 miles', '2 miles'].map((value) => ({ value, source: sampleSource }))

describe('a stated length and the length of the line', () => {
  it.each([
    ['agree', { lengthMiles: 3, mappedMiles: 3 }, 0],
    ['differ by rounding', { lengthMiles: 0.4, mappedMiles: 0.49 }, 0],
    ['differ by a twentieth', { lengthMiles: 20, mappedMiles: 19.1 }, 0],
    ['differ by a mile', { lengthMiles: 3, mappedMiles: 2 }, 1],
    ['differ a little more than a short trail may', { lengthMiles: 0.4, mappedMiles: 0.51 }, 1],
    [
      'differ and say so',
      { lengthMiles: 3, mappedMiles: 2, disputes: [{ field: 'lengthMiles', readings, note: null }] },
      0,
    ],
    [
      'differ and dispute another field',
      { lengthMiles: 3, mappedMiles: 2, disputes: [{ field: 'county', readings, note: null }] },
      1,
    ],
    ['cannot be compared without a line', { lengthMiles: 3, mappedMiles: null }, 0],
  ])('%s', (_, changes, count) => {
    expect(lengthsAgree(withTrail(changes))).toHaveLength(count)
  })
})
