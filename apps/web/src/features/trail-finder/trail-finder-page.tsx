import { useCallback, useEffect, useRef, useState } from 'react'
import { prepareTrails } from '../../data/trails/use-trails.ts'
import { cx } from '../../ui/cx.ts'
import { useIsMobile } from '../../ui/use-is-mobile.ts'
import { appliedFilters } from './filters/filter-trails.ts'
import { withoutAnchor, withoutFilters, type FinderState } from './filters/finder-state.ts'
import { FinderHead } from './finder-head.tsx'
import { MapPane } from './map/map-pane.tsx'
import { SelectedCards } from './map/selected-cards.tsx'
import { FilterPanel } from './panel/filter-panel.tsx'
import { FilterSheet } from './panel/filter-sheet.tsx'
import { isRefused } from '../../data/place/use-anchor.ts'
import { Results } from './results/results.tsx'
import { useFinder, type Finder } from './use-finder.ts'
import { useMinWidth } from './use-min-width.ts'
import { useFinderState, type ChangeFinder } from './use-finder-state.ts'

/** Space a phone's map leaves for the card of what was tapped. */
const CARD_PX = 200
/** From here a window has room for filters, list and map side by side (`min-[1240px]:` in the class names). */
const PANEL_FROM_PX = 1240
const COLUMNS =
  'md:grid md:grid-cols-[minmax(20rem,25rem)_1fr] md:grid-rows-[minmax(0,1fr)] min-[1240px]:grid-cols-[17.5rem_minmax(22rem,26rem)_1fr]'

interface MapSideProps {
  readonly finder: Finder
  readonly selected: readonly string[]
  readonly onSelect: (ids: readonly string[]) => void
  /** Beside no list, what is tapped is shown on cards. */
  readonly withCards: boolean
}

function MapSide({ finder, selected, onSelect, withCards }: MapSideProps) {
  return (
    <div className="relative min-h-0 flex-1">
      <MapPane
        found={finder.found}
        verdicts={finder.verdicts}
        selectedId={selected[0] ?? null}
        onSelect={onSelect}
        footPx={withCards && selected.length > 0 ? CARD_PX : 0}
      />
      {withCards && <SelectedCards finder={finder} ids={selected} />}
    </div>
  )
}

/** An address must not say "from me" where the phone refuses to tell: the list would be in no such order. */
function useDropRefusedAnchor({ place }: Finder, isFromMe: boolean, change: ChangeFinder): void {
  const drops = isFromMe && isRefused(place.state)
  useEffect(() => {
    if (drops) change((now) => (now.near?.kind === 'me' ? withoutAnchor(now) : now), 'replace')
  }, [drops, change])
}

/** What a rider changes of a search that was read as a town, they change of the search it stands for. */
function useChangeMeant({ state }: Finder, typed: FinderState, change: ChangeFinder): ChangeFinder {
  return useCallback<ChangeFinder>(
    (next, history) => change((now) => next(now.q === typed.q && state !== typed ? state : now), history),
    [change, state, typed],
  )
}

/** The trail finder: search and filters, the list, and the map beside it. A phone shows the list first, the map on demand. */
export function TrailFinderPage() {
  const isMobile = useIsMobile()
  const hasPanel = useMinWidth(PANEL_FROM_PX)
  const [typed, changeTyped] = useFinderState()
  const finder = useFinder(typed)
  const { state } = finder
  const change = useChangeMeant(finder, typed, changeTyped)
  useDropRefusedAnchor(finder, state.near?.kind === 'me', change)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [selected, setSelected] = useState<readonly string[]>([])
  const scroller = useRef<HTMLDivElement>(null)
  const clear = () => change(withoutFilters)
  const onMap = isMobile && state.view === 'map'
  const panel = <FilterPanel state={state} change={change} trails={finder.trails} place={finder.place} />
  return (
    <div className={cx('h-full', COLUMNS, onMap && 'flex flex-col')}>
      {hasPanel && (
        <section aria-label="Filters" className="overflow-y-auto overscroll-contain border-r border-line px-5 py-4">
          {panel}
        </section>
      )}
      <div className={cx('flex min-h-0 flex-col md:border-r md:border-line', !onMap && 'h-full')}>
        <FinderHead
          {...{ finder, change, typed, changeTyped }}
          filters={appliedFilters(state, finder.facts)}
          onFilters={() => setSheetOpen(true)}
          onClear={clear}
        />
        {!onMap && (
          <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3">
            <Results {...{ finder, state, scroller, change, selected }} onClear={clear} />
          </div>
        )}
      </div>
      {(onMap || !isMobile) && <MapSide finder={finder} selected={selected} onSelect={setSelected} withCards={onMap} />}
      <FilterSheet open={isSheetOpen} onClose={() => setSheetOpen(false)} count={finder.found.length} onClear={clear}>
        {panel}
      </FilterSheet>
    </div>
  )
}

export const prepare = prepareTrails
