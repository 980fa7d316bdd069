import type { WaterWatchState } from '@bluffline/contract'
import { formatDate } from '@bluffline/core'
import type { MyWaterWatch } from '../../../data/water/use-water-watches.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ruleWords } from './watch-words.ts'

const stateWords = (state: WaterWatchState | undefined): string =>
  state === undefined ? 'Not looked at by the server yet.' : `The server last looked ${formatDate(state.checkedAt)}.`

interface Props {
  readonly watches: readonly MyWaterWatch[]
  readonly states: readonly WaterWatchState[]
  readonly onRemove: (watch: MyWaterWatch) => void
}

/** What the rider waits for, and how each stands. */
export function WatchList({ watches, states, onRemove }: Props) {
  return (
    <ul aria-label="Water you watch" className="divide-y divide-line">
      {watches.map((watch) => {
        const state = states.find(({ watchId }) => watchId === watch.id)
        return (
          <li key={watch.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-small">
            <span className="min-w-0 flex-1 basis-56">
              <b className="font-[650]">{watch.place}</b>: when it {ruleWords(watch)}
              <span className="block text-caption text-ink-muted">{stateWords(state)}</span>
              {state?.isSilent === true && <Badge tone="warn">The gauge says nothing new</Badge>}
            </span>
            <Button tone="quiet" icon="trash" onClick={() => onRemove(watch)}>
              Stop
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
