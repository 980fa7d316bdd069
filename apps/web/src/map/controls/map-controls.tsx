import { IconButton } from '../../ui/icon-button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { MapOwner } from '../map-view.ts'
import type { Locating } from '../locate/use-locate.ts'
import { Needle } from './needle.tsx'

interface Props {
  readonly owner: MapOwner | null
  readonly bearingDeg: number
  readonly locate: Locating | undefined
}

/** A bearing this small is north for the eye. */
const NORTH_WITHIN_DEG = 0.5
const isTurned = (bearingDeg: number): boolean => Math.abs(bearingDeg) > NORTH_WITHIN_DEG

/** Under the thumb: where I am, nearer, farther, north. */
export function MapControls({ owner, bearingDeg, locate }: Props) {
  const wait = owner === null
  return (
    <div role="group" aria-label="Map controls" className="map-controls">
      {isTurned(bearingDeg) && (
        <Tooltip text="North up">
          <button
            type="button"
            className="map-control"
            aria-label={`Turn north up. The map is turned ${Math.round((bearingDeg + 360) % 360)} degrees.`}
            onClick={() => owner?.resetNorth()}
          >
            <Needle bearingDeg={bearingDeg} />
          </button>
        </Tooltip>
      )}
      <div className="map-control-pair">
        <IconButton icon="plus" label="Zoom in" disabled={wait} onClick={() => owner?.zoomBy(1)} />
        <IconButton icon="minus" label="Zoom out" disabled={wait} onClick={() => owner?.zoomBy(-1)} />
      </div>
      {locate && (
        <IconButton
          icon="locate"
          label={locate.following ? 'Stop showing where I am' : 'Show where I am'}
          aria-pressed={locate.following}
          busy={locate.waiting}
          disabled={wait}
          className="map-control"
          onClick={locate.toggle}
        />
      )}
    </div>
  )
}
