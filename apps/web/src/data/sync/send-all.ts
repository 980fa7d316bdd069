import { sendWaiting, type Sent } from '../outbox/send-waiting.ts'
import type { OutboxRow } from '../outbox/outbox-row.ts'
import { readTrack } from '../rides/ride-shelf.ts'
import { packRideTrack } from './ride-shapes.ts'
import { scanPhotos, wholePhoto } from './scan-photos.ts'
import { scanRides } from './scan-rides.ts'
import type { SyncParts } from './sync-parts.ts'

/** One tab or worker at a time sends and reads. */
export const SYNC_LOCK = 'sync'

/** What sending needs. A worker has no `localStorage`, so settings are queued by a page, at the moment they change. */
export type SendParts = Omit<SyncParts, 'storage'>

const wholeBody = (parts: SendParts) =>
  async function whole(row: OutboxRow) {
    const { rides } = parts
    if (row.noun === 'ride-photos') return wholePhoto(parts, row)
    if (row.noun !== 'rides') return row.body
    const track = await readTrack(() => Promise.resolve(rides), row.recordId)
    return { ...row.body, track: await packRideTrack(track) }
  }

/** The account on this device, where its owner is the one who is signed in. */
export async function ownerOf({ database, userId }: SendParts): Promise<string | null> {
  const account = await database.account.get('account')
  return account && account.userId === userId() ? account.userId : null
}

/** Queues the rides and photos that were not queued yet, and sends what waits: for the page, and for the worker when no page is open. Under `SYNC_LOCK`. */
export async function sendAll(parts: SendParts): Promise<Sent> {
  const owner = await ownerOf(parts)
  if (owner !== null) {
    await scanRides(parts)
    await scanPhotos(parts)
  }
  const { http, database, clock } = parts
  return sendWaiting({ http, database, clock, wholeBody: wholeBody(parts) }, owner)
}
