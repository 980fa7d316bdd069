import type { StoragePort } from '../../platform/storage.ts'

/** A group of settings kept on this device as a small observable; another tab's change arrives here too. */
export interface SettingsStore<T> {
  readonly read: () => T
  readonly watch: (onChange: () => void) => () => void
  readonly change: (change: Partial<T>) => void
}

const parsed = (text: string | null): unknown => {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function createSettingsStore<T extends object>(
  storage: StoragePort,
  key: string,
  check: (stored: unknown) => T,
): SettingsStore<T> {
  let current = check(parsed(storage.read(key)))
  const watchers = new Set<() => void>()
  const set = (next: T) => {
    current = next
    for (const watcher of watchers) watcher()
  }
  storage.watch(key, (text) => set(check(parsed(text))))
  return {
    read: () => current,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    change: (change) => {
      const next = check({ ...current, ...change })
      storage.write(key, JSON.stringify(next))
      set(next)
    },
  }
}
