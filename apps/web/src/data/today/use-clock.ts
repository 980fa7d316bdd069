import type { EpochMs } from '@bluffline/core'
import { useEffect, useState } from 'react'
import { usePorts } from '../../platform/ports.ts'

/** The time, followed: ages and countdowns are read from it. */
export function useClock(everyMs: number): EpochMs {
  const { clock } = usePorts()
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), everyMs)
    return () => clearInterval(timer)
  }, [clock, everyMs])
  return now
}
