import type { Watcher } from '../db/database.ts'
import { openDatabase, watchOpened } from '../db/open-database.ts'
import type { SavedTrailRow } from '../db/rows.ts'

export async function saveTrail(trailId: string, savedAtMs: number): Promise<void> {
  const database = await openDatabase()
  await database.savedTrails.put({ trailId, savedAtMs })
}

export async function forgetTrail(trailId: string): Promise<void> {
  const database = await openDatabase()
  await database.savedTrails.delete(trailId)
}

/** Calls back with the saved trails, last saved first, now and after every change in any tab. Returns how to stop. */
export const watchSavedTrails = (watcher: Watcher<readonly SavedTrailRow[]>): (() => void) =>
  watchOpened((database) => database.savedTrails.orderBy('savedAtMs').reverse().toArray(), watcher)
