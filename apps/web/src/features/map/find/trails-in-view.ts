import type { Trail } from '@bluffline/contract'
import { distanceM, type Bounds, type Metres, type Position } from '@bluffline/core'

type Placed = Pick<Trail, 'bbox' | 'point'>

export interface InView<T> {
  readonly trail: T
  /** From the middle of the map; null where the trail has no place. */
  readonly away: Metres | null
}

export interface ViewOfMap {
  readonly center: Position
  readonly bounds: Bounds
}

const within = ({ lng, lat }: Position, { west, south, east, north }: Bounds): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north

/** Whether any of the trail may be seen: its box touches the view, or its point lies in it. */
export function isInView({ bbox, point }: Placed, bounds: Bounds): boolean {
  if (bbox === null) return point !== null && within(point, bounds)
  const [west, south, east, north] = bbox
  return west <= bounds.east && east >= bounds.west && south <= bounds.north && north >= bounds.south
}

/** The trails in view, nearest to the middle of the map first. */
export function trailsInView<T extends Placed>(trails: readonly T[], view: ViewOfMap): readonly InView<T>[] {
  return trails
    .filter((trail) => isInView(trail, view.bounds))
    .map((trail) => ({ trail, away: trail.point && distanceM(view.center, trail.point) }))
    .toSorted((a, b) => (a.away ?? Infinity) - (b.away ?? Infinity))
}
