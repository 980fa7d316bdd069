import { describe, expect, it } from 'vitest'
import { endSigns, waySignsLayer } from './way-signs.ts'

const [a, b, c] = [
  { lng: -93.5, lat: 35.5 },
  { lng: -93.4, lat: 35.5 },
  { lng: -93.4, lat: 35.6 },
] as const

describe('the signs of a way', () => {
  it('are S where it begins and E where it ends, the start on top', () => {
    const { data } = waySignsLayer('ends', endSigns([a, b, c]))
    expect(data.features.map(({ properties }) => properties?.['sign'])).toEqual(['E', 'S'])
    expect(data.features[1]?.geometry).toEqual({ type: 'Point', coordinates: [a.lng, a.lat] })
  })

  it('are only S on a loop, and none without a line', () => {
    expect(endSigns([a, b, c, a])).toEqual([{ at: a, sign: 'S' }])
    expect(endSigns([])).toEqual([])
  })
})
