import type { Position } from './position.ts'

/** A closed ring of positions; whether the first is repeated at the end does not matter. */
export type Ring = readonly Position[]

/**
 * Whether a position lies inside a polygon: the first ring is its outline, the others are holes. Even-odd rule
 * (Franklin, "PNPOLY"), in plane degrees, which is what map polygons are drawn in. A point on an edge may count either way.
 */
export const isInsidePolygon = (position: Position, rings: readonly Ring[]): boolean =>
  rings.reduce((inside, ring) => (crossesOddly(position, ring) ? !inside : inside), false)

function crossesOddly({ lng, lat }: Position, ring: Ring): boolean {
  let odd = false
  let last = ring.at(-1)
  for (const corner of ring) {
    if (last !== undefined && corner.lat > lat !== last.lat > lat) {
      const edgeLng = corner.lng + ((lat - corner.lat) / (last.lat - corner.lat)) * (last.lng - corner.lng)
      if (lng < edgeLng) odd = !odd
    }
    last = corner
  }
  return odd
}
