import { Chip } from '../../../ui/chip.tsx'
import { ListBar } from '../../../ui/list-bar.tsx'
import type { AppliedFilter } from '../filters/applied-filters.ts'
import { SORTS, withoutFilters, type FinderState, type FinderTab, type Sort } from '../filters/finder-state.ts'
import { FinderTabs } from './finder-tabs.tsx'
import { SearchBox } from './search-box.tsx'
import type { Finder } from './use-finder.ts'
import type { ChangeFinder } from './use-finder-state.ts'

interface Props {
  readonly finder: Finder
  readonly state: FinderState
  readonly change: ChangeFinder
  readonly applied: readonly AppliedFilter[]
  readonly areFiltersOpen: boolean
  readonly onFilters: () => void
}

const SORT_WORDS: Readonly<Record<Sort, string>> = {
  best: 'Best first',
  nearest: 'Nearest',
  price: 'Lowest price',
  rating: 'Highest rating',
  name: 'Name',
}

const SORT_OPTIONS = SORTS.map((value) => ({ value, label: SORT_WORDS[value] }))

function AppliedChips({ applied, change }: Pick<Props, 'applied' | 'change'>) {
  if (applied.length === 0) return null
  return (
    <div className="-mr-4 flex items-center" role="group" aria-label="Applied filters">
      <div className="no-scrollbar -ml-4 flex min-w-0 flex-1 items-center gap-2 overflow-x-auto pl-4">
        {applied.map(({ key, label, without }) => (
          <Chip key={key} removable aria-label={`Remove ${label}`} onClick={() => change(without)}>
            {label}
          </Chip>
        ))}
      </div>
      <button
        type="button"
        onClick={() => change(withoutFilters)}
        className="min-h-touch shrink-0 border-l border-line px-4 text-small font-[600] text-accent-text"
      >
        Clear All Filters
      </button>
    </div>
  )
}

/** What a tab needs beside its name: Nearby measures from the phone where no town was chosen. */
export const withTab = (state: FinderState, tab: FinderTab): FinderState => ({
  ...state,
  tab,
  near: tab === 'nearby' ? (state.near ?? { kind: 'me' }) : state.near,
})

/** Nobody searches among no favorites: the search is for all of them then. */
const searched = (state: FinderState, q: string, favorites: number): FinderState => ({
  ...state,
  q,
  tab: state.tab === 'favorites' && favorites === 0 && q !== '' ? 'all' : state.tab,
})

/** What stays in view above the list: search, filters, order, tabs. */
export function FinderHead({ finder, state, change, applied, areFiltersOpen, onFilters }: Props) {
  const favorites = finder.preferences.favoriteCampgrounds.length
  const choose = (tab: FinderTab) => {
    if (tab === 'nearby' && state.near === null) finder.place.ask()
    change((now) => withTab(now, tab))
  }
  const sort = (next: Sort) => {
    if (next === 'nearest' && state.near === null) finder.place.ask()
    change((now) => ({ ...now, sort: next, near: next === 'nearest' ? (now.near ?? { kind: 'me' }) : now.near }))
  }
  return (
    <div className="relative z-(--z-map-control) shrink-0 space-y-2 border-b border-line bg-canvas px-4 pt-3">
      <h1 tabIndex={-1} className="sr-only">
        Campground finder
      </h1>
      <SearchBox value={state.q} onValue={(q) => change((now) => searched(now, q, favorites), 'replace')} />
      <ListBar
        sorts={SORT_OPTIONS}
        sort={state.sort}
        onSort={sort}
        view={state.view}
        onView={(view) => change((now) => ({ ...now, view }))}
        filterCount={applied.length}
        areFiltersOpen={areFiltersOpen}
        onFilters={onFilters}
      />
      <AppliedChips applied={applied} change={change} />
      <FinderTabs value={state.tab} onValue={choose} allCount={finder.campgrounds.length} favoriteCount={favorites} />
    </div>
  )
}
