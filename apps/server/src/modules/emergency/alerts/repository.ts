import type { alertEnd, newAlert, ridePlanFields, sentPosition, ShownPosition } from '@bluffline/contract'
import { type AlertOutcome, timeOfDevice } from '@bluffline/core'
import type { Insertable, Selectable } from 'kysely'
import type { z } from 'zod'
import type { AlertTable, MessageTable } from '../../../db/alert-schema.ts'
import type { Db } from '../../../db/client.ts'
import type { Usable } from '../contacts/addresses/repository.ts'
import { openLink } from '../links/repository.ts'
import { messagesAbout } from '../messages/repository.ts'
import { forgetPositions, keepPositions, positionsOf } from '../positions/repository.ts'
import { type Recipient, waysTo } from '../recipients/repository.ts'
import { acknowledgeIn, closeIn, raiseIn, type Whose } from './steps/repository.ts'

export type NewAlertFields = z.output<typeof newAlert>
export type End = z.output<typeof alertEnd>
type Positions = readonly z.output<typeof sentPosition>[]
type Plan = z.output<typeof ridePlanFields>

/** When a call came, and what the device's clock said at that moment. */
export interface Received {
  readonly now: Date
  readonly sentAtMs: number | null
}

export interface KeptAlert {
  readonly row: Selectable<AlertTable>
  readonly recipients: readonly (Recipient & { readonly acknowledgedAt: Date | null })[]
  readonly messages: readonly Selectable<MessageTable>[]
  /** How each of them can be reached at this moment. */
  readonly ways: readonly { readonly contactId: string; readonly channel: MessageTable['channel'] }[]
  readonly positions: number
}

/** What a contact sees by a link. */
export interface OpenedAlert {
  readonly row: Selectable<AlertTable>
  readonly recipients: KeptAlert['recipients']
  readonly contactId: string
  readonly shown: readonly ShownPosition[]
  readonly plan: Plan | null
  readonly expiresAt: Date
}

export interface AlertRepository {
  /** Raises it, or adds positions and the end to the one that is there. `flood`: more new ones than anybody in distress would send. */
  readonly raise: (accountId: string, alert: NewAlertFields, received: Received) => Promise<'kept' | 'flood'>
  readonly list: (accountId: string, id?: string) => Promise<readonly KeptAlert[]>
  /** Keeps positions of an alert that is open; when it ended, and null where there is none. */
  readonly position: (
    whose: Whose,
    sent: { positions: Positions; batteryPercent: number | null },
    received: Received,
  ) => Promise<{ closedAt: Date | null } | null>
  readonly close: (whose: Whose, end: End, received: Received) => Promise<void>
  readonly open: (token: string, now: Date) => Promise<OpenedAlert | null>
  readonly acknowledge: (opened: OpenedAlert, now: Date) => Promise<void>
  readonly closeByContact: (opened: OpenedAlert, outcome: AlertOutcome, now: Date) => Promise<void>
  /** Deletes what its rider wanted kept no longer, and what was never closed after the longest time there is. */
  readonly forgetOld: (now: Date) => Promise<void>
}

const FLOOD = { most: 20, withinMs: 10 * 60_000 } as const
const DAY_MS = 86_400_000
const LONGEST_DAYS = 90
const MOST_SHOWN = 1000
const MOST_LISTED = 50

const momentOf = (atMs: number, { now, sentAtMs }: Received): Date =>
  new Date(Math.min(timeOfDevice(atMs, sentAtMs, now.getTime()), now.getTime()))

const rowOf = (accountId: string, alert: NewAlertFields, received: Received): Insertable<AlertTable> => ({
  account_id: accountId,
  id: alert.id,
  kind: alert.kind,
  is_drill: alert.isDrill,
  rider_name: alert.riderName,
  note: alert.note,
  precision: alert.precision,
  medical: alert.medical === null ? null : JSON.stringify(alert.medical),
  battery_percent: alert.batteryPercent,
  fired_at: momentOf(alert.firedAtMs, received).toISOString(),
  received_at: received.now.toISOString(),
  retention_days: alert.retentionDays,
  plan_id: null,
  plan_round: null,
  closed_at: alert.end === null ? null : momentOf(alert.end.atMs, received).toISOString(),
  closed_by: null,
  outcome: alert.end?.outcome ?? null,
})

