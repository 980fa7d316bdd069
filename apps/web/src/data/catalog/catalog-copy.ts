import { epochMs, type EpochMs } from '@bluffline/core'
import { openDatabase } from '../db/open-database.ts'
import { checkRecords } from './check-records.ts'
import { whenIdle } from '../db/when-idle.ts'
import type { CatalogSource, Identified } from './catalog-source.ts'
import { uniqueById } from './unique-by-id.ts'

export interface CatalogAnswer<T> {
  readonly records: readonly T[]
  /** The server could not be reached: this is the copy on the device. */
  readonly fromCache: boolean
  readonly fetchedAt: EpochMs
}

/** The device's copy of a list, or null where it has none it can read. */
export async function readCopy<T extends Identified>(source: CatalogSource<T>): Promise<CatalogAnswer<T> | null> {
  try {
    const database = await openDatabase()
    const [rows, meta] = await Promise.all([database.table(source.store).toArray(), database.meta.get(source.key)])
    const records = await checkRecords(source.schema, rows, () => undefined)
    if (records.length === 0) return null
    return { records: uniqueById(records), fromCache: true, fetchedAt: epochMs(meta?.fetchedAtMs ?? 0) }
  } catch {
    // A browser without a database (private window, switched off) has no copy.
    return null
  }
}

const beingKept = new Set<Promise<void>>()

/** Settles when every copy that is on its way is on the device. */
export const copiesKept = async (): Promise<void> => void (await Promise.all(beingKept))

/** Replaces the device's copy with what the server just said, when there is time for it. A device that refuses stays as it was. */
export function keepCopy<T extends Identified>(source: CatalogSource<T>, answer: CatalogAnswer<T>): void {
  const keeping = writeCopy(source, answer)
  beingKept.add(keeping)
  void keeping.finally(() => beingKept.delete(keeping))
}

async function writeCopy<T extends Identified>(source: CatalogSource<T>, answer: CatalogAnswer<T>): Promise<void> {
  const list = { key: source.key, store: source.store, rows: answer.records, fetchedAt: answer.fetchedAt }
  try {
    await whenIdle()
    const { writeRows } = await import('./keeping/write-rows.ts')
    await writeRows(list)
  } catch {
    // Full or forbidden: the list on the screen is good all the same.
  }
}
