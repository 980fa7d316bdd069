import { useEffect, useRef, useState } from 'react'
import type { PageStart } from '../../kit/feature.ts'
import { CAMPGROUNDS } from '../../data/places/place-sources.ts'
import { catalogQuery } from '../../data/catalog/use-catalog.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { useIsMobile } from '../../ui/use-is-mobile.ts'
import { doubtWords } from './cards/card-facts.ts'
import { CampgroundCard } from './cards/campground-card.tsx'
import { CompareBar } from './compare/compare-bar.tsx'
import { CompareDialog } from './compare/compare-dialog.tsx'
import { DetailsDialog } from './details/details-dialog.tsx'
import { appliedFilters } from './filters/applied-filters.ts'
import { FilterPanel } from './filters/filter-panel.tsx'
import { toggleCompared, withoutFilters, type FinderState } from './filters/finder-state.ts'
import { writeFilters } from './filters/finder-url.ts'
import { FinderHead } from './finder/finder-head.tsx'
import { PANEL_ID, tabId } from './finder/finder-tabs.tsx'
import { Results } from './finder/results.tsx'
import { useFinder, type Finder } from './finder/use-finder.ts'
import { useFinderState, type ChangeFinder } from './finder/use-finder-state.ts'
import { useMinWidth } from './finder/use-min-width.ts'
import { FinderMapPane } from './map/map-pane.tsx'

/** Space a phone's map leaves for the card of what was tapped. */
const CARD_PX = 240
/** From here a window has room for filters, list and map side by side (`min-[1240px]:` in the class names). */
const PANEL_FROM_PX = 1240
const COLUMNS =
  'md:grid md:grid-cols-[minmax(20rem,26rem)_1fr] md:grid-rows-[minmax(0,1fr)] min-[1240px]:grid-cols-[18.5rem_minmax(22rem,27rem)_1fr]'

interface MapSideProps {
  readonly finder: Finder
  readonly state: FinderState
  readonly change: ChangeFinder
  readonly selectedId: string | null
  readonly onSelect: (id: string | null) => void
  readonly onDetails: (id: string) => void
  /** Beside no list, what is tapped is shown on a card. */
  readonly withCard: boolean
}

function MapSide({ finder, state, change, selectedId, onSelect, onDetails, withCard }: MapSideProps) {
  const { found, facts } = finder
  const campground = withCard ? found.campgrounds.find(({ id }) => id === selectedId) : undefined
  return (
    <div className="relative min-h-0 flex-1">
      <FinderMapPane
        campgrounds={found.campgrounds}
        selectedId={selectedId}
        onSelect={onSelect}
        footPx={campground ? CARD_PX : 0}
      />
      {campground && (
        <div className="absolute inset-x-0 bottom-3 z-(--z-map-control) px-4">
          <CampgroundCard
            campground={campground}
            availability={facts.availability?.get(campground.id)}
            ratings={facts.ratings.get(campground.id)}
            miles={facts.miles?.get(campground.id)}
            doubts={doubtWords(found.doubts(campground))}
            isSelected={false}
            isCompared={state.compared.includes(campground.id)}
            onDetails={onDetails}
            onCompare={(id) => change((now) => toggleCompared(now, id), 'replace')}
          />
        </div>
      )}
    </div>
  )
}

/** The filters used last are kept for the next visit. */
function useKeepFilters({ preferences }: Finder, text: string): void {
  const { filterPreferences, change } = preferences
  useEffect(() => {
    if (text !== '' && text !== filterPreferences) change({ filterPreferences: text })
  }, [text, filterPreferences, change])
}

function Comparison({ finder, state, change }: Pick<MapSideProps, 'finder' | 'state' | 'change'>) {
  const [isOpen, setOpen] = useState(false)
  const { campgrounds, facts } = finder
  const compared = state.compared.flatMap((id) => {
    const campground = campgrounds.find((one) => one.id === id)
    if (!campground) return []
    const { availability, ratings, miles } = facts
    return [{ campground, availability: availability?.get(id), ratings: ratings.get(id), miles: miles?.get(id) }]
  })
  return (
    <>
      <CompareBar
        names={compared.map(({ campground }) => campground.name)}
        onOpen={() => setOpen(true)}
        onClear={() => change((now) => ({ ...now, compared: [] }), 'replace')}
      />
      <CompareDialog open={isOpen} onClose={() => setOpen(false)} compared={compared} />
    </>
  )
}

/** The campground finder: search and filters, the list, and the map beside it. A phone shows the list first, the map on demand. */
export function CampgroundsPage() {
  const isMobile = useIsMobile()
  const hasPanel = useMinWidth(PANEL_FROM_PX)
  const [state, change] = useFinderState()
  const finder = useFinder(state)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [detailsId, setDetailsId] = useState<string | null>(null)
  const scroller = useRef<HTMLDivElement>(null)
  useKeepFilters(finder, writeFilters(state))
  const applied = appliedFilters(state, finder.anchorName)
  const onMap = isMobile && state.view === 'map'
  const panel = <FilterPanel state={state} change={change} finder={finder} count={applied.length} />
  const details = finder.campgrounds.find(({ id }) => id === detailsId)
  return (
    <div className={cx('h-full', COLUMNS, onMap && 'flex flex-col')}>
      {hasPanel && (
        <section aria-label="Filters" className="overflow-y-auto overscroll-contain border-r border-line px-5 py-4">
          {panel}
        </section>
      )}
      <div className={cx('flex min-h-0 flex-col md:border-r md:border-line', !onMap && 'h-full')}>
        <FinderHead
          {...{ finder, state, change, applied }}
          areFiltersOpen={isSheetOpen}
          onFilters={() => setSheetOpen(true)}
        />
        {!onMap && (
          <div
            ref={scroller}
            id={PANEL_ID}
            role="tabpanel"
            aria-labelledby={tabId(state.tab)}
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3 outline-offset-[-3px]"
          >
            <Results
              onFilters={() => setSheetOpen(true)}
              {...{ finder, state, change, scroller, selectedId }}
              filterCount={applied.length}
              onDetails={setDetailsId}
            />
          </div>
        )}
        {!onMap && <Comparison {...{ finder, state, change }} />}
      </div>
      {(onMap || !isMobile) && (
        <MapSide
          {...{ finder, state, change, selectedId }}
          onSelect={setSelectedId}
          onDetails={setDetailsId}
          withCard={onMap}
        />
      )}
      <Sheet
        open={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        title="Filters"
        actions={
          <>
            <Button tone="quiet" onClick={() => change(withoutFilters)}>
              Clear All Filters
            </Button>
            <Button tone="primary" className="flex-1" onClick={() => setSheetOpen(false)}>
              Show {finder.found.campgrounds.length}
            </Button>
          </>
        }
      >
        {panel}
      </Sheet>
      {details && <DetailsDialog campground={details} stay={state.stay} onClose={() => setDetailsId(null)} />}
    </div>
  )
}

/** Reads the list, so that the page can be drawn whole. */
export const prepare = ({ queries, ports }: PageStart) =>
  queries.prefetchQuery(catalogQuery(CAMPGROUNDS, { client: queries, ports }))
