import { randomUUID } from 'node:crypto'
import type { sentPosition } from '@bluffline/contract'
import { endWatch, isWatching, type OverdueWatch, watchStep } from '@bluffline/core'
import type { Insertable, Selectable } from 'kysely'
import type { z } from 'zod'
import type { AlertTable, RidePlanTable } from '../../../db/alert-schema.ts'
import type { Db } from '../../../db/client.ts'
import { raiseIn, type StepContext, type Whose } from '../alerts/steps/repository.ts'
import type { Usable } from '../contacts/addresses/repository.ts'
import { openLink } from '../links/repository.ts'
import { dropWaiting, enqueue } from '../messages/repository.ts'
import { forgetPositions, keepPositions } from '../positions/repository.ts'
import { waysToRider } from '../recipients/repository.ts'
import {
  apply,
  closeAlertsOf,
  columnsOf,
  keptOf,
  type KeptPlan,
  locked,
  type PlanChange,
  type PlanFields,
  update,
  watchOf,
} from './kept/repository.ts'

type Positions = readonly z.output<typeof sentPosition>[]

export interface Ending {
  readonly how: 'checkedIn' | 'closed'
  readonly by: 'app' | 'link' | 'text'
  readonly now: Date
}

export interface PlanRepository {
  readonly list: (accountId: string, id?: string) => Promise<readonly KeptPlan[]>
  /** Makes it, or does with the one that is here what `change` says. Answers the plan as it was before; null where it is new. */
  readonly put: (
    made: { whose: Whose; fields: PlanFields; watch: OverdueWatch },
    change: (kept: KeptPlan) => PlanChange,
    now: Date,
  ) => Promise<KeptPlan | null>
  /** Another time to be back; an alert about it stays open until the rider or a contact ends it. */
  readonly change: (whose: Whose, change: (kept: KeptPlan) => PlanChange, now: Date) => Promise<KeptPlan | null>
  /** Ends it once; with it the alert about it, and everybody who was told is told so. */
  readonly end: (whose: Whose, ending: Ending) => Promise<void>
  readonly position: (
    whose: Whose,
    sent: { positions: Positions; batteryPercent: number | null },
    received: { now: Date; sentAtMs: number | null },
  ) => Promise<boolean>
  /** Does what is due of so many plans at most, all of it or none; of how many. Those in `except` are left for later. */
  readonly step: (now: Date, which: { most: number; except: readonly string[] }) => Promise<number>
  /** The next one that `step` would take. */
  readonly due: (now: Date, except: readonly string[]) => Promise<string | null>
  readonly open: (token: string, now: Date) => Promise<Whose | null>
  /** Plans of riders with this phone that are waiting for an answer. */
  readonly askedByPhone: (phone: string) => Promise<readonly Whose[]>
  readonly forgetOld: (now: Date) => Promise<void>
}

const DAY_MS = 86_400_000

const put =
  (db: Db, usable: Usable): PlanRepository['put'] =>
  ({ whose, fields, watch }, change, now) =>
    db.transaction().execute(async (transaction) => {
      const row = await locked(transaction, whose)
      if (row) {
        const kept = await keptOf(transaction, row)
        await apply(transaction, kept, { change: change(kept), usable, now })
        return kept
      }
      await transaction
        .insertInto('ride_plan')
        .values({
          account_id: whose.accountId,
          id: whose.id,
          fields: JSON.stringify(fields),
          changed_at_ms: fields.changedAtMs,
          ...columnsOf(watch, now),
          battery_percent: null,
          received_at: now.toISOString(),
          ended_at: null,
          ended_by: null,
        })
        .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
        .execute()
      return null
    })

/** The alert that tells the contacts of an overdue ride, with the plan. */
const overdueAlert = (row: Selectable<RidePlanTable>, fields: PlanFields, now: Date): Insertable<AlertTable> => ({
  account_id: row.account_id,
  id: randomUUID(),
  kind: 'overdue',
  is_drill: fields.isDrill,
  rider_name: fields.riderName,
  note: '',
  precision: fields.precision,
  medical: fields.medical === null ? null : JSON.stringify(fields.medical),
  battery_percent: row.battery_percent,
  fired_at: now.toISOString(),
  received_at: now.toISOString(),
  retention_days: fields.retentionDays,
  plan_id: row.id,
  plan_round: row.round,
  closed_at: null,
  closed_by: null,
  outcome: null,
})

const stepOne = async (db: Db, row: Selectable<RidePlanTable>, { usable, now }: StepContext): Promise<void> => {
  const { due, watch } = watchStep(watchOf(row), now.getTime())
  const { account_id: accountId, id } = row
  await update(db, { accountId, id }, columnsOf(watch, now))
  if (due === 'warnRider') {
    const targets = await waysToRider(db, accountId, usable)
    await enqueue(db, { accountId, kind: 'overdue', aboutId: id, round: watch.round }, { targets, now })
  }
  if (due !== 'warnContacts') return
  const fields = JSON.parse(row.fields) as PlanFields
  await raiseIn(db, overdueAlert(row, fields, now), { chosen: fields.contactIds, usable, now })
}

