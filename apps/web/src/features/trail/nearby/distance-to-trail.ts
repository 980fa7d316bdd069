import { distanceM, nearestOnSegment, partsOfGeometry, type Position } from '@bluffline/core'
import type { TrailLine } from '@bluffline/contract'

/**
 * Great-circle distance from a place to the nearest point of a line. The nearest point is looked for in the plane that
 * touches the Earth at the place; segments are short, so the plane picks the right one, and the length is measured on the globe.
 */
function distanceToLineM(from: Position, line: TrailLine): number {
  let [bestAwayM, best]: [number, Position | null] = [Infinity, null]
  for (const part of partsOfGeometry(line)) {
    let last: Position | undefined
    for (const next of part) {
      const near = nearestOnSegment(from, last ?? next, next)
      if (near.awayM < bestAwayM) [bestAwayM, best] = [near.awayM, near.position]
      last = next
    }
  }
  return best === null ? Infinity : distanceM(from, best)
}

/** What distances are measured from: the line where we hold one, else the mark on the map. */
export interface TrailPlace {
  readonly geometry: TrailLine | null
  readonly point: Position | null
}

/** Straight-line distance between a place and a trail; null where we do not know where the trail is. */
export function distanceToTrailM(from: Position, { geometry, point }: TrailPlace): number | null {
  if (geometry !== null) return distanceToLineM(from, geometry)
  return point === null ? null : distanceM(from, point)
}
