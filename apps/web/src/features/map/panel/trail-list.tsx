import type { Trail } from '@bluffline/contract'
import type { RideVerdict } from '@bluffline/core'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { InView } from '../find/trails-in-view.ts'
import { TrailRow } from './trail-row.tsx'

interface Props {
  readonly rows: readonly InView<Trail>[]
  readonly verdicts: ReadonlyMap<string, RideVerdict>
  readonly isSearching: boolean
  readonly onChoose: (id: string) => void
}

/** Rows drawn at first, and with each press of the button below them. */
const PAGE = 40

/** The map in words: the trails in view, or all that a search found. */
export function TrailList({ rows, verdicts, isSearching, onChoose }: Props) {
  const [shown, setShown] = useState(PAGE)
  if (rows.length === 0) {
    return (
      <div className="p-4">
        <EmptyState icon="trail" title={isSearching ? 'No trail by that name' : 'No trails in view'}>
          {isSearching ? 'Try another spelling, a county or a trail system.' : 'Zoom out or move the map.'}
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <ul aria-label={isSearching ? 'Trails found' : 'Trails in view'}>
        {rows.slice(0, shown).map(({ trail, away }) => {
          const verdict = verdicts.get(trail.id)
          return (
            verdict && <TrailRow key={trail.id} {...{ trail, away, verdict }} onChoose={() => onChoose(trail.id)} />
          )
        })}
      </ul>
      {rows.length > shown && (
        <div className="p-4">
          <Button className="w-full" onClick={() => setShown(shown + PAGE)}>
            Show {Math.min(PAGE, rows.length - shown)} more of {rows.length}
          </Button>
        </div>
      )}
    </>
  )
}
