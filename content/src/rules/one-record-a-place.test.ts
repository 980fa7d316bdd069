import type { TrailDetail } from '@bluffline/contract'
import { describe, expect, it } from 'vitest'
import { sampleLists, sampleTrail } from '../testing/sample-lists.ts'
import { oneRecordAPlace } from './one-record-a-place.ts'

const pair = (a: Partial<TrailDetail>, b: Partial<TrailDetail>) =>
  sampleLists({ trails: [sampleTrail({ id: 'a', ...a }), sampleTrail({ id: 'b', ...b })] })

const nearby = { lng: -92.82, lat: 35.51 }
const faraway = { lng: -94.2, lat: 36.3 }

describe('two records for one place', () => {
  it.each([
    ['same name, a mile apart', { name: 'Bear Hollow Trail' }, { name: 'Bear Hollow Road', point: nearby }, 1],
    ['same name, the other end of the state', { name: 'Bear Hollow' }, { name: 'Bear Hollow', point: faraway }, 0],
    ['same name, one without a point', { name: 'Bear Hollow' }, { name: 'Bear Hollow', point: null }, 1],
    ['one name in the other, same spot', { name: 'Huckleberry' }, { name: 'Huckleberry Mountain' }, 1],
    [
      'one name in the other, a mile apart',
      { name: 'Huckleberry' },
      { name: 'Huckleberry Mountain', point: nearby },
      0,
    ],
    ['different names, same spot', { name: 'Fun Run' }, { name: 'Rubicon Ridge' }, 0],
    ['names of nothing but general words', { name: 'The Loop Trail' }, { name: 'State Park Trail' }, 0],
  ])('%s', (_, a, b, count) => {
    expect(oneRecordAPlace(pair(a, b), [])).toHaveLength(count)
  })

  it('may be declared distinct, in either order', () => {
    const lists = pair({ name: 'Bear Hollow' }, { name: 'Bear Hollow', point: nearby })
    expect(oneRecordAPlace(lists, [{ ids: ['b', 'a'], reason: 'A road and a trail.' }])).toEqual([])
  })

  it('may not be declared distinct where nothing takes them for one', () => {
    const found = oneRecordAPlace(pair({ name: 'Fun Run' }, { name: 'Snake' }), [{ ids: ['a', 'b'], reason: 'x' }])
    expect(found).toMatchObject([{ file: 'distinct.json', record: 'a b' }])
  })
})
