import { distanceM, nearestOnLine, partsOfGeometry, type Position } from '@bluffline/core'
import type { TrailLine } from '@bluffline/contract'

/** What distances are measured from: the line where we hold one, else the mark on the map. */
export interface TrailPlace {
  readonly geometry: TrailLine | null
  readonly point: Position | null
}

/** Measures the straight line between a place and a trail, to the nearest point of its line; null where we do not know where the trail is. */
export function measureToTrail({ geometry, point }: TrailPlace): ((from: Position) => number) | null {
  if (geometry === null) return point && ((from) => distanceM(from, point))
  const parts = partsOfGeometry(geometry)
  return (from) => {
    const near = nearestOnLine(from, parts)
    return near === null ? Infinity : distanceM(from, near.position)
  }
}
