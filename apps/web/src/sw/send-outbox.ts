import { createCredentials } from '../platform/credentials.ts'
import type { ClockPort } from '../platform/clock.ts'
import { createHttp, type HttpPort } from '../platform/http.ts'
import type { LockPort } from '../platform/locks.ts'
import { createSharedTokens } from '../platform/shared-tokens.ts'
import { createWorkerTokens } from '../platform/tokens.ts'
import { createDatabase, DATABASE_NAME, type Database } from '../data/db/database.ts'
import { createRideDatabase } from '../data/rides/ride-database.ts'
import { sendAll, SYNC_LOCK } from '../data/sync/send-all.ts'
import { USER_PATH } from '../data/session/user-path.ts'

export interface WorkerParts {
  readonly send: typeof fetch
  readonly locks: LockPort
  readonly clock: ClockPort
  readonly newKey: () => string
}

/** How Dexie counts versions within the browser's. */
const DEXIE_STEP = 10

/** Only a database that is there, and that this worker knows the shape of: an older worker leaves that of a newer page alone. */
async function isOurs(database: Database): Promise<boolean> {
  const known = await indexedDB.databases()
  return known.some(({ name, version }) => name === DATABASE_NAME && version === database.verno * DEXIE_STEP)
}

const whoIs = async (http: HttpPort): Promise<string | null> => {
  const user = (await http.read([USER_PATH], { on401: 'returnNull' })) as { readonly id?: unknown } | null
  return typeof user?.id === 'string' ? user.id : null
}

/** The session of the pages, renewed with them: one renewal at a time, and what comes of it is theirs too. */
async function connect({ send, locks, clock }: WorkerParts): Promise<HttpPort> {
  const tokens = createWorkerTokens(createSharedTokens((problem) => console.warn(problem)))
  await tokens.catchUp()
  const nobody = { read: () => null, remove: () => undefined }
  const page = { raise: () => undefined }
  return createHttp(send, { credentials: createCredentials({ send, locks, clock, tokens, storage: nobody, page }) })
}

async function sendFrom(database: Database, parts: WorkerParts): Promise<void> {
  const waiting = await database.outbox.where('state').equals('waiting').toArray()
  if (waiting.length === 0) return
  const http = await connect(parts)
  const isOwned = waiting.some(({ owner }) => owner !== null)
  const userId = isOwned ? await whoIs(http) : null
  const rides = createRideDatabase()
  try {
    const { problem } = await sendAll({ ...parts, http, database, rides, userId: () => userId })
    // Failing makes the browser come again.
    if (problem !== null) throw new Error(problem)
  } finally {
    rides.close()
  }
}

/** Sends what waits in the outbox, by the page's own engine, when no page does; where one does, after it. */
export async function sendOutbox(parts: WorkerParts): Promise<void> {
  const database = createDatabase()
  try {
    if (await isOurs(database)) await parts.locks.run(SYNC_LOCK, () => sendFrom(database, parts))
  } finally {
    database.close()
  }
}