const find = (db: Db, { accountId, id }: Whose) =>
  db.selectFrom('alert').selectAll().where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst()

const isFlood = async (db: Db, accountId: string, now: Date): Promise<boolean> => {
  const { count } = await db
    .selectFrom('alert')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .where('received_at', '>', new Date(now.getTime() - FLOOD.withinMs))
    .executeTakeFirstOrThrow()
  return Number(count) >= FLOOD.most
}

/** What a repeated sending brings to an alert that is there: positions while it is open, and its end. */
const addTo = async (db: Db, alert: NewAlertFields, { row, received, usable }: Adding): Promise<void> => {
  const { now, sentAtMs } = received
  const whose = { accountId: row.account_id, id: row.id }
  if (row.closed_at !== null) return
  const about = { accountId: whose.accountId, aboutId: whose.id, precision: row.precision, sentAtMs, now }
  await keepPositions(db, about, alert.positions)
  if (alert.end === null) return
  const { outcome, atMs } = alert.end
  await closeIn(db, whose, { by: null, outcome, at: momentOf(atMs, received), usable, now })
}
interface Adding {
  readonly row: Selectable<AlertTable>
  readonly received: Received
  readonly usable: Usable
}

const raise =
  (db: Db, usable: Usable): AlertRepository['raise'] =>
  (accountId, alert, received) =>
    db.transaction().execute(async (transaction) => {
      const { now, sentAtMs } = received
      const whose = { accountId, id: alert.id }
      if (!(await find(transaction, whose)) && (await isFlood(transaction, accountId, now))) return 'flood'
      const fresh = rowOf(accountId, alert, received)
      if (await raiseIn(transaction, fresh, { chosen: alert.contactIds, usable, now })) {
        const about = { accountId, aboutId: alert.id, precision: alert.precision, sentAtMs, now }
        await keepPositions(transaction, about, alert.positions)
        return 'kept'
      }
      const row = await find(transaction, whose)
      if (row) await addTo(transaction, alert, { row, received, usable })
      return 'kept'
    })

const recipientsOfAlert = async (db: Db, { accountId, id }: Whose): Promise<KeptAlert['recipients']> =>
  db
    .selectFrom('alert_recipient')
    .select(['contact_id as contactId', 'name', 'acknowledged_at as acknowledgedAt'])
    .where('account_id', '=', accountId)
    .where('alert_id', '=', id)
    .orderBy('name')
    .orderBy('contact_id')
    .execute()

const list =
  (db: Db, usable: Usable): AlertRepository['list'] =>
  async (accountId, id) => {
    let query = db.selectFrom('alert').selectAll().where('account_id', '=', accountId)
    if (id !== undefined) query = query.where('id', '=', id)
    const rows = await query.orderBy('received_at', 'desc').limit(MOST_LISTED).execute()
    const kept: KeptAlert[] = []
    for (const row of rows) {
      const recipients = await recipientsOfAlert(db, { accountId, id: row.id })
      const contactIds = recipients.map(({ contactId }) => contactId)
      const { count } = await db
        .selectFrom('sent_position')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('account_id', '=', accountId)
        .where('about_id', '=', row.id)
        .executeTakeFirstOrThrow()
      const messages = await messagesAbout(db, accountId, [row.id])
      const ways = await waysTo(db, accountId, { contactIds, usable })
      kept.push({ row, recipients, messages, ways, positions: Number(count) })
    }
    return kept
  }

