import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { liveSharesOf, runningShares, type KeptShare } from './live-shares.ts'

const LOOK_EVERY_MS = 10_000

/** What is shared at this moment. */
export function useRunningShares(): readonly KeptShare[] {
  const { storage, clock } = usePorts()
  const store = liveSharesOf(storage)
  const kept = useSyncExternalStore(store.watch, store.read)
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    if (kept.shares.length === 0) return
    const timer = setInterval(() => setNow(clock.now()), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [clock, kept])
  return runningShares(kept, Math.max(now, clock.now()))
}
