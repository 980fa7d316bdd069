import { epochMs, type EpochMs } from '@bluffline/core'
import { useCallback, useSyncExternalStore } from 'react'
import { usePorts } from '../../platform/ports.ts'

const STEP_MS = 30_000

function watchClock(onLook: () => void): () => void {
  const timer = setInterval(onLook, STEP_MS)
  document.addEventListener('visibilitychange', onLook)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onLook)
  }
}

/** Now, in steps of half a minute and rounded up: what is old is never shown younger. For ages that grow while one looks. */
export function useNow(): EpochMs {
  const { clock } = usePorts()
  const read = useCallback(() => Math.ceil(clock.now() / STEP_MS) * STEP_MS, [clock])
  return epochMs(useSyncExternalStore(watchClock, read))
}
