import type { RidePlanFields } from '@bluffline/contract'
import type { Database } from '../db/database.ts'
import { queueWrite } from '../outbox/queue-write.ts'
import { newKey } from '../trail-reports/new-key.ts'
import type { Trip } from './trip.ts'

interface Leaving {
  readonly plan: RidePlanFields
  readonly nowMs: number
}

/** Only the last version of a plan counts: one that was never tried says nothing more. True: one that was tried still waits. */
async function dropUntried(database: Database, recordId: string): Promise<boolean> {
  const older = await database.outbox.where({ noun: 'ride-plans', recordId }).toArray()
  const untried = older.filter(({ attempts }) => attempts === 0)
  await database.outbox.bulkDelete(untried.map(({ seq }) => seq))
  return untried.length < older.length
}

/** Leaves the plan of a watched trip with the server, or the plan as it is now. Within the caller's transaction. */
export async function queuePlan(database: Database, trip: Trip, { plan, nowMs }: Leaving): Promise<void> {
  if (trip.details.watch === null) return
  const { planId: recordId } = trip.details.watch
  await dropUntried(database, recordId)
  const write = { noun: 'ride-plans', action: 'change', recordId, body: { ...plan } } as const
  await queueWrite(database, { ...write, title: `Watch: ${trip.name}` }, { nowMs, newKey })
}

/** Ends the watch over a trip, if there is one: by coming back, or by taking the plan back. Within the caller's transaction. */
export async function endPlan(
  database: Database,
  trip: Trip,
  end: { readonly isBack: boolean; readonly nowMs: number },
) {
  if (trip.details.watch === null) return
  const { isBack, nowMs } = end
  const wasTried = await dropUntried(database, trip.details.watch.planId)
  if (!wasTried && !trip.watch?.stage) return
  const title = isBack ? `Back from: ${trip.name}` : `No longer watched: ${trip.name}`
  const about = { noun: 'ride-plans', action: 'remove', recordId: trip.details.watch.planId } as const
  await queueWrite(database, { ...about, body: { isBack }, title }, { nowMs, newKey })
}
