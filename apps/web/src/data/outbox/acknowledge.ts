import type { Database } from '../db/database.ts'
import { sentText } from '../sync/sent-text.ts'
import { isKeptInAccount, isTemporary, temporaryIdsIn, type OutboxRow } from './outbox-row.ts'
import { fieldsOf, planOf, receiptOf, receivedAtOf, saysDone, type Receipt } from './receipts.ts'
import { replaceId } from './replace-id.ts'

/** The store of a noun. Where its records get their ids from the server, they are renamed there. */
export const STORE_OF = {
  waypoints: 'waypoints',
  trips: 'trips',
  'trip-plans': 'tripPlans',
  vehicles: 'vehicles',
  'campground-reviews': 'campgroundReviews',
  'campground-watches': 'campgroundWatches',
  'water-watches': 'waterWatches',
} as const

export const storeOf = (noun: string): (typeof STORE_OF)[keyof typeof STORE_OF] | null =>
  noun in STORE_OF ? STORE_OF[noun as keyof typeof STORE_OF] : null

/** Takes a write out of the outbox that the server has, and notes what it said. False: the answer says nothing one can read. */
export async function acknowledge(database: Database, row: OutboxRow, answer: unknown): Promise<boolean> {
  if (row.noun === 'trail-reports') return acknowledgeReport(database, row, answer)
  if (row.noun === 'user-leads' || row.noun === 'sessions') return acknowledgeDone(database, row, answer)
  if (row.noun === 'campground-reports' || row.noun === 'campground-corrections')
    return acknowledgeNote(database, row, answer)
  if (row.noun === 'ride-plans') return acknowledgeRidePlan(database, row, answer)
  const receipt = receiptOf(answer)
  if (row.action !== 'remove' && receipt === null) return false
  await database.transaction('rw', database.tables, async () => {
    if (row.action === 'remove') await database.synced.delete([row.noun, row.recordId])
    else if (receipt !== null) await noteRecord(database, row, receipt)
    await database.outbox.delete(row.seq)
  })
  return true
}

async function noteRecord(database: Database, row: OutboxRow, { id: serverId, revision, status }: Receipt) {
  const { noun, recordId, action } = row
  if (!isKeptInAccount(noun)) return
  const mustRename = action === 'create' && isTemporary(recordId) && storeOf(noun) !== null
  if (mustRename) await giveName(database, row, { serverId, status })
  const id = mustRename ? serverId : recordId
  const sent = sentText(noun, row.body)
  await database.synced.put({ noun, id, serverId, revision, state: 'account', sent, isHere: true })
}

/** Puts the server's id in the place of a `temp-` id, wherever it stands on this device. Within the caller's transaction. */
async function giveName(
  database: Database,
  { noun, recordId: from }: OutboxRow,
  { serverId: to, status }: { readonly serverId: string; readonly status?: unknown },
): Promise<void> {
  for (const other of await database.outbox.where('refs').equals(from).toArray()) {
    const renamed = replaceId(other, from, to)
    await database.outbox.put({ ...renamed, refs: temporaryIdsIn([renamed.recordId, renamed.body]) })
  }
  for (const name of ['trips', 'tripPlans', 'tripContext'] as const) {
    const table = database.table(name)
    for (const other of await table.toArray()) {
      const renamed = replaceId(other, from, to)
      if (renamed !== other) await table.put(renamed)
    }
  }
  const store = storeOf(noun)
  const record = store === null ? undefined : await database.table(store).get(from)
  if (store !== null && record) {
    const isPending = record.status === 'pending' && typeof status === 'string'
    await database.table(store).delete(from)
    // An address from before, in a bookmark or on the screen, still leads to it.
    await database.table(store).put({ ...record, id: to, formerId: from, ...(isPending && { status }) })
  }
}

async function acknowledgeReport(database: Database, row: OutboxRow, answer: unknown): Promise<boolean> {
  const receivedAt = receivedAtOf(answer)
  if (receivedAt === null) return false
  await database.transaction('rw', database.outbox, database.trailReports, async () => {
    await database.trailReports.update(row.recordId, { state: 'received', receivedAt, problem: null })
    await database.outbox.delete(row.seq)
  })
  return true
}

async function acknowledgeNote(database: Database, row: OutboxRow, answer: unknown): Promise<boolean> {
  const receivedAt = receivedAtOf(answer)
  if (receivedAt === null) return false
  await database.transaction('rw', database.outbox, database.campgroundNotes, async () => {
    await database.campgroundNotes.update(row.recordId, { state: 'received', receivedAt, problem: null })
    await database.outbox.delete(row.seq)
  })
  return true
}

async function acknowledgeDone(database: Database, { seq, noun }: OutboxRow, answer: unknown): Promise<boolean> {
  if (!saysDone(answer, noun === 'sessions' ? 'ok' : 'received')) return false
  await database.outbox.delete(seq)
  return true
}

/** What the server says of a plan stands on the trip it belongs to. */
async function acknowledgeRidePlan(
  database: Database,
  { seq, recordId }: OutboxRow,
  answer: unknown,
): Promise<boolean> {
  // Null: the server knows no such plan, so there is nothing left to end.
  const plan = answer === null ? null : planOf(answer)
  if (plan === undefined) return false
  await database.transaction('rw', database.outbox, database.trips, async () => {
    await database.outbox.delete(seq)
    const trip = await database.trips.filter(({ watch }) => fieldsOf(watch)['planId'] === recordId).first()
    if (trip && plan) await database.trips.update(trip.id, { watch: { planId: recordId, ...plan } })
  })
  return true
}
