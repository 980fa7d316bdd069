import type { Fix, Trip } from '@bluffline/core'
import { useMemo, useState } from 'react'
import type { Camera } from '../../../map/map-view.ts'

const RIDING_ZOOM = 16
/** Heading up, the rider stands low, with the way ahead above. */
const LOW_SHARE = 0.24
/** Short enough that the map rests between two positions: a map that moves all the time empties the battery. */
const GLIDE_MS = 350

const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

export interface RideCamera {
  readonly camera: Camera | null
  readonly isFollowing: boolean
  readonly isNorthUp: boolean
  readonly onPan: () => void
  readonly recenter: () => void
  readonly toggleNorth: () => void
}

/** Where the map looks: after the rider, until a hand takes it elsewhere. The rider's own zoom stays. */
export function useCamera(trip: Trip, fix: Fix | null): RideCamera {
  const [isNorthUp, setIsNorthUp] = useState(false)
  const [isFollowing, setIsFollowing] = useState(true)
  /** Zoomed in once for each time the following begins. */
  const [zoomedFor, setZoomedFor] = useState<Fix | null>(null)
  const { headingDeg } = trip
  if (isFollowing && fix !== null && zoomedFor === null) setZoomedFor(fix)
  const camera = useMemo((): Camera | null => {
    if (fix === null || !isFollowing) return null
    const isFirst = zoomedFor === null || zoomedFor === fix
    return {
      center: { lng: fix.lng, lat: fix.lat },
      bearingDeg: isNorthUp ? 0 : (headingDeg ?? 0),
      lowShare: isNorthUp ? 0 : LOW_SHARE,
      glideMs: prefersStill() || isFirst ? 0 : GLIDE_MS,
      ...(isFirst && { zoom: RIDING_ZOOM }),
    }
  }, [fix, isFollowing, isNorthUp, headingDeg, zoomedFor])
  return {
    camera,
    isFollowing,
    isNorthUp,
    onPan: () => setIsFollowing(false),
    recenter: () => {
      setZoomedFor(fix)
      setIsFollowing(true)
    },
    toggleNorth: () => {
      setIsNorthUp((before) => !before)
      setIsFollowing(true)
    },
  }
}