const step =
  (db: Db, usable: Usable): PlanRepository['step'] =>
  (now, { most, except }) =>
    db.transaction().execute(async (transaction) => {
      let query = transaction.selectFrom('ride_plan').selectAll().where('due_at', '<=', now)
      if (except.length > 0) query = query.where('id', 'not in', except)
      const rows = await query.orderBy('due_at').limit(most).forUpdate().skipLocked().execute()
      for (const row of rows) await stepOne(transaction, row, { usable, now })
      return rows.length
    })

const end =
  (db: Db, usable: Usable): PlanRepository['end'] =>
  (whose, { how, by, now }) =>
    db.transaction().execute(async (transaction) => {
      const row = await locked(transaction, whose)
      if (!row || !isWatching(row)) return
      const at = now.toISOString()
      await update(transaction, whose, { ...columnsOf(endWatch(watchOf(row), how), now), ended_at: at, ended_by: by })
      const { accountId, id } = whose
      await dropWaiting(transaction, { accountId, kind: 'overdue', aboutId: id }, 'The rider has answered already.')
      await closeAlertsOf(transaction, whose, { usable, now })
    })

const position =
  (db: Db): PlanRepository['position'] =>
  (whose, { positions, batteryPercent }, { now, sentAtMs }) =>
    db.transaction().execute(async (transaction) => {
      const row = await locked(transaction, whose)
      if (!row || !isWatching(row)) return false
      const { precision } = JSON.parse(row.fields) as PlanFields
      const about = { accountId: whose.accountId, aboutId: whose.id, precision, sentAtMs, now }
      await keepPositions(transaction, about, positions)
      if (batteryPercent !== null) await update(transaction, whose, { battery_percent: batteryPercent })
      return true
    })

/** Plans that are over, after as many days as their riders wanted; those nobody ended, after the longest time there is. */
const forgetOld =
  (db: Db): PlanRepository['forgetOld'] =>
  async (now) => {
    const rows = await db
      .selectFrom('ride_plan')
      .select(['account_id as accountId', 'id', 'fields', 'return_at as returnAt', 'ended_at as endedAt'])
      .where('return_at', '<', new Date(now.getTime() - DAY_MS))
      .execute()
    for (const { accountId, id, fields, returnAt, endedAt } of rows) {
      const { retentionDays } = JSON.parse(fields) as PlanFields
      const days = endedAt === null ? 90 : retentionDays
      if (now.getTime() <= (endedAt ?? returnAt).getTime() + days * DAY_MS) continue
      await db.transaction().execute(async (transaction) => {
        await forgetPositions(transaction, accountId, id)
        for (const table of ['message', 'secret_link'] as const)
          await transaction.deleteFrom(table).where('account_id', '=', accountId).where('about_id', '=', id).execute()
        await transaction.deleteFrom('ride_plan').where('account_id', '=', accountId).where('id', '=', id).execute()
      })
    }
  }

export const createPlanRepository = (db: Db, usable: Usable): PlanRepository => ({
  list: async (accountId, id) => {
    let query = db.selectFrom('ride_plan').selectAll().where('account_id', '=', accountId)
    if (id !== undefined) query = query.where('id', '=', id)
    const rows = await query.orderBy('return_at', 'desc').limit(100).execute()
    const plans: KeptPlan[] = []
    for (const row of rows) plans.push(await keptOf(db, row))
    return plans
  },
  put: put(db, usable),
  change: (whose, change, now) =>
    db.transaction().execute(async (transaction) => {
      const row = await locked(transaction, whose)
      if (!row) return null
      const kept = await keptOf(transaction, row)
      await apply(transaction, kept, { change: change(kept), usable, now })
      return kept
    }),
  end: end(db, usable),
  position: position(db),
  step: step(db, usable),
  due: async (now, except) => {
    let query = db.selectFrom('ride_plan').select('id').where('due_at', '<=', now)
    if (except.length > 0) query = query.where('id', 'not in', except)
    return (await query.orderBy('due_at').limit(1).executeTakeFirst())?.id ?? null
  },
  open: async (token, now) => {
    const link = await openLink(db, { page: 'back', token, now })
    return link && { accountId: link.accountId, id: link.aboutId }
  },
  askedByPhone: (phone) =>
    db
      .selectFrom('ride_plan')
      .innerJoin('emergency_contact as contact', 'contact.account_id', 'ride_plan.account_id')
      .innerJoin('contact_address as address', (join) =>
        join.onRef('address.account_id', '=', 'contact.account_id').onRef('address.contact_id', '=', 'contact.id'),
      )
      .select(['ride_plan.account_id as accountId', 'ride_plan.id'])
      .where('contact.role', '=', 'self')
      .where('address.channel', '=', 'sms')
      .where('address.address', '=', phone)
      .where('address.state', '=', 'confirmed')
      .where('ride_plan.stage', 'in', ['riderWarned', 'contactsWarned'])
      .execute(),
  forgetOld: forgetOld(db),
})
