/** `held`: the screen stays on. `refused`: the phone said no (low battery, a setting). `unsupported`: the browser knows no wake lock. */
export type WakeLockState = 'off' | 'held' | 'refused' | 'unsupported'

export interface WakeLockPort {
  readonly read: () => WakeLockState
  readonly watch: (onChange: () => void) => () => void
  /** Keeps the screen on until the returned function is called, through the page being hidden and shown again. */
  readonly keepOn: () => () => void
}

/** The page loses its lock whenever it is hidden; it is asked for again when it comes back. */
export function createWakeLock(doc: Document, nav: Navigator): WakeLockPort {
  let state: WakeLockState = 'off'
  let wanted = 0
  let lock: WakeLockSentinel | null = null
  const watchers = new Set<() => void>()
  const set = (next: WakeLockState) => {
    state = next
    for (const watcher of watchers) watcher()
  }
  const acquire = async () => {
    if (!('wakeLock' in nav)) return set('unsupported')
    if (wanted === 0 || lock || doc.visibilityState !== 'visible') return
    try {
      lock = await nav.wakeLock.request('screen')
      lock.addEventListener('release', () => {
        lock = null
        set('off')
      })
      set('held')
      if (wanted === 0) release()
    } catch {
      set('refused')
    }
  }
  const release = () => {
    void lock?.release()
    if (!lock) set('off')
  }
  doc.addEventListener('visibilitychange', () => void acquire())
  return {
    read: () => state,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    keepOn: () => {
      wanted++
      void acquire()
      let isKept = true
      return () => {
        if (!isKept) return
        isKept = false
        if (--wanted === 0) release()
      }
    },
  }
}
