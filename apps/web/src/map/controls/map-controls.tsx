import { IconButton } from '../../ui/icon-button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { MapOwner } from '../map-view.ts'
import type { Locating } from '../locate/use-locate.ts'
import { Needle } from './needle.tsx'

/** What the needle does where somebody else decides how the map is turned. */
export interface NorthButton {
  readonly label: string
  readonly onPress: () => void
}

interface Props {
  readonly owner: MapOwner | null
  readonly bearingDeg: number
  readonly locate: Locating | undefined
  readonly north: NorthButton | undefined
}

/** A bearing this small is north for the eye. */
const NORTH_WITHIN_DEG = 0.5
const isTurned = (bearingDeg: number): boolean => Math.abs(bearingDeg) > NORTH_WITHIN_DEG

const turnedWords = (bearingDeg: number): string =>
  `Turn north up. The map is turned ${Math.round((bearingDeg + 360) % 360)} degrees.`

/** The needle: a button where it has something to do. */
function North({ owner, bearingDeg, north }: Omit<Props, 'locate'>) {
  if (north === undefined && !isTurned(bearingDeg)) return null
  return (
    <Tooltip text={north?.label ?? 'North up'}>
      <button
        type="button"
        className="map-control"
        aria-label={north?.label ?? turnedWords(bearingDeg)}
        onClick={north?.onPress ?? (() => owner?.resetNorth())}
      >
        <Needle bearingDeg={bearingDeg} />
      </button>
    </Tooltip>
  )
}

/** Under the thumb: where I am, nearer, farther, north. */
export function MapControls({ owner, bearingDeg, locate, north }: Props) {
  const wait = owner === null
  return (
    <div role="group" aria-label="Map controls" className="map-controls">
      <North {...{ owner, bearingDeg, north }} />
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
