import type { AnchorState } from '../../../data/place/use-anchor.ts'
import type { LocationProblem } from '../../../platform/geolocation.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { FinderTab } from '../filters/finder-state.ts'

export function CardSkeletons() {
  return (
    <div role="status" className="space-y-2.5">
      <p className="text-small text-ink-muted">Loading Arkansas Campground Intelligence...</p>
      {Array.from({ length: 5 }, (_card, at) => (
        <div key={at} aria-hidden className="h-[13rem] space-y-3 rounded-md border border-line bg-surface p-4">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      ))}
    </div>
  )
}

/** Why there is no position, and what to do here instead. */
export const PLACE_PROBLEMS: Readonly<Record<LocationProblem, string>> = {
  denied:
    'Location is turned off for this site. Allow it in the site settings of your browser, or choose a town in the filters.',
  unavailable: 'The phone finds no position here. Choose a town in the filters, or try again in the open.',
  timeout: 'It took too long to find your position. Try again with a clear view of the sky.',
  unsupported: 'This browser gives no position. Choose a town in the filters.',
}

interface NothingProps {
  readonly tab: FinderTab
  readonly allCount: number
  readonly isNarrowed: boolean
  /** How many would be there with those of which not all is known. */
  readonly moreUnsure: number
  readonly onAll: () => void
  readonly onClear: () => void
  readonly onUnsure: () => void
}

const WHY_EMPTY: Readonly<Record<FinderTab, string | null>> = {
  all: null,
  favorites: 'Tap the heart of a campground to keep it here, also with no signal.',
  nearby: 'No campground we know lies within 50 miles of there.',
  recommended: 'Top Rated needs reviews of 4 stars and more, written by riders in this app. There are none yet.',
}

interface NowhereProps {
  readonly state: Exclude<AnchorState['kind'], 'known'>
  readonly onTown: () => void
}

const WHY_NOWHERE: Readonly<Record<NowhereProps['state'], string>> = {
  none: 'Distances need a place to measure from.',
  toAsk: 'Distances need to know where you are. Or choose a town to measure from.',
  asking: 'Your position is being found.',
  problem: 'Your location is off or cannot be found, so nobody can say what is near. Choose a town to measure from.',
  unknownTown: 'Choose a town to measure from.',
}

/** Nearby, with no place to be near to: nothing can be said of what lies around. */
export function NothingNearby({ state, onTown }: NowhereProps) {
  return (
    <EmptyState
      icon="locate"
      title="Near where?"
      actions={
        <Button tone="primary" onClick={onTown}>
          Choose a town
        </Button>
      }
    >
      <p>{WHY_NOWHERE[state]}</p>
    </EmptyState>
  )
}

/** Nothing to show: why, and the ways on. */
export function NothingFound({ tab, allCount, isNarrowed, moreUnsure, onAll, onClear, onUnsure }: NothingProps) {
  const why = isNarrowed ? null : WHY_EMPTY[tab]
  return (
    <EmptyState
      icon="camp"
      title="No Campgrounds Found"
      actions={
        <>
          {moreUnsure > 0 && (
            <Button tone="primary" onClick={onUnsure}>
              Show {moreUnsure} of which not all is known
            </Button>
          )}
          {tab !== 'all' && <Button onClick={onAll}>See all {allCount}</Button>}
          {isNarrowed && (
            <Button tone="quiet" onClick={onClear}>
              Clear All Filters
            </Button>
          )}
        </>
      }
    >
      <p>{why ?? 'Try adjusting your search criteria or filters'}</p>
    </EmptyState>
  )
}
