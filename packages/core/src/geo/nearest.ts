import { metres, type Metres } from '../units.ts'
import { EARTH_RADIUS_M } from './distance.ts'
import type { Position } from './position.ts'

/** Where a position comes to lie on a line. */
export interface NearestPoint {
  readonly position: Position
  /** From the asked position to the line. */
  readonly awayM: Metres
  /** How far along the segment, 0 at its start, 1 at its end. */
  readonly fraction: number
}

const METRES_PER_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180

/**
 * The point of a line, of one or several parts, nearest to `position`; null for a line without points. It is looked for as
 * `nearestOnSegment` does, so that over many miles the segment is right and the distance a little off.
 */
export function nearestOnLine(position: Position, parts: readonly (readonly Position[])[]): NearestPoint | null {
  let best: NearestPoint | null = null
  for (const part of parts) {
    let last = part[0]
    for (const next of part) {
      const near = nearestOnSegment(position, last ?? next, next)
      if (best === null || near.awayM < best.awayM) best = near
      last = next
    }
  }
  return best
}

/**
 * The point of the segment `a`–`b` nearest to `position`, on a plane that touches the Earth at that position
 * (equirectangular). Within 0.1 % for segments and distances of a few miles.
 */
export function nearestOnSegment(position: Position, a: Position, b: Position): NearestPoint {
  const perLng = METRES_PER_DEGREE * Math.cos((position.lat * Math.PI) / 180)
  const [ax, ay] = [(a.lng - position.lng) * perLng, (a.lat - position.lat) * METRES_PER_DEGREE]
  const [dx, dy] = [(b.lng - a.lng) * perLng, (b.lat - a.lat) * METRES_PER_DEGREE]
  const square = dx * dx + dy * dy
  const fraction = square > 0 ? Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square)) : 0
  return {
    position: { lng: a.lng + (b.lng - a.lng) * fraction, lat: a.lat + (b.lat - a.lat) * fraction },
    awayM: metres(Math.hypot(ax + dx * fraction, ay + dy * fraction)),
    fraction,
  }
}
