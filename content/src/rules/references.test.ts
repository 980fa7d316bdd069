import { describe, expect, it } from 'vitest'
import { loadCatalog } from '../load-catalog.ts'
import { sampleLists } from '../testing/sample-lists.ts'
import { references } from './references.ts'

describe('a record that names another', () => {
  const { trails, parks, waterways, accessPoints } = loadCatalog()

  it('finds it', () => {
    expect(references(sampleLists({ trails, parks, waterways, accessPoints }))).toEqual([])
  })

  it('is reported when the trail or the access is nowhere', () => {
    const [park] = parks
    const [waterway] = waterways
    if (park === undefined || waterway === undefined) throw new Error('the catalogue has neither')
    const lists = sampleLists({
      parks: [{ ...park, trailIds: ['lost-trail'] }],
      waterways: [{ ...waterway, accessPointIds: ['lost-ramp'] }],
    })
    expect(references(lists).map(({ message }) => message)).toEqual([
      'names "lost-trail", which is nowhere',
      'names "lost-ramp", which is nowhere',
    ])
  })
})
