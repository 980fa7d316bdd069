import { useEffect, type RefObject } from 'react'
import { appliedFilters, waysOut } from '../filters/filter-trails.ts'
import { withoutSearch, type FinderState } from '../filters/finder-state.ts'
import { writeFinderState } from '../filters/finder-url.ts'
import { countWords, HUNTING_NOTE } from '../filters/finder-words.ts'
import { nearestBeyond } from '../near-town/nearest-beyond.ts'
import { TownNote } from '../near-town/town-note.tsx'
import { AnchorNote } from '../../../data/place/anchor-note.tsx'
import { PLACE_PROBLEMS } from '../place/place-problems.ts'
import type { Finder } from '../use-finder.ts'
import type { ChangeFinder } from '../use-finder-state.ts'
import { AskVehicle } from './ask-vehicle.tsx'
import { FromPhone } from '../../../data/catalog/from-phone.tsx'
import { CardSkeletons, NothingFound, TrailLoadingError } from './list-states.tsx'
import { TrailList } from './trail-list.tsx'
import { useKeptPlace } from './use-kept-place.ts'

interface Props {
  readonly finder: Finder
  readonly state: FinderState
  readonly change: ChangeFinder
  readonly scroller: RefObject<HTMLDivElement | null>
  /** Chosen on the map. */
  readonly selected: readonly string[]
  readonly onClear: () => void
}

function useBringIntoView({ finder, selected, scroller }: Props, showAtLeast: (least: number) => void): void {
  const [first] = selected
  const at = first === undefined ? -1 : finder.found.findIndex(({ id }) => id === first)
  useEffect(() => {
    if (at < 0) return
    showAtLeast(at + 1)
    const card = () => scroller.current?.querySelector(`[data-trail="${CSS.escape(first ?? '')}"]`)
    const frame = requestAnimationFrame(() => card()?.scrollIntoView({ block: 'center' }))
    return () => cancelAnimationFrame(frame)
  }, [at, first, scroller, showAtLeast])
}

function Found(props: Props) {
  const { finder, state, change, scroller, selected, onClear } = props
  const { found, trails, facts } = finder
  const { count, showMore, showAtLeast } = useKeptPlace(scroller, writeFinderState(state).toString())
  useBringIntoView(props, showAtLeast)
  if (found.length === 0) {
    return (
      <NothingFound
        ways={waysOut(trails, state, facts)}
        nearest={nearestBeyond(trails, state, facts)}
        anchorName={facts.anchorName}
        onFarther={() => change((now) => ({ ...now, withinMiles: null, sort: 'nearest' }))}
        onDrop={({ filter }) => change((now) => filter.without(now))}
        onClear={onClear}
      />
    )
  }
  return (
    <TrailList
      trails={found}
      verdicts={finder.verdicts}
      vehicles={finder.vehicles}
      milesAway={facts.milesAway}
      selectedId={selected[0] ?? null}
      count={count}
      onMore={showMore}
      scroller={scroller}
    />
  )
}

const isLoading = ({ catalog, wmas, reading }: Finder): boolean =>
  catalog.records === undefined || wmas === 'loading' || reading === 'reading'

/** Everything between the search bar and the end of the list. */
export function Results(props: Props) {
  const { finder, state, change } = props
  const { catalog, found, wmas, place } = finder
  if (catalog.error) return <TrailLoadingError onRetry={catalog.retry} retrying={catalog.isRetrying} />
  if (isLoading(finder)) return <CardSkeletons />
  if (wmas === 'failed') return <TrailLoadingError onRetry={finder.retryWmas} retrying={false} />
  return (
    <div className="space-y-3">
      {appliedFilters(state, finder.facts).length === 0 && <AskVehicle />}
      {catalog.fromCache && catalog.fetchedAt !== undefined && (
        <FromPhone fetchedAt={catalog.fetchedAt} onRetry={catalog.retry} retrying={catalog.isRetrying} />
      )}
      {state.activity === 'hunting' && <p className="text-small text-ink-muted">{HUNTING_NOTE}</p>}
      <TownNote reading={finder.reading} onBack={() => change(withoutSearch)} />
      <AnchorNote place={place} problems={PLACE_PROBLEMS} />
      <h2 className="type-label text-ink-muted min-[1240px]:sr-only">
        <span role="status">{countWords(found.length)}</span>
      </h2>
      <Found {...props} />
    </div>
  )
}
