import { trailLines } from '@bluffline/contract'
import { describe, expect, it } from 'vitest'
import { flatLine, testTrail } from '../testing/trail-fixture.ts'
import { nearbyLinesLayer, nearbyPointsLayer } from './context-layers.ts'
import { trailBounds } from './trail-bounds.ts'
import { EXACT_MARK_KIND, PLACE_MARK_KIND, trailLayers } from './trail-layers.ts'

const point = { lng: -94, lat: 34.5 }

describe('the trail on the map', () => {
  it('is its line, coloured by the verdict, where we hold one', () => {
    const [line] = trailLayers(testTrail({ geometry: flatLine, point, pointPrecision: 'surveyed' }), 'closed')
    expect(line?.data.features[0]).toMatchObject({ geometry: flatLine, properties: { verdict: 'closed' } })
  })

  it('is a pin where the point is on the trail or at its trailhead, and a hollow ring where it only marks a place', () => {
    const kindOf = (pointPrecision: 'surveyed' | 'trailhead' | 'place') =>
      trailLayers(testTrail({ point, pointPrecision }), 'open')[0]?.kind
    expect(kindOf('surveyed')).toBe(EXACT_MARK_KIND)
    expect(kindOf('trailhead')).toBe(EXACT_MARK_KIND)
    expect(kindOf('place')).toBe(PLACE_MARK_KIND)
  })

  it('is not there at all where no source says where it is', () => {
    expect(trailLayers(testTrail(), 'unknown')).toEqual([])
    expect(trailBounds(testTrail())).toBeNull()
  })
})

describe('the trails around', () => {
  const lines = trailLines.parse({
    type: 'FeatureCollection',
    features: ['test-ridge', 'other'].map((id) => ({
      type: 'Feature',
      id,
      properties: { id, name: id },
      geometry: flatLine,
    })),
  })

  it('are all but the one the page is about', () => {
    expect(nearbyLinesLayer(lines, 'test-ridge').data.features.map((f) => f.id)).toEqual(['other'])
  })

  it('are marked by a point only where they have no line', () => {
    const trails = [
      testTrail({ id: 'a', point }),
      testTrail({ id: 'b', point, mappedMiles: 2 }),
      testTrail({ id: 'c' }),
      testTrail({ point }),
    ]
    expect(nearbyPointsLayer(trails, 'test-ridge').data.features.map((f) => f.properties?.['id'])).toEqual(['a'])
  })
})

describe('what the map opens on', () => {
  it('is the whole line', () => {
    const bbox: [number, number, number, number] = [-94.1, 34.4, -94, 34.5]
    expect(trailBounds(testTrail({ bbox, mappedMiles: 4 }))).toEqual({
      west: -94.1,
      south: 34.4,
      east: -94,
      north: 34.5,
    })
  })

  it('is some miles around a mark', () => {
    const bounds = trailBounds(testTrail({ point }))
    expect(bounds?.west).toBeCloseTo(-94.06, 5)
    expect(bounds?.north).toBeCloseTo(34.56, 5)
  })
})
