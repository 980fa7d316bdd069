/**
 * Small settings under plain keys. A browser that refuses (private window, full, switched off) reads as empty and
 * `write` answers false: nothing that matters may live here alone.
 */
export interface StoragePort {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => boolean
  readonly remove: (key: string) => void
  /** Called when another tab changes the key. Returns how to stop. */
  readonly watch: (key: string, onChange: (value: string | null) => void) => () => void
}

const guarded = <T>(run: () => T, otherwise: T): T => {
  try {
    return run()
  } catch {
    return otherwise
  }
}

export const browserStorage: StoragePort = {
  read: (key) => guarded(() => localStorage.getItem(key), null),
  write: (key, value) =>
    guarded(() => {
      localStorage.setItem(key, value)
      return true
    }, false),
  remove: (key) => guarded(() => localStorage.removeItem(key), undefined),
  watch: (key, onChange) => {
    const listen = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange(event.key === null ? null : event.newValue)
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
}
