import type { AppUpdatePort } from '../app-update.ts'

export interface FakeAppUpdate extends AppUpdatePort {
  /** A new version has come. */
  readonly bring: () => void
  /** How often the app went over to it. */
  readonly applied: () => number
}

/** New versions come when a test says so. */
export function fakeAppUpdate(): FakeAppUpdate {
  const watchers = new Set<() => void>()
  let isReady = false
  let count = 0
  return {
    isReady: () => isReady,
    watch: (onChange) => {
      watchers.add(onChange)
      return () => void watchers.delete(onChange)
    },
    apply: () => void (count += 1),
    bring: () => {
      isReady = true
      watchers.forEach((watcher) => watcher())
    },
    applied: () => count,
  }
}
