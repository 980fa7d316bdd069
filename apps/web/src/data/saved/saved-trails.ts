import type { Watcher } from '../db/database.ts'
import { openDatabase, watchOpened } from '../db/open-database.ts'
import type { SavedTrailRow } from '../db/rows.ts'
import { wakeSync } from '../sync/wake.ts'
import { newKey } from '../trail-reports/new-key.ts'

/** Comes with the database, when something is first kept: the list of trails must not wait for it. */
const parts = () => Promise.all([openDatabase(), import('../outbox/queue-write.ts')])

interface Change {
  readonly trailId: string
  /** Null lets the trail go. */
  readonly savedAtMs: number | null
  readonly nowMs: number
}

async function change({ trailId, savedAtMs, nowMs }: Change): Promise<void> {
  const [database, { queueStores, queueWrite }] = await parts()
  const name = (await database.trails.get(trailId))?.name ?? trailId
  const about = { noun: 'saved-trails', recordId: trailId } as const
  await database.transaction('rw', [database.savedTrails, ...queueStores(database)], async () => {
    const marks = { nowMs, newKey }
    if (savedAtMs === null) {
      await database.savedTrails.delete(trailId)
      await queueWrite(database, { ...about, action: 'remove', body: {}, title: `No longer saved: ${name}` }, marks)
    } else {
      const row = { trailId, savedAtMs }
      await database.savedTrails.put(row)
      await queueWrite(database, { ...about, action: 'create', body: row, title: `Saved trail: ${name}` }, marks)
    }
  })
  wakeSync()
}

export const saveTrail = (trailId: string, savedAtMs: number): Promise<void> =>
  change({ trailId, savedAtMs, nowMs: savedAtMs })

export const forgetTrail = (trailId: string, nowMs: number): Promise<void> =>
  change({ trailId, savedAtMs: null, nowMs })

/** Calls back with the saved trails, last saved first, now and after every change in any tab. Returns how to stop. */
export const watchSavedTrails = (watcher: Watcher<readonly SavedTrailRow[]>): (() => void) =>
  watchOpened((database) => database.savedTrails.orderBy('savedAtMs').reverse().toArray(), watcher)
