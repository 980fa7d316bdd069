import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MOST_COMPARED } from '../filters/finder-state.ts'

interface Props {
  readonly names: readonly string[]
  readonly onOpen: () => void
  readonly onClear: () => void
}

/** What is chosen to be compared, at the foot of the list. */
export function CompareBar({ names, onOpen, onClear }: Props) {
  if (names.length === 0) return null
  return (
    <div
      role="group"
      aria-label="Comparison"
      className="flex shrink-0 items-center gap-2 border-t border-line bg-surface-raised px-4 py-2"
    >
      <p className="min-w-0 flex-1 truncate text-small text-ink-muted">
        {names.length} of {MOST_COMPARED}: {names.join(', ')}
      </p>
      <IconButton icon="close" label="Compare none" onClick={onClear} />
      <Button tone="primary" disabled={names.length < 2} onClick={onOpen} aria-haspopup="dialog">
        Compare {names.length}
      </Button>
    </div>
  )
}
