import type { Trail } from '@bluffline/contract'
import { filterTrails } from '../filters/filter-trails.ts'
import type { FinderState } from '../filters/finder-state.ts'
import type { FinderFacts } from '../filters/trail-filters.ts'

export interface Beyond {
  readonly trail: Trail
  readonly miles: number
  /** How many trails fit at any distance. */
  readonly count: number
}

/** With nothing within the miles asked for: the nearest trail that fits all the rest. Null where no distance was asked for. */
export function nearestBeyond(trails: readonly Trail[], state: FinderState, facts: FinderFacts): Beyond | null {
  const { milesAway } = facts
  if (state.withinMiles === null || milesAway === null) return null
  const fitting = filterTrails(trails, { ...state, withinMiles: null }, facts)
  let nearest: Beyond | null = null
  for (const trail of fitting) {
    const miles = milesAway.get(trail.id)
    if (miles !== undefined && miles < (nearest?.miles ?? Infinity)) nearest = { trail, miles, count: fitting.length }
  }
  return nearest
}