const position =
  (db: Db): AlertRepository['position'] =>
  (whose, { positions, batteryPercent }, { now, sentAtMs }) =>
    db.transaction().execute(async (transaction) => {
      const row = await find(transaction, whose)
      if (!row) return null
      if (row.closed_at !== null) return { closedAt: row.closed_at }
      const about = { accountId: whose.accountId, aboutId: whose.id, precision: row.precision, sentAtMs, now }
      await keepPositions(transaction, about, positions)
      if (batteryPercent !== null)
        await transaction
          .updateTable('alert')
          .set({ battery_percent: batteryPercent })
          .where('account_id', '=', whose.accountId)
          .where('id', '=', whose.id)
          .execute()
      return { closedAt: null }
    })

const planOf = async (db: Db, accountId: string, planId: string | null): Promise<Plan | null> => {
  if (planId === null) return null
  const row = await db
    .selectFrom('ride_plan')
    .select(['fields', 'leave_at', 'return_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', planId)
    .executeTakeFirst()
  if (!row) return null
  // Read by the schema of plans when it was kept; times by our clock.
  const fields = JSON.parse(row.fields) as Plan
  return { ...fields, leaveAtMs: row.leave_at.getTime(), returnAtMs: row.return_at.getTime() }
}

const open =
  (db: Db): AlertRepository['open'] =>
  async (token, now) => {
    const link = await openLink(db, { page: 'help', token, now })
    if (!link || link.contactId === null) return null
    const whose = { accountId: link.accountId, id: link.aboutId }
    const row = await find(db, whose)
    if (!row) return null
    const aboutIds = row.plan_id === null ? [row.id] : [row.id, row.plan_id]
    return {
      row,
      recipients: await recipientsOfAlert(db, whose),
      contactId: link.contactId,
      shown: await positionsOf(db, link.accountId, { aboutIds, most: MOST_SHOWN }),
      plan: await planOf(db, link.accountId, row.plan_id),
      expiresAt: link.expiresAt,
    }
  }

const forgetOld =
  (db: Db): AlertRepository['forgetOld'] =>
  async (now) => {
    const rows = await db
      .selectFrom('alert')
      .select([
        'account_id as accountId',
        'id',
        'closed_at as closedAt',
        'received_at as receivedAt',
        'retention_days as days',
      ])
      .where('received_at', '<', new Date(now.getTime() - DAY_MS))
      .execute()
    const isOver = ({ closedAt, receivedAt, days }: (typeof rows)[number]) =>
      now.getTime() > (closedAt ? closedAt.getTime() + days * DAY_MS : receivedAt.getTime() + LONGEST_DAYS * DAY_MS)
    for (const { accountId, id } of rows.filter(isOver)) {
      await db.transaction().execute(async (transaction) => {
        await forgetPositions(transaction, accountId, id)
        await transaction.deleteFrom('message').where('account_id', '=', accountId).where('about_id', '=', id).execute()
        await transaction
          .deleteFrom('secret_link')
          .where('account_id', '=', accountId)
          .where('about_id', '=', id)
          .execute()
        await transaction.deleteFrom('alert').where('account_id', '=', accountId).where('id', '=', id).execute()
      })
    }
  }

const whoseOf = ({ row }: OpenedAlert): Whose => ({ accountId: row.account_id, id: row.id })

export const createAlertRepository = (db: Db, usable: Usable): AlertRepository => ({
  raise: raise(db, usable),
  list: list(db, usable),
  position: position(db),
  close: async (whose, { outcome, atMs }, received) => {
    const at = momentOf(atMs, received)
    const end = { by: null, outcome, at, usable, now: received.now }
    await db.transaction().execute((transaction) => closeIn(transaction, whose, end))
  },
  open: open(db),
  acknowledge: async (opened, now) => {
    const { contactId } = opened
    const step = { contactId, usable, now }
    await db.transaction().execute((transaction) => acknowledgeIn(transaction, whoseOf(opened), step))
  },
  closeByContact: async (opened, outcome, now) => {
    const end = { by: opened.contactId, outcome, at: now, usable, now }
    await db.transaction().execute((transaction) => closeIn(transaction, whoseOf(opened), end))
  },
  forgetOld: forgetOld(db),
})
