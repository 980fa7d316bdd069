import { openDatabase } from '../db/open-database.ts'
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
export function watchSavedTrails(
  onRows: (rows: readonly SavedTrailRow[]) => void,
  onProblem: (problem: unknown) => void,
): () => void {
  let stop = () => {}
  let stopped = false
  const begin = async () => {
    const [database, { liveQuery }] = await Promise.all([openDatabase(), import('dexie')])
    if (stopped) return
    const read = () => database.savedTrails.orderBy('savedAtMs').reverse().toArray()
    const subscription = liveQuery(read).subscribe(onRows, onProblem)
    stop = () => subscription.unsubscribe()
  }
  begin().catch(onProblem)
  return () => {
    stopped = true
    stop()
  }
}
