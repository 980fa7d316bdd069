import type { BodyOf, SYNCED } from '@bluffline/contract'
import { formatDate, type EpochMs } from '@bluffline/core'
import type { Database } from '../db/database.ts'
import type { WithStatus } from '../db/rows.ts'
import { temporaryId } from '../outbox/outbox-row.ts'
import { queueStores, queueWrite, type Marks } from '../outbox/queue-write.ts'
import { bodyOfRecord } from '../sync/nouns.ts'

/** Names that say nothing: plans of an old client that were never anybody's. */
const GENERIC_NAMES = new Set(['basic trip plan', 'basic trip', 'trip plan', 'fallback plan'])

const isGeneric = ({ name }: WithStatus): boolean =>
  typeof name === 'string' && GENERIC_NAMES.has(name.trim().toLowerCase())

/** The plans on this device; those with generic names are removed. */
export async function readTripPlans(database: Database): Promise<readonly WithStatus[]> {
  return database.transaction('rw', database.tripPlans, async () => {
    const all = await database.tripPlans.toArray()
    await database.tripPlans.bulkDelete(all.filter(isGeneric).map(({ id }) => id))
    return all.filter((plan) => !isGeneric(plan))
  })
}

/** What the planner knows of a plan. */
type PlanDraft = Partial<BodyOf<(typeof SYNCED)['trip-plans']['create']>>

/** A plan as this device makes it: pending, under an id of its own, with the defaults of an offline plan. */
export const offlinePlan = (draft: PlanDraft, nowMs: EpochMs, id: string): WithStatus => ({
  name: `Offline Plan ${formatDate(nowMs)}`,
  description: 'AI-generated trip plan (offline)',
  aiConfidence: 0.8,
  difficulty: 5,
  totalDuration: 0,
  totalDistance: 0,
  estimatedCost: 0,
  ...draft,
  id,
  userId: 'anonymous',
  status: 'pending',
  createdAt: new Date(nowMs).toISOString(),
  updatedAt: new Date(nowMs).toISOString(),
})

/** Keeps a plan on this device, and has it sent where somebody is signed in. Answers its id. */
export async function keepTripPlan(
  database: Database,
  draft: PlanDraft,
  { nowMs, newKey }: Marks & { readonly nowMs: EpochMs },
): Promise<string> {
  const plan = offlinePlan(draft, nowMs, temporaryId(nowMs, newKey()))
  const { status: _pending, userId: _userId, ...body } = bodyOfRecord(plan)
  const write = {
    noun: 'trip-plans',
    action: 'create',
    recordId: plan.id,
    body,
    title: `Trip plan: ${String(plan['name'])}`,
  } as const
  await database.transaction('rw', [database.tripPlans, ...queueStores(database)], async () => {
    await database.tripPlans.put(plan)
    await queueWrite(database, write, { nowMs, newKey })
  })
  return plan.id
}
