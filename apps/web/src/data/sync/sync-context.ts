import { getTripContext, keptTripContext, putTripContext, tripContext, type KeptTripContext } from '@bluffline/contract'
import { HttpError } from '../../platform/http-error.ts'
import type { TripContextRow } from '../db/rows.ts'
import { merged } from '../trip-context/trip-context.ts'
import type { SyncParts } from './sync-parts.ts'

const KEY = 'tripContext'

const contextOf = ({ revision: _revision, updatedAt: _at, ...context }: KeptTripContext) => tripContext.parse(context)

/** Stores what the server has, unless it was changed here meanwhile. */
async function keep({ database }: SyncParts, kept: KeptTripContext, sent: TripContextRow | undefined): Promise<void> {
  await database.transaction('rw', database.tripContext, async () => {
    const now = await database.tripContext.get(KEY)
    const isUntouched = JSON.stringify(now?.context) === JSON.stringify(sent?.context)
    const context = isUntouched || !now ? contextOf(kept) : now.context
    await database.tripContext.put({ key: KEY, context, revision: kept.revision, isDirty: !isUntouched })
  })
}

const versionIn = (error: unknown): KeptTripContext | null => {
  if (!(error instanceof HttpError) || error.answer?.code !== 'conflict') return null
  const result = keptTripContext.safeParse(error.answer.current)
  return result.success ? result.data : null
}

async function put(parts: SyncParts, row: TripContextRow): Promise<void> {
  const body = row.context
  try {
    await keep(parts, await parts.http.call(putTripContext, { body, ifMatch: `"${row.revision}"` }), row)
  } catch (error) {
    const theirs = versionIn(error)
    if (!theirs) throw error
    // Lists of recent things: both devices' fit into one, so nobody needs to be asked.
    const context = merged(row.context, contextOf(theirs))
    await parts.database.tripContext.put({ key: KEY, context, revision: theirs.revision, isDirty: true })
    const again = await parts.http.call(putTripContext, { body: context, ifMatch: `"${theirs.revision}"` })
    await keep(parts, again, { ...row, context })
  }
}

/** Sends the trip context where it changed here, and fetches it where it did not. */
export async function syncContext(parts: SyncParts): Promise<void> {
  const row = await parts.database.tripContext.get(KEY)
  if (row?.isDirty) return put(parts, row)
  const kept = await parts.http.call(getTripContext, { priority: 'low' })
  if (kept.revision > (row?.revision ?? 0)) await keep(parts, kept, row)
}
