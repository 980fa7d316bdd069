import type { Trail } from '@bluffline/contract'
import type { RideVerdict } from '@bluffline/core'
import { useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { InView } from '../find/trails-in-view.ts'
import type { MapSelection } from '../use-selection.ts'
import { Chooser } from './chooser.tsx'
import { Legend, type VerdictCounts } from './legend.tsx'
import { PlaceCard } from './place-card.tsx'
import { TrailCard } from './trail-card.tsx'
import { TrailList } from './trail-list.tsx'

interface Props {
  readonly rows: readonly InView<Trail>[]
  readonly verdicts: ReadonlyMap<string, RideVerdict>
  readonly isSearching: boolean
  readonly isLoading: boolean
  readonly isMobile: boolean
  readonly selection: MapSelection
  readonly watchHeight: (element: HTMLElement | null) => (() => void) | undefined
}

function countVerdicts({ rows, verdicts }: Props): VerdictCounts {
  const counts = { open: 0, unknown: 0, closed: 0 }
  for (const { trail } of rows) counts[verdicts.get(trail.id)?.verdict ?? 'unknown']++
  return counts
}

const countWords = (count: number, isSearching: boolean): string =>
  `${count} ${count === 1 ? 'trail' : 'trails'} ${isSearching ? 'found' : 'in view'}`

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

/** Below the map on a phone, beside it on a desk: the card of what is selected, else the legend and the list. */
export function Panel(props: Props) {
  const { rows, isSearching, isLoading, selection } = props
  const [open, setOpen] = useState(false)
  // A list nobody sees is not drawn: on a phone the map comes first.
  const isListed = open || !props.isMobile
  const hasCard = selection.selection.kind !== 'none'
  return (
    <div
      ref={props.watchHeight}
      className={cx(
        'map-panel flex min-h-0 flex-col border-line bg-surface max-md:absolute max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-map-control) max-md:rounded-t-lg max-md:border-t max-md:shadow-float md:flex-1',
        hasCard ? 'max-md:max-h-[62%]' : open && 'max-md:h-[62%]',
      )}
    >
      {hasCard && (
        <div className="min-h-0 overflow-y-auto overscroll-contain">
          <Selected selection={selection} />
        </div>
      )}
      <div className={cx('flex min-h-0 flex-1 flex-col', hasCard && 'max-md:hidden md:border-t md:border-line')}>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-touch-comfortable w-full shrink-0 items-center gap-2 px-4 text-left font-[650] md:hidden"
        >
          <Icon name="list" sizePx={20} className="text-ink-muted" />
          {isLoading ? 'Loading trails…' : countWords(rows.length, isSearching)}
          <Icon name={open ? 'chevronDown' : 'chevronUp'} sizePx={20} className="ml-auto text-ink-muted" />
        </button>
        <p className="px-4 pt-3 font-[650] max-md:hidden">
          {isLoading ? 'Loading trails…' : countWords(rows.length, isSearching)}
        </p>
        <div className="no-scrollbar shrink-0 overflow-x-auto border-b border-line px-4 pb-3 md:pt-2">
          <Legend counts={countVerdicts(props)} />
        </div>
        <div className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain', !open && 'max-md:hidden')}>
          {isListed && (
            <TrailList rows={rows} verdicts={props.verdicts} isSearching={isSearching} onChoose={selection.choose} />
          )}
        </div>
      </div>
    </div>
  )
}
