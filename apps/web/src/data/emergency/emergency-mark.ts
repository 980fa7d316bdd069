import type { Ports } from '../../platform/ports.ts'

/** Whether an alert is open or counting, light enough for every page: whoever leads alerts writes it. */
export type EmergencyMark = 'none' | 'counting' | 'open'

interface MarkStore {
  readonly read: () => EmergencyMark
  readonly watch: (onChange: () => void) => () => void
  readonly set: (mark: EmergencyMark) => void
}

function createMark(): MarkStore {
  let mark: EmergencyMark = 'none'
  const watchers = new Set<() => void>()
  return {
    read: () => mark,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    set: (next) => {
      if (next === mark) return
      mark = next
      for (const watcher of watchers) watcher()
    },
  }
}

const known = new WeakMap<Ports['http'], MarkStore>()

export function emergencyMarkOf({ http }: Pick<Ports, 'http'>): MarkStore {
  const made = known.get(http) ?? createMark()
  known.set(http, made)
  return made
}
