import fc from 'fast-check'
import { forward, inverse } from 'mgrs'
import proj4 from 'proj4'
import { describe, expect, it } from 'vitest'
import { formatCoordinate } from './coordinate.ts'
import { toUtm } from './utm.ts'

const BROCK_CREEK = { lng: -92.80841, lat: 35.50589 }
const position = fc.record({
  lng: fc.double({ min: -94.62, max: -89.64, noNaN: true }),
  lat: fc.double({ min: 33.0, max: 36.5, noNaN: true }),
})

describe('a place as text', () => {
  it('has four styles', () => {
    expect(formatCoordinate(BROCK_CREEK, 'decimal')).toBe('35.50589, -92.80841')
    expect(formatCoordinate(BROCK_CREEK, 'degreesMinutes')).toBe("35° 30.353' N, 92° 48.505' W")
    expect(formatCoordinate(BROCK_CREEK, 'utm')).toBe('15S 517374E 3929163N')
    expect(formatCoordinate(BROCK_CREEK, 'usng')).toBe('15S WV 17374 29163')
  })

  // The usual example of the grid: 18S UJ 2348 0647 to 10 m.
  it('finds the Washington Monument in its square', () => {
    expect(formatCoordinate({ lng: -77.0352402158, lat: 38.8894673086 }, 'usng')).toBe('18S UJ 23483 06479')
  })

  it('changes zone at 90° W, which runs through east Arkansas', () => {
    expect(formatCoordinate({ lng: -90.0001, lat: 35.5 }, 'usng')).toMatch(/^15S YV /)
    expect(formatCoordinate({ lng: -90, lat: 35.5 }, 'usng')).toMatch(/^16S BE /)
  })

  it('never writes sixty minutes', () => {
    expect(formatCoordinate({ lng: -92.99999999, lat: 35.9999999 }, 'degreesMinutes')).toBe(
      "36° 00.000' N, 93° 00.000' W",
    )
  })

  it('never writes minus zero', () => {
    expect(formatCoordinate({ lng: -0.000001, lat: 0.000001 }, 'decimal')).toBe('0.00000, 0.00000')
  })

  it.each([NaN, Infinity, 91, -90.01])('says Unknown for a latitude of %d', (lat) => {
    expect(formatCoordinate({ lng: 0, lat }, 'decimal')).toBe('Unknown')
    expect(formatCoordinate({ lng: 0, lat }, 'usng')).toBe('Unknown')
  })

  it('says Unknown in the grids for the poles', () => {
    expect(formatCoordinate({ lng: 0, lat: 85 }, 'utm')).toBe('Unknown')
    expect(formatCoordinate({ lng: 0, lat: 85 }, 'decimal')).toBe('85.00000, 0.00000')
  })
})

describe('the grids against other implementations', () => {
  it('lies within a millimetre of PROJ all over Arkansas', () => {
    fc.assert(
      fc.property(position, (place) => {
        const utm = toUtm(place) ?? { zone: 0, eastingM: NaN, northingM: NaN }
        expect(utm.zone).toBe(place.lng < -90 ? 15 : 16)
        const [east = NaN, north = NaN] = proj4(`+proj=utm +zone=${utm.zone} +datum=WGS84`, [place.lng, place.lat])
        expect(Math.hypot(utm.eastingM - east, utm.northingM - north)).toBeLessThan(0.001)
      }),
      { numRuns: 1000 },
    )
  })

  it('names a square within one metre of the one the mgrs package names', () => {
    fc.assert(
      fc.property(position, (place) => {
        const ours = formatCoordinate(place, 'usng')
        const theirs = inverse(forward([place.lng, place.lat], 5))
        const mine = inverse(ours.replaceAll(' ', ''))
        expect(mine.map((edge, i) => Math.abs(edge - (theirs[i] ?? NaN)) < 2e-5)).toEqual([true, true, true, true])
      }),
      { numRuns: 1000 },
    )
  })

  it('covers the world, with the bent zones of Norway and Svalbard', () => {
    const zones = [
      [5.3, 60.4, 32],
      [2.9, 60.4, 31],
      [8, 75, 31],
      [9, 75, 33],
      [20.9, 78, 33],
      [21, 78, 35],
      [33, 78, 37],
      [41.9, 78, 37],
      [42, 78, 38],
      [180, 0, 1],
      [-180, 0, 1],
      [179.9, -45, 60],
    ] as const
    for (const [lng, lat, zone] of zones) expect(toUtm({ lng, lat })?.zone).toBe(zone)
    expect(toUtm({ lng: 151.2, lat: -33.87 })).toMatchObject({ zone: 56, band: 'H' })
  })
})
