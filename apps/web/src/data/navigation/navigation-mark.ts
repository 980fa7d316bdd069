import { useSyncExternalStore } from 'react'
import { usePorts, type Ports } from '../../platform/ports.ts'

/** That there is a navigation, and where its page is. Null: none. */
export type NavigationMark = { readonly status: 'running' | 'offered'; readonly address: string } | null

interface MarkStore {
  readonly read: () => NavigationMark
  readonly watch: (onChange: () => void) => () => void
  readonly set: (mark: NavigationMark) => void
}

const known = new WeakMap<Ports['geolocation'], MarkStore>()

function createMark(): MarkStore {
  let mark: NavigationMark = null
  const watchers = new Set<() => void>()
  return {
    read: () => mark,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    set: (next) => {
      if (next?.status === mark?.status && next?.address === mark?.address) return
      mark = next
      for (const watcher of watchers) watcher()
    },
  }
}

/** For the header: light enough for the first paint, it needs no navigator. */
export function navigationMarkOf({ geolocation }: Pick<Ports, 'geolocation'>): MarkStore {
  const made = known.get(geolocation) ?? createMark()
  known.set(geolocation, made)
  return made
}

export function useNavigationMark(): NavigationMark {
  const store = navigationMarkOf(usePorts())
  return useSyncExternalStore(store.watch, store.read)
}
