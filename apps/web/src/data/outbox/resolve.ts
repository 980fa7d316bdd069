import type { SyncedNoun } from '@bluffline/contract'
import { sentText } from '../sync/sent-text.ts'
import { applyFromServer } from '../sync/pull.ts'
import { bodyOfRecord, type ServerRecord } from '../sync/nouns.ts'
import type { SyncParts } from '../sync/sync-parts.ts'
import { isKeptInAccount, temporaryId, waitingRow, type OutboxRow } from './outbox-row.ts'
import { storeOf } from './acknowledge.ts'

type Parts = SyncParts

const serverVersion = ({ current }: OutboxRow): ServerRecord | null =>
  typeof current === 'object' && current !== null && 'id' in current && 'revision' in current
    ? (current as ServerRecord)
    : null

const again = { state: 'waiting', problem: null, current: null, attempts: 0 } as const

/** Sends a refused write once more, with the rider's correction where there is one. It was never done, so it gets a key of its own. */
export async function retryWrite({ database, newKey }: Parts, row: OutboxRow, correction: object = {}): Promise<void> {
  if (row.noun === 'trail-reports') {
    await database.trailReports.update(row.recordId, { state: 'waiting', problem: null })
    await database.outbox.update(row.seq, again)
    return
  }
  const store = storeOf(row.noun)
  await database.transaction('rw', database.tables, async () => {
    if (store !== null) await database.table(store).update(row.recordId, correction)
    await database.outbox.update(row.seq, { ...again, key: newKey(), body: { ...row.body, ...correction } })
  })
}

/** The rider's version stands: it is made from the server's now, or anew where the server's is gone. */
export async function keepMine({ database, newKey }: Parts, row: OutboxRow): Promise<void> {
  const theirs = serverVersion(row)
  if (!theirs || !isKeptInAccount(row.noun)) return
  const { noun, recordId } = row
  await database.transaction('rw', database.tables, async () => {
    const isGone = theirs.deletedAt !== null
    if (isGone && row.action === 'remove') {
      await database.outbox.delete(row.seq)
      return
    }
    if (isGone) await database.synced.delete([noun, recordId])
    else await noteRevision(database, row, theirs)
    const action = row.action === 'remove' ? 'remove' : isGone ? 'create' : 'change'
    const body = action === 'create' ? await wholeOf(database, row) : row.body
    await database.outbox.update(row.seq, { ...again, key: newKey(), action, body })
  })
}

const noteRevision = ({ synced }: Parts['database'], { noun, recordId: id }: OutboxRow, theirs: ServerRecord) =>
  synced.put({
    noun: noun as SyncedNoun,
    id,
    serverId: theirs.id,
    revision: theirs.revision,
    state: 'account',
    sent: null,
    isHere: true,
  })

async function wholeOf(database: Parts['database'], { noun, recordId, body }: OutboxRow) {
  const store = storeOf(noun)
  const record: object = store === null ? {} : ((await database.table(store).get(recordId)) ?? {})
  const { userId: _user, ...fields } = bodyOfRecord({ ...record })
  return { ...fields, ...body }
}

/** The other device's version stands; this write is dropped. */
export async function keepTheirs(parts: Parts, row: OutboxRow): Promise<void> {
  const theirs = serverVersion(row)
  if (!theirs || !isKeptInAccount(row.noun)) return
  await parts.database.outbox.delete(row.seq)
  await applyFromServer(parts, row.noun, theirs)
}

/** Kinds of which there can be two. */
export const canKeepBoth = ({ noun, action }: OutboxRow): boolean => storeOf(noun) !== null && action === 'change'

/** The other device's version stands, and the rider's becomes a record of its own beside it. */
export async function keepBoth(parts: Parts, row: OutboxRow): Promise<void> {
  const { database, clock, newKey } = parts
  const store = storeOf(row.noun)
  if (store === null || !canKeepBoth(row)) return
  const id = temporaryId(clock.now(), newKey())
  await database.transaction('rw', database.tables, async () => {
    const body = await wholeOf(database, row)
    await database.table(store).put({ ...body, id, createdAt: new Date(clock.now()).toISOString() })
    const write = {
      noun: row.noun,
      action: 'create',
      recordId: id,
      body,
      title: `${row.title} (this phone’s version)`,
    } as const
    await database.outbox.add(waitingRow(write, { key: newKey(), owner: row.owner, writtenMs: clock.now() }))
  })
  await keepTheirs(parts, row)
}

/** The record stays on this device alone, with all that was done to it since: nothing of it is sent. */
async function keepHere({ outbox, synced }: Parts['database'], noun: SyncedNoun, id: string): Promise<void> {
  const since = await outbox.where({ noun, recordId: id }).toArray()
  await outbox.bulkDelete(since.map(({ seq }) => seq))
  if (since.some(({ action }) => action === 'remove')) return synced.delete([noun, id])
  await synced.put({ noun, id, serverId: id, revision: 0, state: 'local', sent: null, isHere: true })
}

/**
 * Gives a write up. What was made stays on this device alone; what was changed or deleted is read anew from the server.
 */
export async function dropWrite({ database, rides }: Parts, row: OutboxRow): Promise<void> {
  const { noun, recordId: id, action, seq } = row
  if (noun === 'rides' && action === 'remove') await rides.rides.update(id, { deletedMs: null })
  await database.transaction('rw', database.tables, async () => {
    await database.outbox.delete(seq)
    if (noun === 'trail-reports') return database.trailReports.delete(id)
    if (!isKeptInAccount(noun)) return
    if (action === 'create' || noun === 'ride-photos') return keepHere(database, noun, id)
    // What was given up counts as sent, or the next comparison would find it again.
    const sent = action === 'change' ? { sent: sentText(noun, row.body) } : {}
    await database.synced.update([noun, id], { revision: 0, ...sent })
    await database.account.update('account', { cursor: 0 })
  })
}
