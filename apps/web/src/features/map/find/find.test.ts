import { describe, expect, it } from 'vitest'
import { testTrail } from '../../../data/testing/test-trail.ts'
import { boundsOfTrails } from './bounds-of-trails.ts'
import { indexForMap, searchTrails } from './search-trails.ts'
import { isInView, trailsInView } from './trails-in-view.ts'

const near = testTrail('near', { name: 'Brock Creek Trail 20', point: { lng: -92.8, lat: 35.5 } })
const far = testTrail('far', {
  name: 'Long Loop',
  system: 'Wolf Pen Gap OHV Trail Complex',
  point: { lng: -94.1, lat: 34.5 },
  bbox: [-94.2, 34.4, -94.0, 34.6],
})
const lost = testTrail('lost', { name: 'Mill Creek', county: 'Scott' })
const all = [far, near, lost]
const bounds = { west: -93.5, south: 35, east: -92, north: 36 }

describe('the trails in view', () => {
  it('are those whose point lies in it or whose box touches it', () => {
    expect(isInView(near, bounds)).toBe(true)
    expect(isInView(far, bounds)).toBe(false)
    expect(isInView(far, { west: -94.05, south: 34.55, east: -93, north: 35 })).toBe(true)
    expect(isInView(lost, bounds)).toBe(false)
  })
  it('come nearest to the middle first', () => {
    const view = { bounds: { west: -95, south: 34, east: -92, north: 36 }, center: { lng: -92.9, lat: 35.5 } }
    expect(trailsInView(all, view).map(({ trail }) => trail.id)).toEqual(['near', 'far'])
  })
})

describe('the search on the map', () => {
  const index = indexForMap(all)
  const found = (q: string) => searchTrails(index, all, q).map(({ id }) => id)

  it('finds by name, system and county, and forgives a typing error', () => {
    expect(found('Mill Creek')).toEqual(['lost'])
    expect(found('wolf pen')).toEqual(['far'])
    expect(found('scott county')).toEqual(['lost'])
    expect(found('brok creek')[0]).toBe('near')
  })
  it('leaves all trails while nothing is typed', () => {
    expect(found('  ')).toEqual(['far', 'near', 'lost'])
  })
})

describe('the box around trails', () => {
  it('holds boxes and points, and is null where nothing has a place', () => {
    expect(boundsOfTrails(all)).toEqual({ west: -94.2, south: 34.4, east: -92.8, north: 35.5 })
    expect(boundsOfTrails([lost])).toBeNull()
  })
})
