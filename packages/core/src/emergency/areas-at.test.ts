import { expect, it } from 'vitest'
import { metres } from '../units.ts'
import { areasAt, type NamedArea } from './areas-at.ts'

const square = (name: string, west: number, hole: readonly { lng: number; lat: number }[] = []): NamedArea => ({
  name,
  polygons: [
    [
      [
        { lng: west, lat: 35 },
        { lng: west + 1, lat: 35 },
        { lng: west + 1, lat: 36 },
        { lng: west, lat: 36 },
      ],
      hole,
    ],
  ],
})
const AREAS = [square('Pope', -93), square('Van Buren', -92)]

it('names the area that holds a place, and its neighbor where the border is nearer than anything is exact', () => {
  expect(areasAt({ lng: -92.5, lat: 35.5 }, AREAS, metres(500))).toEqual(['Pope'])
  expect(areasAt({ lng: -92.002, lat: 35.5 }, AREAS, metres(500))).toEqual(['Pope', 'Van Buren'])
  expect(areasAt({ lng: -91.998, lat: 35.5 }, AREAS, metres(500))).toEqual(['Van Buren', 'Pope'])
  expect(areasAt({ lng: -90, lat: 35.5 }, AREAS, metres(500))).toEqual([])
})
