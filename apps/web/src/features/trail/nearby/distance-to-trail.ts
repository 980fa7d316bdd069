import { distanceM, nearestOnLine, partsOfGeometry, type Position } from '@bluffline/core'
import type { TrailLine } from '@bluffline/contract'

/** Great-circle distance from a place to the nearest point of a line. */
function distanceToLineM(from: Position, line: TrailLine): number {
  const near = nearestOnLine(from, partsOfGeometry(line))
  return near === null ? Infinity : distanceM(from, near.position)
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
