import { boundsOf, degrees, destination, metres, milesToMetres, type Bounds, type Position } from '@bluffline/core'

/** The square around a line or a place, so many miles beyond it on every side. */
export function around(positions: readonly Position[], miles: number): Bounds | null {
  const inner = boundsOf(positions)
  if (inner === null) return null
  const away = metres(milesToMetres(miles))
  const southWest = { lng: inner.west, lat: inner.south }
  const northEast = { lng: inner.east, lat: inner.north }
  return {
    west: destination(southWest, degrees(270), away).lng,
    south: destination(southWest, degrees(180), away).lat,
    east: destination(northEast, degrees(90), away).lng,
    north: destination(northEast, degrees(0), away).lat,
  }
}
