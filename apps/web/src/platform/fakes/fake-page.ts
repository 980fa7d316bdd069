import type { PagePort } from '../page.ts'

export interface FakePage extends PagePort {
  /** Every full page load so far. */
  readonly loaded: readonly string[]
  readonly raised: readonly string[]
  readonly setHidden: (isHidden: boolean) => void
  readonly setHeapShare: (share: number | null) => void
}

/** A page of which a test says whether it is hidden, and that goes nowhere. */
export function fakePage(): FakePage {
  const loaded: string[] = []
  const raised: string[] = []
  const listeners = new Map<string, Set<() => void>>()
  const hiddenWatchers = new Set<(isHidden: boolean) => void>()
  let isHidden = false
  let heapShare: number | null = null
  return {
    loaded,
    raised,
    load: (path) => void loaded.push(path),
    isHidden: () => isHidden,
    watchHidden: (onChange) => {
      hiddenWatchers.add(onChange)
      return () => void hiddenWatchers.delete(onChange)
    },
    heapShare: () => heapShare,
    raise: (event) => {
      raised.push(event)
      for (const run of listeners.get(event) ?? []) run()
    },
    listen: (event, onEvent) => {
      const mine = listeners.get(event) ?? new Set()
      listeners.set(event, mine.add(onEvent))
      return () => void mine.delete(onEvent)
    },
    setHidden: (next) => {
      isHidden = next
      for (const watcher of hiddenWatchers) watcher(next)
    },
    setHeapShare: (share) => void (heapShare = share),
  }
}
