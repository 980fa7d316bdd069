import type { FinderState } from '../filters/finder-state.ts'
import type { Suggestion } from './suggest.ts'

/** How far around a town is looked at first. */
export const AROUND_TOWN_MILES = 25

/** The search after an offer was taken; a trail is a page of its own and changes nothing here. */
export function takeSuggestion(state: FinderState, suggestion: Suggestion): FinderState {
  switch (suggestion.kind) {
    case 'trail':
      return state
    case 'system':
      return { ...state, q: suggestion.name }
    case 'county':
      return { ...state, q: '', county: suggestion.county }
    case 'region':
      return { ...state, q: '', region: [suggestion.region] }
    case 'town':
      return {
        ...state,
        q: '',
        near: { kind: 'town', id: suggestion.id },
        withinMiles: AROUND_TOWN_MILES,
        sort: 'nearest',
      }
  }
}
