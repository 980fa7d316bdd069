import { HttpError } from '../../platform/http-error.ts'
import { sendWaiting } from '../outbox/send-waiting.ts'
import type { OutboxRow } from '../outbox/outbox-row.ts'
import { readTrack } from '../rides/ride-shelf.ts'
import { fetchTracks, pull } from './pull.ts'
import { packRideTrack } from './ride-shapes.ts'
import { scanRides } from './scan-rides.ts'
import { scanSettings } from './scan-settings.ts'
import { syncContext } from './sync-context.ts'
import type { SyncParts } from './sync-parts.ts'

/** One tab at a time sends and reads. */
export const SYNC_LOCK = 'sync'

export interface SyncResult {
  readonly sent: number
  /** Why it stopped before its end; null: everything that could go has gone. */
  readonly problem: string | null
}

const wholeBody = ({ rides }: SyncParts) =>
  async function whole(row: OutboxRow) {
    if (row.noun !== 'rides') return row.body
    const track = await readTrack(() => Promise.resolve(rides), row.recordId)
    return { ...row.body, track: await packRideTrack(track) }
  }

/** The account on this device, where its owner is the one who is signed in. */
async function ownerOf({ database, userId }: SyncParts): Promise<string | null> {
  const account = await database.account.get('account')
  return account && account.userId === userId() ? account.userId : null
}

const problemOf = (error: unknown): string => {
  if (error instanceof HttpError) return error.answer?.message ?? 'The server could not answer.'
  return error instanceof TypeError ? 'The server could not be reached.' : 'What the server sent could not be read.'
}

async function run(parts: SyncParts): Promise<SyncResult> {
  const owner = await ownerOf(parts)
  if (owner !== null) {
    await scanSettings(parts)
    await scanRides(parts)
  }
  const { http, database } = parts
  const { sent, problem } = await sendWaiting(
    { http, database, clock: parts.clock, wholeBody: wholeBody(parts) },
    owner,
  )
  if (problem !== null || owner === null) return { sent, problem }
  try {
    await pull(parts)
    await syncContext(parts)
    await fetchTracks(parts)
    return { sent, problem: null }
  } catch (error) {
    return { sent, problem: problemOf(error) }
  }
}

/** Queues what changed, sends what waits, reads what is new. Never throws for want of a network. */
export const syncOnce = (parts: SyncParts): Promise<SyncResult> => parts.locks.run(SYNC_LOCK, () => run(parts))
