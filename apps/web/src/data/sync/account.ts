import type { SyncedNoun, User } from '@bluffline/contract'
import type { Database } from '../db/database.ts'
import { forgetAlertsMemory } from '../campgrounds/campground-data.ts'
import { storeOf } from '../outbox/acknowledge.ts'
import type { Write } from '../outbox/outbox-row.ts'
import { queueWrite } from '../outbox/queue-write.ts'
import { forgetAccountContacts } from '../emergency/contacts/emergency-contacts.ts'
import { forgetPass } from '../emergency/contacts/sync-contacts.ts'
import { dropRides } from '../rides/ride-shelf.ts'
import { bodyOfRecord, NOUN_WORDS } from './nouns.ts'
import { SETTING_WORDS } from './scan-settings.ts'
import { SYNC_LOCK } from './send-all.ts'
import type { SyncParts } from './sync-parts.ts'
import type { SyncedRow } from './sync-rows.ts'

type Parts = Pick<SyncParts, 'database' | 'rides' | 'clock' | 'storage' | 'newKey' | 'locks'>
interface Local {
  readonly noun: SyncedNoun
  readonly id: string
  readonly body: Readonly<Record<string, unknown>>
  readonly title: string
}

/** What others speak of comes first. */
const QUEUED_NOUNS = [
  'vehicles',
  'waypoints',
  'trip-plans',
  'trips',
  'campground-reviews',
  'campground-watches',
  'water-watches',
] as const

/** What the rider made on this device that no account knows. Rides are counted, and queued by comparison. */
async function localRecords({ database, rides, storage }: Parts): Promise<readonly Local[]> {
  const known = new Set(
    await database.synced
      .toCollection()
      .primaryKeys()
      .then((keys) => keys.map((key) => key.join('/'))),
  )
  const found: Local[] = []
  const add = (noun: SyncedNoun, id: string, body: Local['body']) => {
    const name = typeof body['name'] === 'string' ? `: ${body['name']}` : ''
    const [one] = NOUN_WORDS[noun]
    if (!known.has(`${noun}/${id}`))
      found.push({ noun, id, body, title: `${one.charAt(0).toUpperCase()}${one.slice(1)}${name}` })
  }
  for (const row of await database.savedTrails.toArray()) add('saved-trails', row.trailId, { ...row })
  for (const noun of QUEUED_NOUNS) {
    const store = storeOf(noun)
    if (store === null) continue
    for (const row of await database.table(store).toArray()) add(noun, row.id, outgoing(row))
  }
  for (const row of await rides.rides.toArray())
    if (row.stoppedMs !== null && row.deletedMs === null) add('rides', row.id, { name: row.name })
  for (const key of Object.keys(SETTING_WORDS)) if (storage.read(key) !== null) add('settings', key, {})
  return found
}

/** A plan that waited for an account is a plan like others once it has one. */
function outgoing(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { status, userId: _userId, ...rest } = bodyOfRecord(row)
  return status === undefined || status === 'pending' ? rest : { ...rest, status }
}

export type LocalCounts = Readonly<Partial<Record<SyncedNoun, number>>>

/** How much of each kind is on this device alone. */
export async function countLocal(parts: Parts): Promise<LocalCounts> {
  const counts: Partial<Record<SyncedNoun, number>> = {}
  for (const { noun } of await localRecords(parts)) counts[noun] = (counts[noun] ?? 0) + 1
  return counts
}

/** What stays on this device without an account knows of it: it is asked for again when somebody signs in. */
const staying = (noun: SyncedNoun, id: string): SyncedRow => ({
  noun,
  id,
  serverId: id,
  state: 'local',
  revision: 0,
  sent: null,
  isHere: true,
})

/** Rides and settings find their way into the outbox by comparison. */
const isCompared = (noun: SyncedNoun) => noun === 'rides' || noun === 'settings'

async function queueLocal(
  database: Database,
  records: readonly Local[],
  marks: { nowMs: number; newKey: () => string },
) {
  for (const { noun, id, body, title } of records) {
    if (isCompared(noun)) continue
    const write: Write = { noun, action: 'create', recordId: id, body, title }
    await queueWrite(database, write, marks)
  }
}

/** Makes this device the person's. With `bringAlong`, everything that was made here without an account goes into theirs. */
export async function claimDevice(
  parts: Parts,
  user: Pick<User, 'id' | 'username'>,
  bringAlong: boolean,
): Promise<void> {
  const { database, clock, newKey } = parts
  const records = await localRecords(parts)
  await database.transaction('rw', database.tables, async () => {
    const account = await database.account.get('account')
    if (account?.userId === user.id) return
    if (account) throw new Error('The data of another account is on this device.')
    await database.account.put({ key: 'account', userId: user.id, username: user.username, cursor: 0 })
    if (bringAlong) await queueLocal(database, records, { nowMs: clock.now(), newKey })
    else await database.synced.bulkPut(records.map(({ noun, id }) => staying(noun, id)))
  })
}

/** Brings along later what was left on this device at first. */
export async function bringAlong(parts: Parts): Promise<void> {
  const { database, clock, newKey } = parts
  const stayed = await database.synced.filter(({ state }) => state === 'local').toArray()
  await database.synced.bulkDelete(stayed.map(({ noun, id }) => [noun, id] as [string, string]))
  const ids = new Set(stayed.map(({ noun, id }) => `${noun}/${id}`))
  const records = (await localRecords(parts)).filter(({ noun, id }) => ids.has(`${noun}/${id}`))
  await database.transaction('rw', database.tables, async () =>
    queueLocal(database, records, { nowMs: clock.now(), newKey }),
  )
}

/** How many writes of the account on this device the server does not have yet. */
export const countWaiting = async (database: Database): Promise<number> =>
  database.outbox.filter(({ owner }) => owner !== null).count()

/**
 * Takes everything of the account off this device: what the server knows, what waited for it, and what was received. What the rider
 * left on this device alone stays.
 */
export async function forgetAccount(parts: Parts): Promise<void> {
  await parts.locks.run(SYNC_LOCK, async () => {
    const { database, rides, storage } = parts
    const synced = (await database.synced.toArray()).filter(({ state }) => state === 'account')
    const queued = (await database.outbox.toArray()).filter(({ owner }) => owner !== null)
    const gone = [
      ...synced.map(({ noun, id }) => ({ noun: noun as string, id })),
      ...queued.map(({ noun, recordId }) => ({ noun: noun as string, id: recordId })),
    ]
    const idsOf = (noun: string) => gone.filter((one) => one.noun === noun).map(({ id }) => id)
    await dropRides(() => Promise.resolve(rides), idsOf('rides'))
    for (const key of idsOf('settings')) storage.receive(key, null)
    forgetAlertsMemory(storage)
    forgetAccountContacts(storage)
    await forgetPass()
    await database.transaction('rw', database.tables, async () => {
      await database.savedTrails.bulkDelete(idsOf('saved-trails'))
      for (const noun of QUEUED_NOUNS) {
        const store = storeOf(noun)
        if (store !== null) await database.table(store).bulkDelete(idsOf(noun))
      }
      await database.outbox.bulkDelete(queued.map(({ seq }) => seq))
      await database.trailReports.where('state').equals('received').delete()
      await database.campgroundNotes.where('state').equals('received').delete()
      await database.campgroundNotes.bulkDelete(idsOf('campground-reports'))
      for (const table of [database.synced, database.account, database.tripContext, database.userAchievements])
        await table.clear()
    })
  })
}
