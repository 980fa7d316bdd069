import type { ridePlanFields } from '@bluffline/contract'
import { type OverdueWatch, watchStep } from '@bluffline/core'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { RidePlanTable } from '../../../../db/alert-schema.ts'
import type { Db } from '../../../../db/client.ts'
import { closeIn, type StepContext, type Whose } from '../../alerts/steps/repository.ts'
import { dropWaiting } from '../../messages/repository.ts'

export type PlanFields = z.output<typeof ridePlanFields>

export interface KeptPlan {
  readonly whose: Whose
  readonly fields: PlanFields
  readonly watch: OverdueWatch
  readonly receivedAt: Date
  readonly endedAt: Date | null
  readonly endedBy: RidePlanTable['ended_by']
  readonly alertId: string | null
  readonly lastPositionAt: Date | null
}

/** What becomes of a plan that was looked at while nobody else could; null leaves it as it is. */
export type PlanChange = { readonly watch: OverdueWatch; readonly fields?: PlanFields } | null

export const watchOf = (row: Selectable<RidePlanTable>): OverdueWatch => ({
  stage: row.stage,
  leaveAtMs: row.leave_at.getTime(),
  returnAtMs: row.return_at.getTime(),
  graceMin: row.grace_min,
  riderWarnedAtMs: row.rider_warned_at?.getTime() ?? null,
  round: row.round,
})

/** When to look next: now where something is due. */
const dueAt = (watch: OverdueWatch, now: Date): string | null => {
  const { due, nextAtMs } = watchStep(watch, now.getTime())
  if (due !== 'nothing') return now.toISOString()
  return nextAtMs === null ? null : new Date(nextAtMs).toISOString()
}

export const columnsOf = (watch: OverdueWatch, now: Date) => ({
  stage: watch.stage,
  leave_at: new Date(watch.leaveAtMs).toISOString(),
  return_at: new Date(watch.returnAtMs).toISOString(),
  grace_min: watch.graceMin,
  rider_warned_at: watch.riderWarnedAtMs === null ? null : new Date(watch.riderWarnedAtMs).toISOString(),
  round: watch.round,
  due_at: dueAt(watch, now),
})

export const keptOf = async (db: Db, row: Selectable<RidePlanTable>): Promise<KeptPlan> => {
  const { account_id: accountId, id } = row
  const alert = await db
    .selectFrom('alert')
    .select('id')
    .where('account_id', '=', accountId)
    .where('plan_id', '=', id)
    .orderBy('plan_round', 'desc')
    .executeTakeFirst()
  const position = await db
    .selectFrom('sent_position')
    .select('at')
    .where('account_id', '=', accountId)
    .where('about_id', '=', id)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    whose: { accountId, id },
    // Read by the schema of plans when it was kept.
    fields: JSON.parse(row.fields) as PlanFields,
    watch: watchOf(row),
    receivedAt: row.received_at,
    endedAt: row.ended_at,
    endedBy: row.ended_by,
    alertId: alert?.id ?? null,
    lastPositionAt: position?.at ?? null,
  }
}

export const locked = (db: Db, { accountId, id }: Whose) =>
  db
    .selectFrom('ride_plan')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const update = (db: Db, { accountId, id }: Whose, values: object) =>
  db.updateTable('ride_plan').set(values).where('account_id', '=', accountId).where('id', '=', id).execute()

/** Ends the alert about a plan, where there is one: the rider has answered. */
export const closeAlertsOf = async (db: Db, { accountId, id }: Whose, context: StepContext): Promise<void> => {
  const open = await db
    .selectFrom('alert')
    .select('id')
    .where('account_id', '=', accountId)
    .where('plan_id', '=', id)
    .where('closed_at', 'is', null)
    .execute()
  const end = { ...context, by: null, outcome: 'okay' as const, at: context.now }
  for (const alert of open) await closeIn(db, { accountId, id: alert.id }, end)
}

export const apply = async (
  db: Db,
  kept: KeptPlan,
  { change, ...context }: StepContext & { change: PlanChange },
): Promise<void> => {
  if (change === null) return
  const { now } = context
  const { watch, fields } = change
  const words = fields && { fields: JSON.stringify(fields), changed_at_ms: fields.changedAtMs }
  await update(db, kept.whose, { ...columnsOf(watch, now), ...words })
  const { accountId, id } = kept.whose
  if (watch.round === kept.watch.round) return
  await dropWaiting(db, { accountId, kind: 'overdue', aboutId: id }, 'There is another time to be back.')
  await closeAlertsOf(db, kept.whose, context)
}
