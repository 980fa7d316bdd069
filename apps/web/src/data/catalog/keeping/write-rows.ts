import type { EpochMs } from '@bluffline/core'
import type { Table } from 'dexie'
import type { CatalogStore } from '../../db/database.ts'
import { openDatabase } from '../../db/open-database.ts'
import type { Identified } from '../catalog-source.ts'

/** A list as it goes onto the device. */
export interface RowsToKeep {
  readonly key: string
  readonly store: CatalogStore
  readonly rows: readonly Identified[]
  readonly fetchedAt: EpochMs
}

/** The browser copies what is written before it goes on; this much does not hold a slow phone up. */
const ROWS_AT_A_TIME = 40

/** Replaces the device's copy of a list in one transaction. Throws where the device is full or refuses. */
export async function writeRows({ key, store, rows, fetchedAt }: RowsToKeep): Promise<void> {
  const database = await openDatabase()
  const table: Table<Identified, string> = database.table(store)
  await database.transaction('rw', table, database.meta, async () => {
    await table.clear()
    for (let from = 0; from < rows.length; from += ROWS_AT_A_TIME) {
      await table.bulkPut(rows.slice(from, from + ROWS_AT_A_TIME))
    }
    await database.meta.put({ key, fetchedAtMs: fetchedAt })
  })
}
