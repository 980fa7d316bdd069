import { describe, expect, it } from 'vitest'
import { loadCatalog } from '../load-catalog.ts'
import { enoughRecords } from './enough-records.ts'

describe('the promised numbers', () => {
  const { counts } = loadCatalog()

  it.each([
    ['verifiedTrails', 213],
    ['utvTrails', 104],
    ['wmas', 48],
    ['featuredWmas', 48],
    ['campgrounds', 70],
    ['counties', 75],
  ] as const)('%s: %i is enough, one less is not', (name, floor) => {
    expect(enoughRecords({ ...counts, [name]: floor })).toEqual([])
    expect(enoughRecords({ ...counts, [name]: floor - 1 })).toMatchObject([{ record: name, rule: 'enough-records' }])
  })
})
