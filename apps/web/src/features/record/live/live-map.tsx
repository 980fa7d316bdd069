import type { Fix, Position } from '@bluffline/core'
import { useEffect, useRef, useState } from 'react'
import type { RecorderState } from '../../../data/rides/recorder.ts'
import { useMapChoices } from '../../../map/choices/use-map-choices.ts'
import { ARKANSAS, type MapOwner, type MapStart, type MapView } from '../../../map/map-view.ts'
import { TrailMap } from '../../../map/trail-map.tsx'
import { Button } from '../../../ui/button.tsx'
import { isMovedByHand, mustFollow } from './follow.ts'
import { useLiveLayers } from './live-layers.ts'
import { useTrailLayers } from './use-trail-layers.ts'

const RIDING_ZOOM = 15

const startAt = (fix: Fix | null): MapStart =>
  fix ? { center: { lng: fix.lng, lat: fix.lat }, zoom: RIDING_ZOOM } : { bounds: ARKANSAS }

/** Keeps the rider on the map until a hand moves it away. */
function useFollow(fix: Fix | null) {
  const [owner, setOwner] = useState<MapOwner | null>(null)
  const [isFollowing, setIsFollowing] = useState(true)
  const sentTo = useRef<Position | null>(null)
  const isNear = useRef(fix !== null)
  const isHeld = useRef(false)
  const onHand = () => void (isHeld.current = true)
  useEffect(() => {
    if (!owner || !fix || !isFollowing) return
    const center = { lng: fix.lng, lat: fix.lat }
    if (isNear.current && !mustFollow(owner.view(), center)) return
    owner.moveTo({ center, ...(!isNear.current && { zoom: RIDING_ZOOM }) })
    isNear.current = true
    sentTo.current = center
  }, [owner, fix, isFollowing])
  const onMoveEnd = (view: MapView) => {
    if (isHeld.current && isMovedByHand(view, sentTo.current)) setIsFollowing(false)
    isHeld.current = false
  }
  const recenter = () => {
    if (!fix) return
    const center = { lng: fix.lng, lat: fix.lat }
    sentTo.current = center
    owner?.moveTo({ center })
    setIsFollowing(true)
  }
  return { setOwner, isFollowing, onMoveEnd, onHand, recenter }
}

interface Props {
  readonly state: RecorderState
  readonly fix: Fix | null
}

/** The ride as it grows, trails around it, the rider in the middle. */
export function LiveMap({ state, fix }: Props) {
  const [{ ground }] = useMapChoices()
  const trails = useTrailLayers()
  const ride = useLiveLayers(state, fix)
  const { setOwner, isFollowing, onMoveEnd, onHand, recenter } = useFollow(fix)
  const [start] = useState(() => startAt(fix))
  return (
    <div
      className="h-full"
      onWheel={onHand}
      onKeyDown={onHand}
      onPointerMove={({ buttons }) => {
        if (buttons > 0) onHand()
      }}
    >
      <TrailMap
        label="Map of your ride"
        start={start}
        layers={[...trails, ...ride]}
        ground={ground}
        noLocate
        ownerRef={setOwner}
        onMoveEnd={onMoveEnd}
      >
        {!isFollowing && fix && (
          <Button
            tone="primary"
            size="outdoor"
            icon="locate"
            className="absolute bottom-10 left-3 z-(--z-map-control) shadow-float"
            onClick={recenter}
          >
            Back to me
          </Button>
        )}
      </TrailMap>
    </div>
  )
}
