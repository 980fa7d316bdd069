import { distanceM, type EmergencyPlace, type Fix } from '@bluffline/core'
import { useEffect, useState } from 'react'
import { usePorts } from '../../platform/ports.ts'

/** Names of a place are read anew when it has moved this far: the nearest trailhead is not another one after a step. */
const MOVED_M = 50

const near = (known: EmergencyPlace | null, fix: Fix): boolean => known !== null && distanceM(known.fix, fix) < MOVED_M

/** What the place is called; before that is known, the position alone. */
export function usePlace(fix: Fix | null): EmergencyPlace | null {
  const { errors, http } = usePorts()
  const [known, setKnown] = useState<EmergencyPlace | null>(null)
  const isKnown = fix !== null && near(known, fix)
  useEffect(() => {
    if (fix === null || isKnown) return
    let isLeft = false
    import('./known-place.ts')
      .then(({ knownPlace }) => knownPlace(fix, http.read))
      .then((place) => {
        if (!isLeft) setKnown(place)
      })
      .catch(errors.record)
    return () => {
      isLeft = true
    }
  }, [fix, isKnown, errors, http])
  if (fix === null) return null
  return known !== null && isKnown ? { ...known, fix } : { fix, counties: [], trailhead: null, town: null, road: null }
}
