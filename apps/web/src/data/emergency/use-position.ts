import type { Fix } from '@bluffline/core'
import { useCallback, useEffect, useState } from 'react'
import type { LocationProblem } from '../../platform/geolocation.ts'
import { usePorts } from '../../platform/ports.ts'
import { useEmergencySettings } from './emergency-settings.ts'
import { keepFix, readKeptFix } from './kept-fix.ts'

/** Where the rider is, as far as it is known now. */
export interface KnownPosition {
  readonly fix: Fix | null
  /** The fix is the one this phone had before; the receiver has not answered yet. */
  readonly isKept: boolean
  readonly problem: LocationProblem | null
}

/** Readings come from two questions at once; an older one never takes the place of a newer. */
const isNewer = (fix: Fix, before: Fix | null): boolean =>
  before?.timeMs == null || fix.timeMs === null || fix.timeMs >= before.timeMs

interface Reading extends KnownPosition {
  readonly retry: () => void
}

/** A position is asked for at once: whoever looks at the card wants nothing else first. */
export function usePosition(isWanted = true): Reading {
  const { geolocation, storage } = usePorts()
  const [{ highAccuracyGPS, emergencyDataCaching }] = useEmergencySettings()
  const [tries, setTries] = useState(0)
  const [known, setKnown] = useState<KnownPosition>(() => ({
    fix: emergencyDataCaching ? readKeptFix(storage) : null,
    isKept: true,
    problem: null,
  }))
  useEffect(() => {
    if (!isWanted) return
    const hear = (fix: Fix) => {
      setKnown((before) => (isNewer(fix, before.fix) ? { fix, isKept: false, problem: null } : before))
      if (emergencyDataCaching) keepFix(storage, fix)
    }
    // What the phone knows already comes at once; the receiver may take a while.
    void geolocation.current({ maxAgeMs: 60_000, timeoutMs: 5000 }).then((found) => 'fix' in found && hear(found.fix))
    return geolocation.watch(hear, (problem) => setKnown((before) => ({ ...before, problem })), {
      highAccuracy: highAccuracyGPS,
      maxAgeMs: 10_000,
    })
  }, [geolocation, storage, isWanted, highAccuracyGPS, emergencyDataCaching, tries])
  const retry = useCallback(() => {
    setKnown((before) => ({ ...before, problem: null }))
    setTries((count) => count + 1)
  }, [])
  return { ...known, retry }
}
