import { formatCount } from '@bluffline/core'
import { useState } from 'react'
import type { AreaRow as Area } from '../../../map/areas/area-database.ts'
import type { AreaKeeper } from '../../../map/areas/area-keeper.ts'
import type { AreaTrouble } from '../../../map/areas/area-runner.ts'
import { TILE_LAYERS } from '../../../map/tiles/tile-layers.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { Button } from '../../../ui/button.tsx'
import { sizeWords } from '../size-words.ts'

interface Props {
  readonly area: Area
  readonly isRunning: boolean
  readonly trouble: AreaTrouble | undefined
  readonly keeper: AreaKeeper
}

const TROUBLES: Readonly<Record<AreaTrouble, string>> = {
  network: 'The map server did not answer. It goes on when there is a network again.',
  full: 'There is no more room on this device. Remove another area, or make room, and resume.',
}

function stateWords({ area, isRunning, trouble }: Props, isOnline: boolean): string {
  if (area.status === 'done') return `All ${formatCount(area.tiles)} tiles are here.`
  const part = `${formatCount(area.loaded)} of ${formatCount(area.tiles)} tiles`
  if (area.status === 'paused') return `Paused at ${part}.`
  if (trouble) return `${part}. ${TROUBLES[trouble]}`
  if (!isOnline) return `${part}. Waits for a signal.`
  return isRunning ? `Loading: ${part}.` : `${part}. Waits for its turn.`
}

/** One kept area: how much of it is here, and pause, resume, remove. */
export function AreaRow(props: Props) {
  const { area, trouble, keeper } = props
  const isOnline = useOnline()
  const [asking, setAsking] = useState(false)
  const canResume = area.status === 'paused' || trouble !== undefined
  return (
    <li className="border-t border-line py-4">
      <h3 className="font-[600]">{area.name}</h3>
      <p className="text-small text-ink-muted">
        {TILE_LAYERS[area.layer].label}, {sizeWords(area.bytes)}
      </p>
      {area.status !== 'done' && (
        <progress
          max={area.tiles}
          value={area.loaded}
          aria-label={`${area.name}, tiles on this device`}
          className="mt-2 h-3 w-full accent-(--accent)"
        />
      )}
      <p className="mt-1 text-small">{stateWords(props, isOnline)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {area.status === 'loading' && !trouble && (
          <Button icon="pause" onClick={() => void keeper.pause(area.id)}>
            Pause
          </Button>
        )}
        {canResume && (
          <Button icon="play" onClick={() => void keeper.resume(area.id)}>
            Resume
          </Button>
        )}
        {asking ? (
          <>
            <Button tone="danger" icon="trash" onClick={() => void keeper.remove(area.id)}>
              Remove {area.name}
            </Button>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
          </>
        ) : (
          <Button icon="trash" onClick={() => setAsking(true)}>
            Remove
          </Button>
        )}
      </div>
    </li>
  )
}
