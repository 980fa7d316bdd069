import { boundsOf, sliceLine, type Fix, type Trip } from '@bluffline/core'
import { memo, useState } from 'react'
import { useMapChoices } from '../../../map/choices/use-map-choices.ts'
import { ARKANSAS, type MapStart } from '../../../map/map-view.ts'
import { TrailMap } from '../../../map/trail-map.tsx'
import { Button } from '../../../ui/button.tsx'
import { useTrailLayers } from '../use-trail-layers.ts'
import { useRouteLayers } from './route-layers.ts'
import { useCamera } from './use-camera.ts'

const START_ZOOM = 15

/** Where one was last, or the whole route. */
const startOf = (trip: Trip, fix: Fix | null): MapStart => {
  const place = fix ?? trip.matched
  return place
    ? { center: { lng: place.lng, lat: place.lat }, zoom: START_ZOOM }
    : { bounds: boundsOf(sliceLine(trip.line, 0, trip.line.lengthM)) ?? ARKANSAS, paddingPx: 48, maxZoom: START_ZOOM }
}

interface Props {
  readonly trip: Trip
  readonly fix: Fix | null
  /** Nobody sees it: it stays as it is, and costs nothing. */
  readonly isDark: boolean
}

/** The map under way: it turns and moves with the rider, and waits where a hand has taken it. */
function MovingMap({ trip, fix }: Props) {
  const [{ ground }] = useMapChoices()
  const trails = useTrailLayers()
  const route = useRouteLayers(trip, fix)
  const { camera, isFollowing, isNorthUp, onPan, recenter, toggleNorth } = useCamera(trip, fix)
  const [start] = useState(() => startOf(trip, fix))
  const north = { label: isNorthUp ? 'Turn the map with me' : 'North up', onPress: toggleNorth }
  return (
    <TrailMap
      label="Map of your route"
      start={start}
      layers={[...trails, ...route]}
      ground={ground}
      noLocate
      camera={camera}
      onPan={onPan}
      north={north}
    >
      {!isFollowing && fix && (
        <Button
          tone="primary"
          size="emergency"
          icon="locate"
          className="absolute bottom-9 left-3 z-(--z-map-control) shadow-float"
          onClick={recenter}
        >
          Back to me
        </Button>
      )}
    </TrailMap>
  )
}

export const RideMap = memo(MovingMap, (_before, { isDark }) => isDark)
