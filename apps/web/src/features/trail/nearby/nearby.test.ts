import type { AccessPoint, Waterway } from '@bluffline/contract'
import { describe, expect, it } from 'vitest'
import { flatLine } from '../testing/trail-fixture.ts'
import { accessPlace, gaugePlaces, nearTrail, type NearbyPlace } from './nearby.ts'

const place = (id: string, lng: number, lat: number): NearbyPlace => ({
  id,
  name: id,
  detail: '',
  pointNote: null,
  position: { lng, lat },
  links: [],
  asListed: false,
  recalled: false,
})

describe('places near a trail', () => {
  it('are measured from the nearest point of the line, not from its vertices', () => {
    const [near] = nearTrail([place('above the middle', -94.025, 34.47)], { geometry: flatLine, point: null })
    // 0.01° of latitude on the mean sphere is 1,112 m.
    expect(near?.distanceM).toBeGreaterThan(1105)
    expect(near?.distanceM).toBeLessThan(1118)
  })

  it('come nearest first', () => {
    const places = [place('far', -93, 35), place('near', -94.02, 34.4601), place('middle', -94.1, 34.46)]
    expect(nearTrail(places, { geometry: flatLine, point: null }).map((p) => p.id)).toEqual(['near', 'middle', 'far'])
  })

  it('are measured from the mark on the map where there is no line, and not at all where there is neither', () => {
    const [near] = nearTrail([place('here', -94, 34.5)], { geometry: null, point: { lng: -94, lat: 34.5 } })
    expect(near?.distanceM).toBe(0)
    expect(nearTrail([place('here', -94, 34.5)], { geometry: null, point: null })).toEqual([])
  })

  it('count a line of one repeated point as that point', () => {
    const geometry = {
      type: 'LineString' as const,
      coordinates: [[-94, 34.5] as const, [-94, 34.5] as const].map((c) => [...c] as [number, number]),
    }
    expect(nearTrail([place('here', -94, 34.5)], { geometry, point: null })[0]?.distanceM).toBe(0)
  })
})

const gauge = (name: string, usgsSite: string | null, nwsLid: string | null) => ({
  name,
  usgsSite,
  nwsLid,
  point: { lng: -93.4, lat: 35.9 },
  inArkansas: true,
  role: 'reference',
  bedMoved: null,
})
const water = (name: string, gauges: Waterway['gauges']) => ({ name, gauges }) as Waterway

describe('river gauges', () => {
  it('are listed once however many waters name them, with the pages of their readings', () => {
    const shared = gauge('BUFFALO RIVER NEAR BOXLEY AR', '07055646', 'BOXA4')
    const places = gaugePlaces([water('Upper Buffalo', [shared]), water('Hailstone', [shared])])
    expect(places).toHaveLength(1)
    expect(places[0]?.detail).toBe('Gauge for Upper Buffalo; Hailstone')
    expect(places[0]?.links.map((l) => l.href)).toEqual([
      'https://waterdata.usgs.gov/monitoring-location/07055646/',
      'https://water.noaa.gov/gauges/boxa4',
    ])
  })

  it('without a place or a number are left out', () => {
    expect(
      gaugePlaces([water('Somewhere', [{ ...gauge('A', '07055646', null), point: null }, gauge('B', null, null)])]),
    ).toEqual([])
  })
})

describe('a river access', () => {
  it('that is not public says to ask the owner', () => {
    const access = {
      id: 'a',
      name: 'A',
      kind: 'boat_ramp',
      river: 'Big Piney',
      riverMile: 3.5,
      isPublic: false,
      point: { lng: -93, lat: 35 },
      confidence: 'sourced',
    }
    expect(accessPlace(access as AccessPoint).detail).toBe(
      'Boat ramp · Big Piney · river mile 3.5 · private, ask the owner',
    )
  })
})
