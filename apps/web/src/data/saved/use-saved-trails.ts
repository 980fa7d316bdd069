import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { usePorts } from '../../platform/ports.ts'
import type { SavedTrailRow } from '../db/rows.ts'
import { keepLine } from '../trails/keep-line.ts'
import { forgetTrail, saveTrail, watchSavedTrails } from './saved-trails.ts'

interface Snapshot {
  /** Undefined until the device has answered. */
  readonly rows: readonly SavedTrailRow[] | undefined
  /** The device does not let us keep anything. */
  readonly isRefused: boolean
}

const EMPTY: Snapshot = { rows: undefined, isRefused: false }

/** One watch on the database for every heart on the page. */
function createSavedStore() {
  let snapshot = EMPTY
  let stop: (() => void) | undefined
  const watchers = new Set<() => void>()
  const set = (next: Snapshot) => {
    snapshot = next
    for (const watcher of watchers) watcher()
  }
  return {
    read: () => snapshot,
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      stop ??= watchSavedTrails({
        onValue: (rows) => set({ rows, isRefused: false }),
        onProblem: () => set({ rows: [], isRefused: true }),
      })
      return () => {
        watchers.delete(watcher)
        if (watchers.size > 0) return
        stop?.()
        stop = undefined
        snapshot = EMPTY
      }
    },
  }
}
const store = createSavedStore()

export interface SavedTrails extends Snapshot {
  readonly isSaved: (trailId: string) => boolean
  readonly count: number
  /** Rejects where the device refuses. `savedAtMs` puts an undone removal back in its place. */
  readonly save: (trailId: string, savedAtMs?: number) => Promise<void>
  readonly forget: (trailId: string) => Promise<void>
}

/** The trails the rider keeps on this device, with or without a network. */
export function useSavedTrails(): SavedTrails {
  const { clock } = usePorts()
  const client = useQueryClient()
  const snapshot = useSyncExternalStore(store.watch, store.read)
  const ids = useMemo(() => new Set(snapshot.rows?.map((row) => row.trailId)), [snapshot.rows])
  const isSaved = useCallback((trailId: string) => ids.has(trailId), [ids])
  const save = useCallback(
    async (trailId: string, savedAtMs: number = clock.now()) => {
      await keepLine(client, trailId)
      await saveTrail(trailId, savedAtMs)
    },
    [clock, client],
  )
  const forget = useCallback((trailId: string) => forgetTrail(trailId, clock.now()), [clock])
  return { ...snapshot, isSaved, count: ids.size, save, forget }
}
