import { HttpError } from '../../platform/http-error.ts'
import { isNoRoom, NO_ROOM } from '../../platform/no-room.ts'
import { mergeSettings } from './merge-settings.ts'
import { fetchPhotos, fetchTracks, pull } from './pull.ts'
import { scanSettings } from './scan-settings.ts'
import { ownerOf, sendAll, SYNC_LOCK } from './send-all.ts'
import { syncContext } from './sync-context.ts'
import type { SyncParts } from './sync-parts.ts'

export interface SyncResult {
  readonly sent: number
  /** Why it stopped before its end; null: everything that could go has gone. */
  readonly problem: string | null
}

const problemOf = (error: unknown): string => {
  if (isNoRoom(error)) return NO_ROOM
  if (error instanceof HttpError) return error.answer?.message ?? 'The server could not answer.'
  return error instanceof TypeError ? 'The server could not be reached.' : 'What the server sent could not be read.'
}

async function run(parts: SyncParts): Promise<SyncResult> {
  const owner = await ownerOf(parts)
  if (owner !== null) await scanSettings(parts)
  let { sent, problem } = await sendAll(parts)
  if (owner !== null && (await mergeSettings(parts))) {
    await scanSettings(parts)
    const more = await sendAll(parts)
    sent += more.sent
    problem = more.problem
  }
  if (problem !== null || owner === null) return { sent, problem }
  try {
    await pull(parts)
    await syncContext(parts)
    await fetchTracks(parts)
    await fetchPhotos(parts)
    return { sent, problem: null }
  } catch (error) {
    return { sent, problem: problemOf(error) }
  }
}

/** Queues what changed, sends what waits, reads what is new. Never throws for want of a network. */
export const syncOnce = (parts: SyncParts): Promise<SyncResult> => parts.locks.run(SYNC_LOCK, () => run(parts))
