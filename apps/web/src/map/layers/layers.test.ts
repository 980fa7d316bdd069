import { degrees, distanceM, metres } from '@bluffline/core'
import type { Polygon } from 'geojson'
import { describe, expect, it } from 'vitest'
import { meLayer } from './me.ts'
import { pathLayer, TRACK_KIND } from './path.ts'
import { placesLayer } from './places.ts'
import { riderLayer } from './rider.ts'
import { trailLinesLayer } from './trail-lines.ts'
import { idsOfText, trailPointLayers } from './trail-points.ts'
import { verdictOf, verdictOfMany } from './verdict-of.ts'

const at = { lng: -93.5, lat: 35.5 }
const elsewhere = { lng: -92.1, lat: 34.2 }
const trail = (id: string, point: typeof at | null = at) => ({ id, name: id.toUpperCase(), point })

describe('the verdict on the map', () => {
  it('is unknown for a trail nobody judged, never open', () => {
    expect(verdictOf(new Map(), 'a')).toBe('unknown')
  })
  it.each([
    [['closed', 'open', 'unknown'], 'open'],
    [['closed', 'unknown'], 'unknown'],
    [['closed', 'closed'], 'closed'],
    [[], 'unknown'],
  ] as const)('of %j under one mark is %s', (verdicts, expected) => {
    expect(verdictOfMany(verdicts)).toBe(expected)
  })
})

describe('trail lines', () => {
  it('carry id and verdict, with the id of the feature where properties have none', () => {
    const geometry = {
      type: 'LineString' as const,
      coordinates: [
        [-93, 35],
        [-93, 36],
      ],
    }
    const features = [
      { type: 'Feature' as const, id: 'a', properties: { name: 'A' }, geometry },
      { type: 'Feature' as const, properties: { id: 'b', name: 'B' }, geometry },
    ]
    const { data } = trailLinesLayer({ type: 'FeatureCollection', features }, new Map([['b', 'closed']]))
    expect(data.features.map(({ properties }) => [properties?.['id'], properties?.['verdict']])).toEqual([
      ['a', 'unknown'],
      ['b', 'closed'],
    ])
  })
})

describe('trail points', () => {
  const verdicts = new Map([
    ['a', 'closed'],
    ['b', 'open'],
    ['c', 'closed'],
  ] as const)
  const [clusters, spots] = trailPointLayers(
    [trail('a'), trail('b'), trail('c', elsewhere), trail('d', null), trail('e', elsewhere)],
    verdicts,
    new Set(['e']),
  )

  it('stand each for itself where they are gathered into clusters', () => {
    expect(clusters?.data.features.map(({ properties }) => properties?.['id'])).toEqual(['a', 'b', 'c', 'e'])
  })
  it('share a mark on one spot, which tells how many they are and the best verdict', () => {
    const [shared] = spots?.data.features ?? []
    expect(idsOfText(String(shared?.properties?.['ids']))).toEqual(['a', 'b'])
    expect(shared?.properties).toMatchObject({ count: 2, verdict: 'open', name: '2 trails' })
  })
  it('leave trails with a line to the lines, and those without a place to the list', () => {
    const ids = spots?.data.features.flatMap(({ properties }) => idsOfText(String(properties?.['ids'])))
    expect(ids).toEqual(['a', 'b', 'c'])
  })
})

describe('the layer of the rider', () => {
  it('has a ring as wide as the fix is unsure', () => {
    const [ring] = meLayer(at, metres(250)).data.features
    const corners = (ring?.geometry as Polygon).coordinates[0] ?? []
    const away = corners.map(([lng = 0, lat = 0]) => distanceM(at, { lng, lat }))
    expect(Math.min(...away)).toBeCloseTo(250, 3)
    expect(Math.max(...away)).toBeCloseTo(250, 3)
    expect(corners[0]).toEqual(corners.at(-1))
  })
  it.each([NaN, Infinity, 3])('has only the dot when the accuracy is %d m', (accuracyM) => {
    expect(meLayer(at, metres(accuracyM)).data.features).toHaveLength(1)
  })
})

describe('other layers', () => {
  it('leave out places without a point', () => {
    const { id, data } = placesLayer('parks', [trail('a'), trail('b', null)])
    expect(id).toBe('places-parks')
    expect(data.features).toHaveLength(1)
  })
  it('keep a gap in a path a gap, and draw no line of one point', () => {
    const { data } = pathLayer('track', TRACK_KIND, [[at, elsewhere], [at], [elsewhere, at]])
    expect(data.features).toHaveLength(2)
  })
})

describe('the rider under way', () => {
  it('is a point with the direction of travel', () => {
    const [rider] = riderLayer(at, degrees(75)).data.features
    expect(rider).toMatchObject({ properties: { headingDeg: 75 }, geometry: { coordinates: [at.lng, at.lat] } })
  })
})
