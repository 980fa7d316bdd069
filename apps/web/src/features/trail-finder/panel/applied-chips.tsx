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
    <div
      className="no-scrollbar -mx-4 flex items-center gap-2 overflow-x-auto px-4"
      role="group"
      aria-label="Applied filters"
    >
      {filters.map((filter) => (
        <Chip key={filter.key} removable aria-label={`Remove ${filter.label}`} onClick={() => onDrop(filter)}>
          {filter.label}
        </Chip>
      ))}
      <button
        type="button"
        onClick={onClear}
        className="min-h-touch shrink-0 px-2 text-small font-[600] text-accent-text underline underline-offset-4"
      >
        Clear all
      </button>
    </div>
  )
}
