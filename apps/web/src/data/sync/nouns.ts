import type { SyncedNoun } from '@bluffline/contract'
import type { Database } from '../db/database.ts'
import type { KeptRow } from '../db/rows.ts'
import { storeOf } from '../outbox/acknowledge.ts'

/** A record as the server gives it, or what is left of one that was deleted. */
export interface ServerRecord {
  readonly id: string
  readonly revision: number
  readonly deletedAt: string | null
  readonly createdAt?: unknown
  readonly updatedAt?: unknown
  readonly [field: string]: unknown
}

/** The device's own: the id before the server named it, and what the server said of the watch over a trip. */
const OF_DEVICE = ['formerId', 'watch'] as const
const NOT_SENT = new Set(['revision', 'createdAt', 'updatedAt', 'deletedAt', 'id', ...OF_DEVICE])

/** What goes out of a record: its own fields, without those that the server and the device add. */
export const bodyOfRecord = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !NOT_SENT.has(field)))

/** Puts a record of the server in the place of this device's, in the main database. Rides and settings live elsewhere. */
export async function applyRecord(database: Database, noun: SyncedNoun, record: ServerRecord): Promise<void> {
  const { deletedAt } = record
  if (noun === 'saved-trails') {
    if (deletedAt !== null) await database.savedTrails.delete(record.id)
    else await database.savedTrails.put({ trailId: record.id, savedAtMs: Number(record['savedAtMs']) })
    return
  }
  const store = storeOf(noun)
  if (store === null) return
  const table = database.table<KeptRow>(store)
  if (deletedAt !== null) return table.delete(record.id)
  const before = await table.get(record.id)
  const own = OF_DEVICE.flatMap((field) => (before?.[field] === undefined ? [] : [[field, before[field]] as const]))
  const { id, createdAt, updatedAt } = record
  await table.put({ ...bodyOfRecord(record), ...Object.fromEntries(own), id, createdAt, updatedAt })
}

export const NOUN_WORDS: Record<SyncedNoun, readonly [one: string, many: string]> = {
  'saved-trails': ['saved trail', 'saved trails'],
  waypoints: ['waypoint', 'waypoints'],
  trips: ['trip', 'trips'],
  'trip-plans': ['trip plan', 'trip plans'],
  rides: ['ride', 'rides'],
  'ride-photos': ['photo', 'photos'],
  vehicles: ['machine', 'machines'],
  settings: ['setting', 'settings'],
  'campground-reviews': ['campground review', 'campground reviews'],
  'campground-watches': ['campground watch', 'campground watches'],
  'water-watches': ['water watch', 'water watches'],
}
