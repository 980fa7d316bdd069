import { useNavigate } from 'react-router'
import { ListBar } from '../../ui/list-bar.tsx'
import { countWords, SORT_WORDS } from './filters/finder-words.ts'
import type { AppliedFilter } from './filters/trail-filters.ts'
import { SORTS, type FinderState } from './filters/finder-state.ts'
import { AppliedChips } from './panel/applied-chips.tsx'
import { withSort } from './panel/filter-changes.ts'
import { SearchBox } from './search/search-box.tsx'
import type { Suggestion } from './search/suggest.ts'
import { takeSuggestion } from './search/take-suggestion.ts'
import type { Finder } from './use-finder.ts'
import type { ChangeFinder } from './use-finder-state.ts'

const SORT_OPTIONS = SORTS.map((value) => ({ value, label: SORT_WORDS[value] }))

interface Props {
  readonly finder: Finder
  readonly change: ChangeFinder
  /** The search as it stands in the address, and in the box. */
  readonly typed: FinderState
  readonly changeTyped: ChangeFinder
  readonly filters: readonly AppliedFilter[]
  readonly onFilters: () => void
  readonly onClear: () => void
}

/** What stays in view above list and map: search box, order, applied filters. */
export function FinderHead({ finder, change, typed, changeTyped, filters, onFilters, onClear }: Props) {
  const { state } = finder
  const navigate = useNavigate()
  const take = (offer: Suggestion) => {
    if (offer.kind === 'trail') void navigate(`/map/${offer.id}`)
    else changeTyped((now) => takeSuggestion(now, offer))
  }
  const sort = (next: FinderState['sort']) => {
    if (next !== 'nearest') finder.place.forget()
    else if (state.near === null) finder.place.ask()
    change((now) => withSort(now, next))
  }
  return (
    <div className="relative z-(--z-map-control) shrink-0 space-y-2 border-b border-line bg-canvas px-4 pt-3 pb-2">
      <h1 tabIndex={-1} className="sr-only">
        Find a trail
      </h1>
      <SearchBox
        trails={finder.trails}
        value={typed.q}
        onValue={(q) => changeTyped((now) => ({ ...now, q }), 'replace')}
        onTake={take}
      />
      <ListBar
        sorts={SORT_OPTIONS}
        sort={state.sort}
        view={state.view}
        filterCount={filters.length}
        found={finder.catalog.records ? countWords(finder.found.length) : ''}
        onSort={sort}
        onFilters={onFilters}
        onView={(view) => changeTyped((now) => ({ ...now, view }))}
      />
      <AppliedChips filters={filters} onDrop={(filter) => change((now) => filter.without(now))} onClear={onClear} />
    </div>
  )
}
