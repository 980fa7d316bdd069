import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { degrees, metres } from '../units.ts'
import { boundsOf } from './bounds.ts'
import { bearingDeg, destination, distanceM, lineLengthM, normalizeBearing, turnDeg } from './distance.ts'
import { nearestOnSegment } from './nearest.ts'
import { isInsidePolygon } from './polygon.ts'

const LITTLE_ROCK = { lng: -92.2896, lat: 34.7465 }
const FAYETTEVILLE = { lng: -94.1574, lat: 36.0822 }
const arkansas = fc.record({
  lng: fc.double({ min: -94.6, max: -89.6, noNaN: true }),
  lat: fc.double({ min: 33, max: 36.5, noNaN: true }),
})

describe('distances and directions', () => {
  it('measures a degree of latitude on the mean sphere', () => {
    expect(distanceM({ lng: -92, lat: 35 }, { lng: -92, lat: 36 })).toBeCloseTo(111_195.08, 1)
    expect(distanceM(LITTLE_ROCK, FAYETTEVILLE)).toBeCloseTo(225_460, -3)
  })

  it('is symmetric, never negative, and survives the other side of the Earth', () => {
    expect(distanceM({ lng: 0, lat: 0 }, { lng: 180, lat: 0 })).toBeCloseTo(Math.PI * 6371008.8, 3)
    fc.assert(
      fc.property(arkansas, arkansas, (a, b) => {
        expect(distanceM(a, b)).toBeCloseTo(distanceM(b, a), 6)
        expect(distanceM(a, a)).toBe(0)
      }),
    )
  })

  it('comes out where it set out for', () => {
    fc.assert(
      fc.property(arkansas, arkansas, (a, b) => {
        const there = destination(a, bearingDeg(a, b), distanceM(a, b))
        expect(distanceM(there, b)).toBeLessThan(0.01)
      }),
    )
    expect(destination({ lng: 179.9, lat: 0 }, degrees(90), metres(50_000)).lng).toBeCloseTo(-179.65, 2)
  })

  it('points along the compass', () => {
    const here = { lng: -92, lat: 35 }
    expect(bearingDeg(here, { lng: -92, lat: 36 })).toBe(0)
    expect(bearingDeg(here, { lng: -91.999, lat: 35 })).toBeCloseTo(90, 2)
    expect(bearingDeg(here, { lng: -92, lat: 34 })).toBe(180)
    expect(bearingDeg(here, here)).toBe(0)
  })

  it('keeps bearings and turns in their range', () => {
    expect([normalizeBearing(-90), normalizeBearing(720), normalizeBearing(-1e-20)]).toEqual([270, 0, 0])
    expect([turnDeg(350, 10), turnDeg(10, 350), turnDeg(0, 180), turnDeg(180, 0)]).toEqual([20, -20, 180, 180])
  })

  it('adds up a line, and nothing for a point', () => {
    expect(lineLengthM([])).toBe(0)
    expect(lineLengthM([LITTLE_ROCK])).toBe(0)
    expect(lineLengthM([LITTLE_ROCK, FAYETTEVILLE, LITTLE_ROCK])).toBeCloseTo(
      2 * distanceM(LITTLE_ROCK, FAYETTEVILLE),
      6,
    )
  })
})

describe('boxes and polygons', () => {
  it('boxes positions, and nothing has no box', () => {
    expect(boundsOf([LITTLE_ROCK, FAYETTEVILLE])).toEqual({
      west: -94.1574,
      south: 34.7465,
      east: -92.2896,
      north: 36.0822,
    })
    expect(boundsOf([])).toBeNull()
  })

  it('knows inside from outside and from a hole, however the ring is closed', () => {
    const square = [
      { lng: 0, lat: 0 },
      { lng: 4, lat: 0 },
      { lng: 4, lat: 4 },
      { lng: 0, lat: 4 },
    ]
    const hole = square.map(({ lng, lat }) => ({ lng: 1 + lng / 2, lat: 1 + lat / 2 }))
    const closed = [...square, { lng: 0, lat: 0 }]
    for (const outline of [square, closed]) {
      expect(isInsidePolygon({ lng: 0.5, lat: 0.5 }, [outline, hole])).toBe(true)
      expect(isInsidePolygon({ lng: 2, lat: 2 }, [outline, hole])).toBe(false)
      expect(isInsidePolygon({ lng: 5, lat: 2 }, [outline, hole])).toBe(false)
    }
    expect(isInsidePolygon({ lng: 2, lat: 2 }, [])).toBe(false)
  })
})

describe('the nearest point of a segment', () => {
  const a = { lng: -92.8, lat: 35.5 }
  const b = { lng: -92.79, lat: 35.5 }

  it('is the foot beside it and the end beyond it', () => {
    const beside = nearestOnSegment({ lng: -92.795, lat: 35.501 }, a, b)
    expect(beside.fraction).toBeCloseTo(0.5, 6)
    expect(beside.awayM).toBeCloseTo(111.195, 2)
    expect(nearestOnSegment({ lng: -92.81, lat: 35.5 }, a, b)).toMatchObject({ fraction: 0, position: a })
    expect(nearestOnSegment({ lng: -92.8, lat: 35.51 }, a, a).awayM).toBeCloseTo(1111.95, 1)
  })

  it('agrees with great circles within a thousandth', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.02, max: 0.02, noNaN: true }),
        fc.double({ min: -0.02, max: 0.02, noNaN: true }),
        (x, y) => {
          const p = { lng: a.lng + x, lat: a.lat + y }
          const { awayM, position } = nearestOnSegment(p, a, b)
          expect(Math.abs(distanceM(p, position) - awayM)).toBeLessThanOrEqual(0.001 * awayM + 1e-6)
        },
      ),
    )
  })
})
