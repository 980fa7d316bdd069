import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SORTS, type FinderState, type Sort } from './filters/finder-state.ts'
import { SORT_WORDS } from './filters/finder-words.ts'

interface Props {
  readonly state: FinderState
  readonly filterCount: number
  readonly onSort: (sort: Sort) => void
  readonly onFilters: () => void
  readonly onView: (view: FinderState['view']) => void
}

/** Filters, order, and on a phone the way to the map and back. */
export function FinderBar({ state, filterCount, onSort, onFilters, onView }: Props) {
  const other = state.view === 'map' ? 'list' : 'map'
  return (
    <div className="flex items-center gap-2">
      <Button icon="filters" onClick={onFilters} aria-haspopup="dialog" className="min-[1240px]:hidden">
        Filters{filterCount > 0 && ` (${filterCount})`}
      </Button>
      <SelectField
        label="Sort by"
        hideLabel
        options={SORTS.map((sort) => ({ value: sort, label: SORT_WORDS[sort] }))}
        value={state.sort}
        onValue={onSort}
        className="min-w-0 flex-1"
      />
      <Button icon={other} onClick={() => onView(other)} className="md:hidden">
        {other === 'map' ? 'Map' : 'List'}
      </Button>
    </div>
  )
}
