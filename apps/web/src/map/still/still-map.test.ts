import { mercatorNorthing } from '@bluffline/core'
import type { Feature, Geometry } from 'geojson'
import { describe, expect, it } from 'vitest'
import { TRACK_KIND } from '../layers/path.ts'
import { ARKANSAS } from '../map-view.ts'
import { frameOf } from './frame.ts'
import { stillPaths } from './still-paths.ts'

const SIZE = { width: 400, height: 800 }
const feature = (geometry: Geometry, properties: Feature['properties'] = {}): Feature => ({
  type: 'Feature',
  properties,
  geometry,
})
const layer = (...features: Feature[]) => ({
  id: 'test',
  kind: TRACK_KIND,
  data: { type: 'FeatureCollection' as const, features },
})
/** One pixel for a thousandth of a degree. */
const PLAIN = { pxPerDegree: 1000, place: ([lng = 0, lat = 0]: readonly number[]) => [lng * 1000, lat * 1000] as const }

describe('the frame of the picture', () => {
  it('holds the bounds in the middle with room at the edges', () => {
    const { place } = frameOf({ bounds: ARKANSAS, paddingPx: 24 }, SIZE)
    expect(place([ARKANSAS.west, 35])[0]).toBeCloseTo(24, 6)
    expect(place([ARKANSAS.east, 35])[0]).toBeCloseTo(376, 6)
    const [top, bottom] = [place([0, ARKANSAS.north])[1], place([0, ARKANSAS.south])[1]]
    expect(top + bottom).toBeCloseTo(800, 6)
  })
  it('goes no nearer than the map does, however small the bounds', () => {
    const spot = { west: -93, east: -93, south: 35, north: 35 }
    expect(frameOf({ bounds: spot, maxZoom: 10 }, SIZE).pxPerDegree).toBeCloseTo((512 * 1024) / 360, 6)
  })
  it('keeps angles', () => {
    const { place, pxPerDegree } = frameOf({ center: { lng: -93, lat: 35 }, zoom: 8 }, SIZE)
    expect(place([-93, 35])).toEqual([200, 400])
    const northOfIt = 400 - place([-93, 35.1])[1]
    expect(northOfIt / pxPerDegree).toBeCloseTo(mercatorNorthing(35.1) - mercatorNorthing(35), 9)
  })
})

describe('the paths of the picture', () => {
  const line = (...coordinates: number[][]): Geometry => ({ type: 'LineString', coordinates })
  it('have the colour of the verdict, of what is selected, or a plain one', () => {
    const { lines, points } = stillPaths(
      [
        layer(
          feature(line([0, 0], [1, 0]), { id: 'a', verdict: 'closed' }),
          feature(line([0, 0], [1, 1]), { id: 'b', verdict: 'open' }),
          feature({ type: 'Point', coordinates: [1, 2] }, { id: 'c' }),
        ),
      ],
      'b',
      PLAIN,
    )
    expect(lines.get('closed')).toBe('M0.0 0.0L1000.0 0.0')
    expect(lines.get('selected')).toBe('M0.0 0.0L1000.0 1000.0')
    expect(points.get('point')).toBe('M1000.0 2000.0h0')
  })
  it('leave out bends nobody can see, never the end', () => {
    const { lines } = stillPaths([layer(feature(line([0, 0], [0.001, 0], [0.5, 0], [0.5005, 0])))], null, PLAIN)
    expect(lines.get('point')).toBe('M0.0 0.0L500.0 0.0L500.5 0.0')
  })
  it('join no two parts of a line', () => {
    const parts: Geometry = {
      type: 'MultiLineString',
      coordinates: [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [2, 0],
          [3, 0],
        ],
      ],
    }
    expect(
      stillPaths([layer(feature(parts))], null, PLAIN)
        .lines.get('point')
        ?.match(/M/g),
    ).toHaveLength(2)
  })
})
