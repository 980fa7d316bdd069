import type { TripContext } from '@bluffline/contract'
import type { Database } from '../db/database.ts'
import { EMPTY_CONTEXT, limited, readContext } from './trip-context.ts'

export const SAVE_DELAY_MS = 1000
const KEY = 'tripContext'

interface Parts {
  readonly open: () => Promise<Database>
  readonly later: (run: () => void, delayMs: number) => () => void
  /** Says that there is something to be sent. */
  readonly wake: () => void
}

/** What planner and navigator hand each other, loaded at the start and saved a second after a change. */
export interface ContextStore {
  readonly read: () => TripContext
  readonly watch: (onChange: () => void) => () => void
  readonly load: () => Promise<void>
  readonly change: (change: Partial<TripContext>) => void
  /** Saves at once what waits for its second, for example when the page goes. */
  readonly flush: () => Promise<void>
}

export function createContextStore({ open, later, wake }: Parts): ContextStore {
  let context = EMPTY_CONTEXT
  let cancel: (() => void) | null = null
  const watchers = new Set<() => void>()
  const set = (next: TripContext) => {
    context = next
    for (const watcher of watchers) watcher()
  }
  const save = async () => {
    cancel?.()
    cancel = null
    const kept = context
    const database = await open()
    await database.transaction('rw', database.tripContext, async () => {
      const row = await database.tripContext.get(KEY)
      await database.tripContext.put({ key: KEY, context: kept, revision: row?.revision ?? 0, isDirty: true })
    })
    wake()
  }
  return {
    read: () => context,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    load: async () => {
      const row = await (await open()).tripContext.get(KEY)
      // What was changed while the disk was being read is newer.
      if (row && cancel === null) set(readContext(row.context))
    },
    change: (change) => {
      set(limited({ ...context, ...change }))
      cancel?.()
      cancel = later(() => void save().catch(() => undefined), SAVE_DELAY_MS)
    },
    flush: () => (cancel === null ? Promise.resolve() : save()),
  }
}
