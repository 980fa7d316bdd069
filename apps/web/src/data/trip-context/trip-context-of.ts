import type { TripContext } from '@bluffline/contract'
import { useSyncExternalStore } from 'react'
import { usePorts, type Ports } from '../../platform/ports.ts'
import { openDatabase } from '../db/open-database.ts'
import { wakeSync } from '../sync/wake.ts'
import { createContextStore, type ContextStore } from './context-store.ts'

const known = new WeakMap<Ports['http'], ContextStore>()

const later = (run: () => void, delayMs: number) => {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}

/** The one trip context of this page. */
export function tripContextOf({ http }: Pick<Ports, 'http'>): ContextStore {
  const made = known.get(http) ?? createContextStore({ open: openDatabase, later, wake: wakeSync })
  known.set(http, made)
  return made
}

/** What planner and navigator hand each other, and how to change it; the change is saved a second later. */
export function useTripContext(): readonly [TripContext, ContextStore['change']] {
  const store = tripContextOf(usePorts())
  return [useSyncExternalStore(store.watch, store.read), store.change]
}
