import type { Database } from '../db/database.ts'
import { isKeptInAccount, needsAccount, waitingRow, type Write } from './outbox-row.ts'

/** The stores that a write of the outbox needs in its transaction, beside those of its own. */
export const queueStores = (database: Database) => [database.outbox, database.synced, database.account]

export interface Marks {
  readonly nowMs: number
  readonly newKey: () => string
}

/**
 * Puts a write into the outbox, in the transaction that changes the record itself, so that there is never one without the other.
 * Signed out nothing is queued: the record then lives on this device alone.
 */
export async function queueWrite(database: Database, write: Write, { nowMs, newKey }: Marks): Promise<void> {
  const account = await database.account.get('account')
  const isOwned = needsAccount(write.noun)
  if (isOwned && !account) return
  if (isOwned && !(await isForAccount(database, write))) return
  const stamp = { key: newKey(), owner: isOwned && account ? account.userId : null, writtenMs: nowMs }
  await database.outbox.add(waitingRow(write, stamp))
}

/** False for a change of what the account does not know, and for a removal that takes its unsent beginnings with it. */
async function isForAccount(database: Database, { noun, action, recordId }: Write): Promise<boolean> {
  if (!isKeptInAccount(noun)) return true
  const synced = await database.synced.get([noun, recordId])
  if (synced?.state === 'local') {
    if (action === 'remove') await database.synced.delete([noun, recordId])
    return false
  }
  if (action === 'create') return true
  const queued = await database.outbox.where({ noun, recordId }).toArray()
  if (action === 'remove' && !synced && queued.every(({ attempts }) => attempts === 0)) {
    await database.outbox.bulkDelete(queued.map(({ seq }) => seq))
    return false
  }
  return synced !== undefined || queued.length > 0
}
