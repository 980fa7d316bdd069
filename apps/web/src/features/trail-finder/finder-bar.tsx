import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SORTS, type FinderState, type Sort } from './filters/finder-state.ts'
import { SORT_WORDS } from './filters/finder-words.ts'

interface Props {
  readonly state: FinderState
  readonly filterCount: number
  /** "318 trails", shown beside the order where there is room. */
  readonly found: string
  readonly onSort: (sort: Sort) => void
  readonly onFilters: () => void
  readonly onView: (view: FinderState['view']) => void
}

/** Filters, order, and on a phone the way to the map and back. */
export function FinderBar({ state, filterCount, found, onSort, onFilters, onView }: Props) {
  const other = state.view === 'map' ? 'list' : 'map'
  return (
    <div className="@container">
      <div className="flex items-center gap-2">
        <Button
          icon="filters"
          onClick={onFilters}
          aria-haspopup="dialog"
          className="px-3! min-[1240px]:hidden @max-[22rem]:px-2! @max-[22rem]:[&>svg]:hidden"
        >
          Filters{filterCount > 0 && ` (${filterCount})`}
        </Button>
        <p aria-hidden className="hidden flex-1 type-label text-ink-muted min-[1240px]:block">
          {found}
        </p>
        <SelectField
          label="Sort by"
          hideLabel
          options={SORTS.map((sort) => ({ value: sort, label: SORT_WORDS[sort] }))}
          value={state.sort}
          onValue={onSort}
          className="min-w-0 flex-1 min-[1240px]:max-w-44 [&_select]:pr-8 @max-[22rem]:[&_select]:pl-2.5"
        />
        <Button
          icon={other}
          onClick={() => onView(other)}
          className="px-3! md:hidden @max-[22rem]:px-2! @max-[22rem]:[&>svg]:hidden"
        >
          {other === 'map' ? 'Map' : 'List'}
        </Button>
      </div>
    </div>
  )
}
