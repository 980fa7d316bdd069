import { Dexie } from 'dexie'
import type { StoragePort } from '../../platform/storage.ts'
import type { Database } from './database.ts'

export const LEGACY_NAME = 'offlineTrailData'
export const LEGACY_FLAG = 'legacyDatabaseMigrated'

/** Stores that both databases have, by the same name. */
const STORES = ['trails', 'waypoints', 'trips', 'achievements', 'userAchievements', 'tripPlans'] as const

const isKept = (row: unknown): row is { id: string } =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string'

const holdsSomething = async (database: Database): Promise<boolean> => {
  const counts = await Promise.all([database.trails.count(), database.waypoints.count(), database.trips.count()])
  return counts.some((count) => count > 0)
}

async function copy(database: Database): Promise<void> {
  const legacy = new Dexie(LEGACY_NAME)
  try {
    await legacy.open()
    const there = new Set(legacy.tables.map(({ name }) => name))
    for (const store of STORES) {
      if (!there.has(store)) continue
      const rows = (await legacy.table(store).toArray()).filter(isKept)
      await database.table(store).bulkPut(rows)
    }
  } finally {
    legacy.close()
  }
}

/**
 * Takes over, once, what an older database of the app on this device holds, and clears it. A database that holds trails, waypoints or
 * trips already is left as it is. Throws where that fails; then it is tried again the next time.
 */
export async function migrateLegacy(database: Database, storage: Pick<StoragePort, 'read' | 'write'>): Promise<void> {
  if (storage.read(LEGACY_FLAG) !== null) return
  if ((await Dexie.exists(LEGACY_NAME)) && !(await holdsSomething(database))) {
    await copy(database)
    await Dexie.delete(LEGACY_NAME)
  }
  storage.write(LEGACY_FLAG, 'true')
}
