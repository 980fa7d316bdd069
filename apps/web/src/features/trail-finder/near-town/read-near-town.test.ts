import type { Town } from '@bluffline/contract'
import { describe, expect, it } from 'vitest'
import { readNearTown } from './read-near-town.ts'

const town = (id: string, name: string): Town => ({ id, name, county: 'Pope', point: { lng: -93.13, lat: 35.28 } })
const TOWNS = [
  town('russellville-ar', 'Russellville'),
  town('hot-springs-ar', 'Hot Springs'),
  town('springdale-ar', 'Springdale'),
  town('mena-ar', 'Mena'),
]
const read = (q: string) => {
  const near = readNearTown(q, TOWNS)
  return near && { town: near.town.name, rest: near.rest }
}

describe('a town in the search box', () => {
  it.each([
    ['Russellville', 'Russellville'],
    ['russelville', 'Russellville'],
    ['trails near hot springs', 'Hot Springs'],
    ['Russellville, AR', 'Russellville'],
    ['dirt bike trails around mena', 'Mena'],
  ])('“%s” names %s and leaves nothing over', (q, name) => {
    expect(read(q)).toEqual({ town: name, rest: '' })
  })

  it('takes what else is said as filters', () => {
    expect(readNearTown('easy side by side trails near russelville', TOWNS)).toMatchObject({
      town: { id: 'russellville-ar' },
      said: { difficulty: ['easy'], vehicle: 'utv' },
      rest: '',
    })
    expect(readNearTown('waterfall hikes within 40 miles of Mena', TOWNS)?.said).toMatchObject({
      features: ['waterfall'],
      withinMiles: 40,
    })
  })

  it('leaves over what it does not understand', () => {
    expect(read('brock creek near Russellville')).toEqual({ town: 'Russellville', rest: 'brock creek' })
  })

  it.each(['menu', 'brock creek', 'spring', 'zzyzx', ''])('“%s” is no town', (q) => {
    expect(readNearTown(q, TOWNS)).toBeNull()
  })
})
