import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distanceM } from '../geo/distance.ts'
import { COARSE_WITHIN, coarsePosition } from './coarse-position.ts'

it('gives away the cell and no more, whichever readings of a cell it is asked about', () => {
  expect(coarsePosition({ lng: -93.1234, lat: 35.6789 })).toEqual({ lng: -93.125, lat: 35.675 })
  expect(coarsePosition({ lng: -93.1299, lat: 35.6701 })).toEqual({ lng: -93.125, lat: 35.675 })
})

it('stays within its word everywhere in Arkansas, and is not blurred further when blurred twice', () => {
  const arkansas = fc.record({
    lng: fc.double({ min: -94.7, max: -89.6, noNaN: true }),
    lat: fc.double({ min: 33, max: 36.6, noNaN: true }),
  })
  fc.assert(
    fc.property(arkansas, (position) => {
      const coarse = coarsePosition(position)
      expect(distanceM(position, coarse)).toBeLessThanOrEqual(COARSE_WITHIN)
      expect(coarsePosition(coarse)).toEqual(coarse)
    }),
  )
})
