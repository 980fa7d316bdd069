import type { Trail } from '@bluffline/contract'
import type { FinderState } from './finder-state.ts'
import { TRAIL_FILTERS, type AppliedFilter, type FinderFacts } from './trail-filters.ts'

export const filterTrails = (trails: readonly Trail[], state: FinderState, facts: FinderFacts): readonly Trail[] =>
  trails.filter((trail) => TRAIL_FILTERS.every((filter) => filter.keeps(trail, state, facts)))

export const appliedFilters = (state: FinderState, facts: FinderFacts): readonly AppliedFilter[] =>
  TRAIL_FILTERS.flatMap((filter) => filter.applied(state, facts))

/** A filter, and how many trails there are when it alone is dropped. */
export interface WayOut {
  readonly filter: AppliedFilter
  readonly count: number
}

/** With nothing found: which single filter is to blame, the one whose end frees most trails first. */
export function waysOut(trails: readonly Trail[], state: FinderState, facts: FinderFacts): readonly WayOut[] {
  return appliedFilters(state, facts)
    .map((filter) => {
      const withoutIt = filter.key === 'q' ? { ...facts, hits: null } : facts
      return { filter, count: filterTrails(trails, filter.without(state), withoutIt).length }
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}
