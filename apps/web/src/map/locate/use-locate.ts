import { metres, type Fix, type Position } from '@bluffline/core'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { LocationProblem } from '../../platform/geolocation.ts'
import { usePorts } from '../../platform/ports.ts'
import type { MapLayer } from '../layers/map-layer.ts'
import { meLayer } from '../layers/me.ts'

export interface Locating {
  /** The rider asked to see where they are. */
  readonly following: boolean
  readonly waiting: boolean
  readonly problem: LocationProblem | null
  readonly fix: Fix | null
  readonly layer: MapLayer | null
  readonly toggle: () => void
  readonly dismiss: () => void
}

/** Where the rider is, once asked. `onFirst` gets the first position after the button, to bring it into view. */
export function useLocate(onFirst: (position: Position) => void): Locating {
  const { geolocation } = usePorts()
  const [following, setFollowing] = useState(false)
  const [fix, setFix] = useState<Fix | null>(null)
  const [problem, setProblem] = useState<LocationProblem | null>(null)

  useEffect(() => {
    if (!following) return
    let first = true
    return geolocation.watch(
      (next) => {
        setFix(next)
        setProblem(null)
        if (first) onFirst({ lng: next.lng, lat: next.lat })
        first = false
      },
      (trouble) => {
        setProblem(trouble)
        // Asking again without the rider's doing would change nothing.
        if (trouble === 'denied' || trouble === 'unsupported') setFollowing(false)
      },
    )
  }, [following, geolocation, onFirst])

  const toggle = useCallback(() => {
    setProblem(null)
    setFix(null)
    setFollowing((on) => !on)
  }, [])
  const dismiss = useCallback(() => setProblem(null), [])
  const layer = useMemo(() => (fix && following ? meLayer(fix, fix.accuracyM ?? metres(0)) : null), [fix, following])
  return { following, waiting: following && fix === null && problem === null, problem, fix, layer, toggle, dismiss }
}
