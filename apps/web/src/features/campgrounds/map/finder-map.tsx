import type { Campground } from '@bluffline/contract'
import { boundsOf, campgroundPosition } from '@bluffline/core'
import { useMemo } from 'react'
import type { MapHit } from '../../../map/layers/map-layer.ts'
import { placesLayer } from '../../../map/layers/places.ts'
import { ARKANSAS } from '../../../map/map-view.ts'
import { TrailMap } from '../../../map/trail-map.tsx'

interface Props {
  readonly campgrounds: readonly Campground[]
  readonly selectedId: string | null
  readonly onSelect: (id: string | null) => void
  readonly footPx?: number
}

const PADDING_PX = 56
const CLOSEST_ZOOM = 12

/** What was found, on the map; it follows the list and brings it into view. */
export function FinderMap({ campgrounds, selectedId, onSelect, footPx = 0 }: Props) {
  const layers = useMemo(
    () => [
      placesLayer(
        'campgrounds',
        campgrounds.map((one) => ({ id: one.id, name: one.name, point: campgroundPosition(one) })),
      ),
    ],
    [campgrounds],
  )
  const fit = useMemo(() => {
    const bounds = boundsOf(campgrounds.map(campgroundPosition))
    return bounds && { bounds, padding: PADDING_PX, maxZoom: CLOSEST_ZOOM }
  }, [campgrounds])
  return (
    <TrailMap
      label="Map of the campgrounds found"
      start={{ bounds: ARKANSAS, paddingPx: 16 }}
      layers={layers}
      stillFirst
      selectedId={selectedId}
      fit={fit}
      footPx={footPx}
      onSelect={(hits: readonly MapHit[]) => onSelect(hits[0]?.id ?? null)}
    />
  )
}
