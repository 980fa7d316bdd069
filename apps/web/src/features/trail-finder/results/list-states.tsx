import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { countWords, milesWords } from '../filters/finder-words.ts'
import type { WayOut } from '../filters/filter-trails.ts'
import type { Beyond } from '../near-town/nearest-beyond.ts'

export function TrailLoadingError({ onRetry, retrying }: { readonly onRetry: () => void; readonly retrying: boolean }) {
  return (
    <ErrorPanel
      title="Trail Loading Error"
      message="Unable to load trail data. Please check your connection and try again."
      onRetry={onRetry}
      retrying={retrying}
    />
  )
}

export function CardSkeletons() {
  return (
    <div role="status" aria-label="Loading trails" className="space-y-2.5">
      {Array.from({ length: 6 }, (_card, at) => (
        <div key={at} className="h-[10.5rem] space-y-3 rounded-md border border-line bg-surface p-4">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-6 w-28" />
        </div>
      ))}
    </div>
  )
}

interface NothingFoundProps {
  /** What fits all the rest, but lies farther away than asked. */
  readonly nearest: Beyond | null
  /** Where distances are measured from. */
  readonly anchorName: string
  readonly onFarther: () => void
  readonly ways: readonly WayOut[]
  readonly onDrop: (way: WayOut) => void
  readonly onClear: () => void
}

/** Nothing fits: which filter does it, and one tap to drop it. */
export function NothingFound({ nearest, anchorName, onFarther, ways, onDrop, onClear }: NothingFoundProps) {
  const [first] = ways
  const from = anchorName === 'you' ? 'away from you' : `from ${anchorName}`
  return (
    <EmptyState
      icon="search"
      title="No trail fits all of this"
      actions={
        <>
          {nearest && (
            <Button tone="primary" icon="locate" onClick={onFarther}>
              Show the nearest ({countWords(nearest.count)})
            </Button>
          )}
          {ways.slice(0, 3).map((way) => (
            <Button key={way.filter.key} icon="close" onClick={() => onDrop(way)}>
              Drop {way.filter.label} ({countWords(way.count)})
            </Button>
          ))}
          <Button tone={(first ?? nearest) ? 'quiet' : 'primary'} onClick={onClear}>
            Clear all
          </Button>
        </>
      }
    >
      {nearest ? (
        <p>
          The nearest is <strong className="text-ink">{nearest.trail.name}</strong>,{' '}
          {milesWords(Math.round(nearest.miles))} {from} in a straight line.
        </p>
      ) : first ? (
        <p>
          Without <strong className="text-ink">{first.filter.label}</strong> there would be {countWords(first.count)}.
        </p>
      ) : (
        <p>No single filter is to blame: two or more of them exclude each other.</p>
      )}
    </EmptyState>
  )
}
