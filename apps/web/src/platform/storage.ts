/**
 * Small settings under plain keys. A browser that refuses (private window, full, switched off) reads as empty and
 * `write` answers false: nothing that matters may live here alone.
 */
export interface StoragePort {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => boolean
  readonly remove: (key: string) => void
  /** Called when another tab changes the key, or when it is `receive`d. Returns how to stop. */
  readonly watch: (key: string, onChange: (value: string | null) => void) => () => void
  /** Writes what comes from elsewhere, as another tab would: whoever watches the key hears of it. */
  readonly receive: (key: string, value: string | null) => void
  /** Called after every `write` and `remove` of this tab. Returns how to stop. */
  readonly watchWrites: (onWrite: (key: string) => void) => () => void
}

const guarded = <T>(run: () => T, otherwise: T): T => {
  try {
    return run()
  } catch {
    return otherwise
  }
}

const writeWatchers = new Set<(key: string) => void>()

const set = (key: string, value: string | null): boolean =>
  guarded(() => {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  }, false)

const setHere = (key: string, value: string | null): boolean => {
  const isDone = set(key, value)
  for (const watcher of writeWatchers) watcher(key)
  return isDone
}

export const browserStorage: StoragePort = {
  read: (key) => guarded(() => localStorage.getItem(key), null),
  write: setHere,
  remove: (key) => void setHere(key, null),
  receive: (key, value) => {
    set(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
  },
  watchWrites: (onWrite) => {
    writeWatchers.add(onWrite)
    return () => void writeWatchers.delete(onWrite)
  },
  watch: (key, onChange) => {
    const listen = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange(event.key === null ? null : event.newValue)
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
}
