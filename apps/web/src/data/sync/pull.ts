import { listChanges, SYNCED, type SyncedNoun, type SyncedRecord, type Tombstone } from '@bluffline/contract'
import { epochMs } from '@bluffline/core'
import { applyRecord, type ServerRecord } from './nouns.ts'
import { settledValue } from './merge-settings.ts'
import { fromBase64 } from './packed-text.ts'
import { rideOfRecord, unpackRideTrack } from './ride-shapes.ts'
import { applySetting } from './scan-settings.ts'
import { sentText } from './sent-text.ts'
import type { SyncParts } from './sync-parts.ts'
import type { SyncedRow } from './sync-rows.ts'

const A_PAGE = 500

const rowOf = (noun: SyncedNoun, record: ServerRecord, id = record.id): SyncedRow => ({
  noun,
  id,
  serverId: record.id,
  revision: record.revision,
  state: 'account',
  sent: sentText(noun, record),
  isHere: true,
})

/** The id by which this device calls a record of the server: rides recorded here keep their own. */
async function localIdOf({ database }: SyncParts, noun: SyncedNoun, serverId: string): Promise<string> {
  if (noun !== 'rides') return serverId
  const row = await database.synced
    .where('noun')
    .equals(noun)
    .filter((one) => one.serverId === serverId)
    .first()
  return row?.id ?? serverId
}

async function applyRide({ database, rides, clock }: SyncParts, record: ServerRecord, id: string): Promise<void> {
  const known = await rides.rides.get(id)
  if (record.deletedAt !== null) {
    await database.synced.delete(['rides', id])
    // Gone from the list; the rider can still bring it back for a while.
    if (known?.deletedMs === null) await rides.rides.update(id, { deletedMs: clock.now() })
    return
  }
  const ride = rideOfRecord(record as unknown as SyncedRecord<'rides'>)
  // First that the account knows it: a crash in between must not make it look new.
  await database.synced.put({ ...rowOf('rides', record, id), isHere: known !== undefined })
  if (known) await rides.rides.update(id, { name: ride.name, use: ride.use, trailId: ride.trailId })
  else await rides.rides.put({ ...ride, id })
  await database.synced.update(['rides', id], { isHere: true })
}

/** Of a photo it is noted that there is one; the picture is fetched when all else is here. One that is deleted goes with its ride. */
async function applyPhoto({ database, rides }: SyncParts, record: ServerRecord): Promise<void> {
  if (record.deletedAt !== null) return database.synced.delete(['ride-photos', record.id])
  const isHere = (await rides.photos.where('id').equals(record.id).count()) > 0
  await database.synced.put({ ...rowOf('ride-photos', record), isHere })
}

/** Puts the server's version of a record onto this device, whatever stood there. */
export async function applyFromServer(parts: SyncParts, noun: SyncedNoun, record: ServerRecord): Promise<void> {
  const { database, storage } = parts
  const id = await localIdOf(parts, noun, record.id)
  if (noun === 'rides') return applyRide(parts, record, id)
  if (noun === 'ride-photos') return applyPhoto(parts, record)
  if (noun === 'settings') {
    const value = record.deletedAt === null ? await settledValue(parts, record.id, record['value']) : undefined
    applySetting(storage, record.id, value)
  }
  await database.transaction('rw', database.tables, async () => {
    await applyRecord(database, noun, record)
    if (record.deletedAt === null) await database.synced.put(rowOf(noun, record, id))
    else await database.synced.delete([noun, id])
  })
}

/** What this device has not yet: nothing that waits here for its own answer is written over. */
async function isNews(parts: SyncParts, noun: SyncedNoun, record: ServerRecord): Promise<boolean> {
  const { database } = parts
  const id = await localIdOf(parts, noun, record.id)
  const known = await database.synced.get([noun, id])
  if (known?.state === 'account' && known.revision >= record.revision && known.isHere) return false
  return (await database.outbox.where({ noun, recordId: id }).count()) === 0
}

/** Reads what changed in the account since the last time. */
export async function pull(parts: SyncParts): Promise<void> {
  const { http, database } = parts
  for (;;) {
    const account = await database.account.get('account')
    if (!account) return
    const query = { since: account.cursor, limit: A_PAGE }
    const { changes, revision, more } = await http.call(listChanges, { query, priority: 'low' })
    for (const { noun, record } of changes) {
      const one: Tombstone | SyncedRecord<SyncedNoun> = record
      if (await isNews(parts, noun, one as ServerRecord)) await applyFromServer(parts, noun, one as ServerRecord)
    }
    await database.account.update('account', { cursor: revision })
    if (!more || revision <= account.cursor) return
  }
}

/** Fetches the ways of rides that came without them, one after the other; what is missing after a break is fetched the next time. */
export async function fetchTracks({ http, database, rides }: SyncParts): Promise<void> {
  const synced = await database.synced.where('noun').equals('rides').toArray()
  const have = new Set(await rides.tracks.toCollection().primaryKeys())
  for (const { id, serverId, state } of synced) {
    if (state !== 'account' || have.has(id) || !(await rides.rides.get(id))) continue
    if ((await rides.events.where('rideId').equals(id).count()) > 0) continue
    const { track } = await http.call(SYNCED.rides.get, { params: { id: serverId }, priority: 'low' })
    const whole = track === null ? { pieces: [], lapsMs: [], waypoints: [] } : await unpackRideTrack(track)
    await rides.tracks.put({ rideId: id, ...whole })
  }
}

/** Fetches the pictures that are not here yet, where their ride is. */
export async function fetchPhotos(parts: SyncParts): Promise<void> {
  const { http, database, rides } = parts
  const missing = await database.synced
    .where('noun')
    .equals('ride-photos')
    .filter(({ state, isHere }) => state === 'account' && !isHere)
    .toArray()
  for (const { id } of missing) {
    const { rideId, waypointId, takenMs, image } = await http.call(SYNCED['ride-photos'].get, {
      params: { id },
      priority: 'low',
    })
    const localId = await localIdOf(parts, 'rides', rideId)
    if ((await rides.rides.get(localId)) === undefined) continue
    const picture = new Blob([fromBase64(image)], { type: 'image/jpeg' })
    await rides.photos.put({ id, rideId: localId, waypointId, takenMs: epochMs(takenMs), image: picture })
    await database.synced.update(['ride-photos', id], { isHere: true })
  }
}
