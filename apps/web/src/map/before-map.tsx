import type { MapLayer } from './layers/map-layer.ts'
import { MapNotice } from './map-notice.tsx'
import type { MapStart } from './map-view.ts'
import { StillMap } from './still/still-map.tsx'
import type { MapStatus } from './use-map-owner.ts'

interface Props {
  readonly start: MapStart
  readonly layers: readonly MapLayer[]
  readonly selectedId?: string | null
  readonly stillFirst?: boolean
  readonly status: Exclude<MapStatus, 'ready'>
  readonly onRetry: () => void
}

/** What stands in the place of the map: a picture of it until it comes, or why it does not. */
export function BeforeMap({ status, start, layers, selectedId = null, stillFirst = false, onRetry }: Props) {
  const hasPicture = stillFirst && (status === 'loading' || status === 'resting')
  return (
    <>
      {hasPicture && <StillMap start={start} layers={layers} selectedId={selectedId} />}
      <MapNotice status={status} hasPicture={hasPicture} onRetry={onRetry} />
    </>
  )
}
