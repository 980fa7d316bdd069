import type { Trail } from '@bluffline/contract'
import type { RideVerdict } from '@bluffline/core'
import { useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { InView } from '../find/trails-in-view.ts'
import type { MapSelection } from '../use-selection.ts'
import { Chooser } from './chooser.tsx'
import { isExcluded } from '../../../data/verdict/verdict-words.ts'
import { Legend, type VerdictCounts } from './legend.tsx'
import { PlaceCard } from './place-card.tsx'
import { TrailCard } from './trail-card.tsx'
import { TrailList } from './trail-list.tsx'

interface Props {
  readonly rows: readonly InView<Trail>[]
  readonly verdicts: ReadonlyMap<string, RideVerdict>
  readonly isSearching: boolean
  /** How many trails no view can show, told where every other trail is in view. */
  readonly unplaced: number
  readonly isLoading: boolean
  readonly isMobile: boolean
  readonly selection: MapSelection
  readonly watchHeight: (element: HTMLElement | null) => (() => void) | undefined
}

function countVerdicts({ rows, verdicts }: Props): VerdictCounts {
  const counts = { open: 0, unknown: 0, closed: 0, excluded: 0 }
  for (const { trail } of rows) {
    const ride = verdicts.get(trail.id)
    counts[ride && isExcluded(ride) ? 'excluded' : (ride?.verdict ?? 'unknown')]++
  }
  return counts
}

const countWords = (count: number, isSearching: boolean): string =>
  `${count} ${count === 1 ? 'trail' : 'trails'} ${isSearching ? 'found' : 'in view'}`

const unplacedWords = (count: number): string => `${count} more ${count === 1 ? 'has' : 'have'} no place on the map.`

function Selected({ selection: { selection, fromList, choose, clear } }: { readonly selection: MapSelection }) {
  switch (selection.kind) {
    case 'trail':
      return <TrailCard {...selection} takesFocus={fromList} onClose={clear} />
    case 'place':
      return <PlaceCard {...selection} takesFocus={fromList} onClose={clear} />
    case 'several':
      return <Chooser choices={selection.choices} onChoose={choose} onClose={clear} />
    case 'none':
      return null
  }
}

type Listing = Props & { readonly open: boolean; readonly onOpen: (open: boolean) => void }

/** How many, what colours mean, and the list itself: on a phone behind a button, because the map comes first. */
function Listing({ open, onOpen, ...props }: Listing) {
  const { rows, isSearching, isLoading, isMobile } = props
  const words = isLoading ? 'Loading trails…' : countWords(rows.length, isSearching)
  return (
    <>
      {isMobile ? (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => onOpen(!open)}
          className="flex min-h-touch-comfortable w-full shrink-0 items-center gap-2 px-4 text-left font-[650]"
        >
          <Icon name="list" sizePx={20} className="text-ink-muted" />
          {words}
          <Icon name={open ? 'chevronDown' : 'chevronUp'} sizePx={20} className="ml-auto text-ink-muted" />
        </button>
      ) : (
        <p className="px-4 pt-3 pb-2 font-[650]">{words}</p>
      )}
      <div className="shrink-0 border-b border-line px-4 pb-3">
        {props.unplaced > 0 && <p className="mb-1 text-caption text-ink-muted">{unplacedWords(props.unplaced)}</p>}
        <Legend counts={countVerdicts(props)} />
      </div>
      {(open || !isMobile) && (
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          <TrailList
            rows={rows}
            verdicts={props.verdicts}
            isSearching={isSearching}
            onChoose={props.selection.choose}
          />
        </div>
      )}
    </>
  )
}

/** Below the map on a phone, beside it on a desk: the card of what is selected, and the list where there is room for both. */
export function Panel(props: Props) {
  const [open, setOpen] = useState(false)
  const hasCard = props.selection.selection.kind !== 'none'
  return (
    <div
      ref={props.watchHeight}
      className={cx(
        'flex min-h-0 flex-col border-line bg-surface max-md:absolute max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-map-control) max-md:rounded-t-lg max-md:border-t max-md:shadow-float md:flex-1',
        hasCard ? 'max-md:max-h-[62%]' : open && 'max-md:h-[62%]',
      )}
    >
      {hasCard && (
        <div className="min-h-0 overflow-y-auto overscroll-contain">
          <Selected selection={props.selection} />
        </div>
      )}
      <div className={cx('flex min-h-0 flex-1 flex-col', hasCard && 'max-md:hidden md:border-t md:border-line')}>
        <Listing {...props} open={open} onOpen={setOpen} />
      </div>
    </div>
  )
}
