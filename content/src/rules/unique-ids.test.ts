import { describe, expect, it } from 'vitest'
import { sampleLists, sampleTrail } from '../testing/sample-lists.ts'
import { uniqueIds } from './unique-ids.ts'

const town = { id: 'clinton-ar', name: 'Clinton', county: 'Van Buren', point: { lng: -92.46, lat: 35.59 } }

describe('unique ids', () => {
  it('lets different ids pass', () => {
    expect(uniqueIds(sampleLists({ trails: [sampleTrail()], towns: [town] }))).toEqual([])
  })

  it('reports an id that two trails share', () => {
    const found = uniqueIds(sampleLists({ trails: [sampleTrail(), sampleTrail()] }))
    expect(found).toMatchObject([
      { record: 'sample-trail', rule: 'unique-ids', message: 'the id is taken in trails.json' },
    ])
  })

  it('reports an id that a trail shares with a town', () => {
    const found = uniqueIds(sampleLists({ trails: [sampleTrail({ id: 'clinton-ar' })], towns: [town] }))
    expect(found).toMatchObject([{ file: 'towns.json', record: 'clinton-ar' }])
  })
})
