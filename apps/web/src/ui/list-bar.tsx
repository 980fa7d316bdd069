import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { SelectField } from './select-field.tsx'

interface Props<Sort extends string> {
  readonly filterCount: number
  readonly areFiltersOpen?: boolean
  readonly onFilters: () => void
  /** "318 trails", shown beside the order where there is room. */
  readonly found?: string
  readonly sorts: readonly { readonly value: Sort; readonly label: string }[]
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  readonly view: 'list' | 'map'
  readonly onView: (view: 'list' | 'map') => void
}

/** Filters, order, and on a phone the way to the map and back. */
export function ListBar<Sort extends string>(props: Props<Sort>) {
  const { filterCount, areFiltersOpen, onFilters, found, sorts, sort, onSort, view, onView } = props
  const other = view === 'map' ? 'list' : 'map'
  return (
    <div className="@container">
      <div className="flex items-center gap-2">
        <Button
          icon="filters"
          onClick={onFilters}
          aria-haspopup="dialog"
          aria-expanded={areFiltersOpen}
          className="px-3! min-[1240px]:hidden @max-[22rem]:px-2! @max-[22rem]:[&>svg]:hidden"
        >
          Filters{filterCount > 0 && ` (${filterCount})`}
        </Button>
        {found !== undefined && (
          <p aria-hidden className="hidden flex-1 type-label text-ink-muted min-[1240px]:block">
            {found}
          </p>
        )}
        <SelectField
          label="Sort by"
          hideLabel
          options={sorts}
          value={sort}
          onValue={onSort}
          className={cx(
            'min-w-0 flex-1 [&_select]:pr-8 @max-[22rem]:[&_select]:pl-2.5',
            found !== undefined && 'min-[1240px]:max-w-44',
          )}
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
