import type { EpochMs } from '@bluffline/core'
import { useEffect, useState } from 'react'
import { usePorts } from '../../platform/ports.ts'

const SECOND_MS = 1000

/** The time, second by second. */
export function useNow(): EpochMs {
  const { clock } = usePorts()
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [clock])
  return now
}
