import { Chip } from '../../../ui/chip.tsx'
import type { AppliedFilter } from '../filters/trail-filters.ts'

interface Props {
  readonly filters: readonly AppliedFilter[]
  readonly onDrop: (filter: AppliedFilter) => void
  readonly onClear: () => void
}

/** What is filtered, each to be taken away by one tap. */
export function AppliedChips({ filters, onDrop, onClear }: Props) {
  if (filters.length === 0) return null
  return (
    <div className="-mr-4 flex items-center" role="group" aria-label="Applied filters">
      <div className="no-scrollbar -ml-4 flex min-w-0 flex-1 items-center gap-2 overflow-x-auto pl-4">
        {filters.map((filter) => (
          <Chip key={filter.key} removable aria-label={`Remove ${filter.label}`} onClick={() => onDrop(filter)}>
            {filter.label}
          </Chip>
        ))}
      </div>
      <button
        type="button"
        onClick={onClear}
        className="min-h-touch shrink-0 border-l border-line px-4 text-small font-[600] text-accent-text"
      >
        Clear all
      </button>
    </div>
  )
}
