import type { SyncedNoun } from '@bluffline/contract'
import { useEffect, useState } from 'react'
import { openDatabase, watchOpened } from '../db/open-database.ts'
import type { KeptRow } from '../db/rows.ts'
import { wakeSync } from '../sync/wake.ts'
import { newKey } from '../trail-reports/new-key.ts'

/** Stores of the device that hold records of the rider as they are. */
export type OwnStore = 'campgroundReviews' | 'campgroundWatches' | 'waterWatches'

export interface OwnWrite {
  readonly noun: SyncedNoun
  readonly store: OwnStore
  readonly action: 'create' | 'change' | 'remove'
  /** Null for a new record: the device names it until the server does. */
  readonly id: string | null
  readonly body: Readonly<Record<string, unknown>>
  readonly title: string
}

const parts = () => Promise.all([openDatabase(), import('./queue-write.ts'), import('./outbox-row.ts')])

/** Changes a record of the rider on this device and queues the write, in one transaction. */
export async function writeOwnRecord(write: OwnWrite, nowMs: number): Promise<void> {
  const { noun, store, action, id, body, title } = write
  const [database, { queueStores, queueWrite }, { temporaryId }] = await parts()
  const table = database[store]
  const recordId = id ?? temporaryId(nowMs, newKey())
  await database.transaction('rw', [table, ...queueStores(database)], async () => {
    if (action === 'remove') await table.delete(recordId)
    else await table.put({ ...(await table.get(recordId)), ...body, id: recordId })
    await queueWrite(database, { noun, action, recordId, body, title }, { nowMs, newKey })
  })
  wakeSync()
}

/** The rider's own records of a store, now and after every change; undefined until the device has answered. */
export function useOwnRows<T extends KeptRow>(store: OwnStore): { readonly rows: readonly T[] | undefined } {
  const [rows, setRows] = useState<readonly T[] | undefined>(undefined)
  useEffect(
    () =>
      watchOpened(async (database) => database[store].toArray(), {
        // Written by `writeOwnRecord` and by the sync, both after the schema of the noun.
        onValue: (found) => setRows(found as unknown as readonly T[]),
        onProblem: () => setRows([]),
      }),
    [store],
  )
  return { rows }
}
