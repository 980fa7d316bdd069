import type { AlertKind } from '@bluffline/core'
import { useSyncExternalStore } from 'react'
import { usePorts, type Ports } from '../../platform/ports.ts'

/** The emergency card over whatever page is open. */
export interface SosState {
  readonly isOpen: boolean
  /** An alert that was asked for together with the card, and how; counted so that asking twice is asking twice. */
  readonly asked: { readonly kind: AlertKind; readonly isConfirmed: boolean; readonly count: number } | null
}

interface SosStore {
  readonly read: () => SosState
  readonly watch: (onChange: () => void) => () => void
  readonly open: () => void
  /** Opens the card with an alert. `isConfirmed`: it was a held press, or nobody can be asked. */
  readonly alert: (kind: AlertKind, isConfirmed: boolean) => void
  readonly close: () => void
}

function createSosStore(): SosStore {
  let state: SosState = { isOpen: false, asked: null }
  let count = 0
  const watchers = new Set<() => void>()
  const set = (next: SosState) => {
    state = next
    for (const watcher of watchers) watcher()
  }
  return {
    read: () => state,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    open: () => set({ isOpen: true, asked: null }),
    alert: (kind, isConfirmed) => set({ isOpen: true, asked: { kind, isConfirmed, count: (count += 1) } }),
    close: () => set({ isOpen: false, asked: null }),
  }
}

const known = new WeakMap<Ports['http'], SosStore>()

export function sosOf({ http }: Pick<Ports, 'http'>): SosStore {
  const made = known.get(http) ?? createSosStore()
  known.set(http, made)
  return made
}

export const useSos = (): SosStore => sosOf(usePorts())

export function useSosState(): SosState {
  const store = useSos()
  return useSyncExternalStore(store.watch, store.read)
}
