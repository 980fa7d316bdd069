import type { Trail, Wma } from '@bluffline/contract'
import { HUNTING_WITHIN_MILES } from '@bluffline/contract'
import { distanceM, metresToMiles, type Position } from '@bluffline/core'

/** Straight-line miles from a place to the mark of each trail; trails without a mark are not in it. */
export const milesAway = (trails: readonly Trail[], from: Position): ReadonlyMap<string, number> =>
  new Map(
    trails.flatMap(({ id, point }) => (point === null ? [] : [[id, metresToMiles(distanceM(from, point))] as const])),
  )

/** Trails whose mark lies near the map point of a wildlife management area. */
export const trailsNearWmas = (trails: readonly Trail[], wmas: readonly Wma[]): ReadonlySet<string> =>
  new Set(
    trails.flatMap(({ id, point }) => {
      if (point === null) return []
      const near = wmas.some((wma) => metresToMiles(distanceM(point, wma.point)) <= HUNTING_WITHIN_MILES)
      return near ? [id] : []
    }),
  )
