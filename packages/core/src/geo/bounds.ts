import type { Bounds, Position } from './position.ts'

/** The smallest box around the positions; null when there are none. */
export function boundsOf(positions: Iterable<Position>): Bounds | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { lng, lat } of positions) {
    west = Math.min(west, lng)
    south = Math.min(south, lat)
    east = Math.max(east, lng)
    north = Math.max(north, lat)
  }
  return west === Infinity ? null : { west, south, east, north }
}
