import { useEffect, type RefObject } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { CardList } from '../cards/card-list.tsx'
import { toggleCompared, withoutFilters, type FinderState } from '../filters/finder-state.ts'
import { FromPhone } from '../../../data/catalog/from-phone.tsx'
import { AnchorNote } from '../../../data/place/anchor-note.tsx'
import { CardSkeletons, NothingFound, NothingNearby, PLACE_PROBLEMS } from './list-states.tsx'
import type { Finder } from './use-finder.ts'
import type { ChangeFinder } from './use-finder-state.ts'

interface Props {
  readonly finder: Finder
  readonly state: FinderState
  readonly change: ChangeFinder
  readonly filterCount: number
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly selectedId: string | null
  readonly onDetails: (id: string) => void
  /** Opens the filters, where a town is chosen. */
  readonly onFilters: () => void
}

function useBringIntoView(selectedId: string | null, scroller: Props['scroller']): void {
  useEffect(() => {
    if (selectedId === null) return
    const card = () => scroller.current?.querySelector(`[data-campground="${CSS.escape(selectedId)}"]`)
    const frame = requestAnimationFrame(() => card()?.scrollIntoView({ block: 'center' }))
    return () => cancelAnimationFrame(frame)
  }, [selectedId, scroller])
}

function Count({ finder, state, change }: Pick<Props, 'finder' | 'state' | 'change'>) {
  const { campgrounds, moreUnsure } = finder.found
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <h2 className="min-w-0 flex-1 type-label text-ink-muted">
        <span role="status">
          {campgrounds.length} {campgrounds.length === 1 ? 'Campground' : 'Campgrounds'} Found
        </span>
      </h2>
      {state.q !== '' && (
        <Button tone="quiet" icon="close" onClick={() => change((now) => ({ ...now, q: '' }))}>
          Clear Search
        </Button>
      )}
      {campgrounds.length > 0 && moreUnsure > 0 && (
        <Button tone="quiet" icon="unknown" onClick={() => change((now) => ({ ...now, withUnknown: true }))}>
          {moreUnsure} more may fit
        </Button>
      )}
    </div>
  )
}

/** Why Nearby cannot say anything; null where it can, and on other tabs. */
const nowhereOf = ({ finder, state }: Pick<Props, 'finder' | 'state'>) =>
  state.tab === 'nearby' && finder.place.state.kind !== 'known' ? finder.place.state.kind : null

function Found(props: Props) {
  const { finder, state, change, scroller, selectedId, filterCount, onDetails } = props
  const { found, facts, campgrounds } = finder
  useBringIntoView(selectedId, scroller)
  if (found.campgrounds.length === 0) {
    const from = nowhereOf(props)
    if (from !== null) return <NothingNearby state={from} onTown={props.onFilters} />
    return (
      <NothingFound
        tab={state.tab}
        allCount={campgrounds.length}
        isNarrowed={filterCount > 0 || state.q !== ''}
        moreUnsure={found.moreUnsure}
        onAll={() => change((now) => ({ ...now, tab: 'all' }))}
        onClear={() => change((now) => ({ ...withoutFilters(now), q: '' }))}
        onUnsure={() => change((now) => ({ ...now, withUnknown: true }))}
      />
    )
  }
  const onCompare = (id: string) => change((now) => toggleCompared(now, id), 'replace')
  const cards = found.campgrounds.map((campground) => ({
    campground,
    availability: facts.availability?.get(campground.id),
    ratings: facts.ratings.get(campground.id),
    miles: facts.miles?.get(campground.id),
    isSelected: campground.id === selectedId,
    isCompared: state.compared.includes(campground.id),
    onDetails,
    onCompare,
  }))
  return <CardList cards={cards} doubts={found.doubts} scroller={scroller} />
}

/** Everything between the tabs and the end of the list. */
export function Results(props: Props) {
  const { finder, state, change } = props
  const { catalog, place } = finder
  if (catalog.error) {
    return (
      <ErrorPanel
        title="Campground Loading Error"
        message="Unable to load campground data. Please check your connection and try again."
        onRetry={catalog.retry}
        retrying={catalog.isRetrying}
      />
    )
  }
  if (catalog.records === undefined) return <CardSkeletons />
  return (
    <div className="space-y-3">
      {catalog.fromCache && catalog.fetchedAt !== undefined && (
        <FromPhone fetchedAt={catalog.fetchedAt} onRetry={catalog.retry} retrying={catalog.isRetrying} />
      )}
      <AnchorNote place={place} problems={PLACE_PROBLEMS} />
      {nowhereOf(props) === null && <Count finder={finder} state={state} change={change} />}
      <Found {...props} />
    </div>
  )
}
