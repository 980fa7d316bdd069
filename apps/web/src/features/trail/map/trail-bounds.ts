import type { Trail } from '@bluffline/contract'
import type { Bounds } from '@bluffline/core'

/** What the map opens on around a mark: half of this to each side, about four miles. */
const AROUND_MARK_DEG = 0.12
/** A very short trail is not drawn as if seen from a rooftop. */
const LEAST_DEG = 0.008

/** The part of the world the map opens on; null where no source says where the trail is. */
export function trailBounds({
  bbox,
  point,
  mappedMiles,
}: Pick<Trail, 'bbox' | 'point' | 'mappedMiles'>): Bounds | null {
  const [west, south, east, north] = bbox ?? (point && [point.lng, point.lat, point.lng, point.lat]) ?? []
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null
  const least = mappedMiles === null ? AROUND_MARK_DEG : LEAST_DEG
  const widen = (from: number, to: number): readonly [number, number] => {
    const missing = Math.max(0, least - (to - from)) / 2
    return [from - missing, to + missing]
  }
  const [w, e] = widen(west, east)
  const [s, n] = widen(south, north)
  return { west: w, south: s, east: e, north: n }
}
