import type { IsoDay } from '@bluffline/core'
import { useCallback, useSyncExternalStore } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { arkansasDay } from './arkansas-day.ts'

const LOOK_EVERY_MS = 30_000

/** Looks at the clock now and then, and when the page comes back to the front: a phone that slept over midnight wakes to the new day. */
function watchClock(onLook: () => void): () => void {
  const timer = setInterval(onLook, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', onLook)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onLook)
  }
}

/** Today in Arkansas. Changes at midnight there. */
export function useToday(): IsoDay {
  const { clock } = usePorts()
  const read = useCallback(() => arkansasDay(clock.now()), [clock])
  return useSyncExternalStore(watchClock, read)
}
