import type { OutboxRow, Write } from '../outbox/outbox-row.ts'
import { queueStores, queueWrite } from '../outbox/queue-write.ts'
import type { RidePhotoRow } from '../rides/ride-rows.ts'
import { isSendable } from '../rides/sendable-photo.ts'
import { toBase64 } from './packed-text.ts'
import type { SyncParts } from './sync-parts.ts'

const NOUN = 'ride-photos'
type Parts = Omit<SyncParts, 'storage'>

/** The rides of this device whose photos go along: those that are over, not put away, and in the account or on their way there. */
async function ridesOf({ database, rides }: Parts): Promise<{ going: ReadonlyMap<string, string>; away: string[] }> {
  const rows = await rides.rides.toArray()
  const synced = await database.synced.where('noun').equals('rides').toArray()
  const queued = await database.outbox.filter(({ noun, action }) => noun === 'rides' && action === 'create').toArray()
  const inAccount = new Set([
    ...synced.flatMap(({ id, state }) => (state === 'account' ? [id] : [])),
    ...queued.map(({ recordId }) => recordId),
  ])
  const here = rows.filter(
    ({ id, stoppedMs, deletedMs }) => stoppedMs !== null && deletedMs === null && inAccount.has(id),
  )
  return {
    going: new Map(here.map(({ id, name }) => [id, name ?? 'a ride'])),
    away: rows.flatMap(({ id, deletedMs }) => (deletedMs === null ? [] : [id])),
  }
}

/** Like rides, photos are compared with what the account knows: they are in the database of rides. */
export async function scanPhotos(parts: Parts): Promise<void> {
  const { database, rides, clock, newKey } = parts
  const [keys, synced, queued] = await Promise.all([
    rides.photos.toCollection().primaryKeys(),
    database.synced.where('noun').equals(NOUN).toArray(),
    database.outbox.filter(({ noun }) => noun === NOUN).toArray(),
  ])
  if (keys.length + synced.length + queued.length === 0) return
  const { going, away } = await ridesOf(parts)
  const known = new Set([...synced.map(({ id }) => id), ...queued.map(({ recordId }) => recordId)])
  const fresh = await rides.photos.bulkGet(keys.filter((id) => !known.has(id)))
  const gone = new Set(await rides.photos.where('rideId').anyOf(away).primaryKeys())
  const here = new Set(keys)
  const isGone = (id: string) => gone.has(id) || !here.has(id)
  const writes = [
    ...fresh.flatMap((photo) => (photo ? creation(photo, going.get(photo.rideId)) : [])),
    ...kept(synced, queued).filter(isGone).map(removal),
  ]
  for (const write of writes)
    await database.transaction('rw', queueStores(database), async () =>
      queueWrite(database, write, { nowMs: clock.now(), newKey }),
    )
}

function creation(photo: RidePhotoRow, ride: string | undefined): readonly Write[] {
  if (ride === undefined || !isSendable(photo)) return []
  const { id, rideId, waypointId, takenMs } = photo
  const body = { photoId: id, rideId, waypointId, takenMs }
  return [{ noun: NOUN, action: 'create', recordId: id, body, title: `Photo of ${ride}` }]
}

const removal = (id: string): Write => ({
  noun: NOUN,
  action: 'remove',
  recordId: id,
  body: {},
  title: 'Photo deleted',
})

/** What the account has or is about to have, and is not about to lose. A photo that has not arrived here is not missing. */
function kept(
  synced: readonly { id: string; state: string; isHere: boolean }[],
  queued: readonly OutboxRow[],
): string[] {
  const leaving = new Set(queued.flatMap(({ action, recordId }) => (action === 'remove' ? [recordId] : [])))
  const there = synced.flatMap(({ id, state, isHere }) => (state === 'account' && isHere ? [id] : []))
  const coming = queued.flatMap(({ action, recordId }) => (action === 'create' ? [recordId] : []))
  return [...new Set([...there, ...coming])].filter((id) => !leaving.has(id))
}

/** A photo as it goes out: with its picture, and under the id by which the server knows its ride. */
export async function wholePhoto({ database, rides }: Parts, { recordId, body }: OutboxRow) {
  const photo = await rides.photos.get(recordId)
  const ride = await database.synced.get(['rides', String(body['rideId'])])
  const image = photo && toBase64(new Uint8Array(await photo.image.arrayBuffer()))
  return { ...body, rideId: ride?.serverId ?? body['rideId'], image }
}
