import type { AlertOutcome } from '@bluffline/core'
import type { AlertTable } from '../../../../db/alert-schema.ts'
import type { Db } from '../../../../db/client.ts'
import type { Usable } from '../../contacts/addresses/repository.ts'
import { shortenLinks } from '../../links/repository.ts'
import { dropWaiting, enqueue } from '../../messages/repository.ts'
import { recipientsOf, waysTo, waysToRider } from '../../recipients/repository.ts'
import type { Insertable } from 'kysely'

/** Whose alert it is, and which. */
export interface Whose {
  readonly accountId: string
  readonly id: string
}

export interface StepContext {
  readonly usable: Usable
  readonly now: Date
}

/** How long contacts can still look at an alert that is over. */
const LOOK_BACK_MS = 48 * 3_600_000

/**
 * Raises an alert unless it is there, with everybody who is to be told and a message for each way to reach them. Within the caller's
 * transaction: either all of it is there or none. One that is over already calls nobody.
 */
export const raiseIn = async (
  db: Db,
  row: Insertable<AlertTable>,
  { chosen, usable, now }: StepContext & { readonly chosen: readonly string[] | null },
): Promise<boolean> => {
  const inserted = await db
    .insertInto('alert')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  const { account_id: accountId, id: alertId } = row
  const roles = row.is_drill ? (['drill', 'self'] as const) : (['contact'] as const)
  const recipients = await recipientsOf(db, accountId, { roles, chosen: row.is_drill ? null : chosen })
  if (recipients.length === 0) return true
  await db
    .insertInto('alert_recipient')
    .values(
      recipients.map(({ contactId, name }) => ({
        account_id: accountId,
        alert_id: alertId,
        contact_id: contactId,
        name,
        acknowledged_at: null,
      })),
    )
    .execute()
  if (row.closed_at !== null) return true
  const targets = await waysTo(db, accountId, { contactIds: recipients.map(({ contactId }) => contactId), usable })
  await enqueue(db, { accountId, kind: 'raised', aboutId: alertId }, { targets, now })
  return true
}

/** Ends an alert once, tells everybody who was told, and lets its links live on for two days. False where it had ended before. */
export const closeIn = async (
  db: Db,
  { accountId, id }: Whose,
  end: StepContext & { readonly by: string | null; readonly outcome: AlertOutcome; readonly at: Date },
): Promise<boolean> => {
  const closed = await db
    .updateTable('alert')
    .set({ closed_at: end.at.toISOString(), closed_by: end.by, outcome: end.outcome })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!closed) return false
  const problem = 'It was over before it could be sent.'
  await dropWaiting(db, { accountId, kind: 'taken', aboutId: id }, problem)
  const told = await db
    .selectFrom('alert_recipient')
    .select('contact_id')
    .where('account_id', '=', accountId)
    .where('alert_id', '=', id)
    .execute()
  const others = told.map(({ contact_id: contactId }) => contactId).filter((contactId) => contactId !== end.by)
  const toContacts = await waysTo(db, accountId, { contactIds: others, usable: end.usable })
  const toRider = end.by === null ? [] : await waysToRider(db, accountId, end.usable)
  const { now } = end
  const targets = [...toContacts, ...toRider.filter(({ contactId }) => !others.some((one) => one === contactId))]
  await enqueue(db, { accountId, kind: 'closed', aboutId: id }, { targets, now })
  await shortenLinks(db, { accountId, aboutId: id, until: new Date(now.getTime() + LOOK_BACK_MS) })
  return true
}

/** A contact is on it, once. The rider is told of each, the other contacts of the first. */
export const acknowledgeIn = async (
  db: Db,
  { accountId, id }: Whose,
  { contactId, usable, now }: StepContext & { readonly contactId: string },
): Promise<boolean> => {
  const alert = await db
    .selectFrom('alert')
    .select('closed_at')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!alert) return false
  const acknowledged = await db
    .updateTable('alert_recipient')
    .set({ acknowledged_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('alert_id', '=', id)
    .where('contact_id', '=', contactId)
    .where('acknowledged_at', 'is', null)
    .returning('contact_id')
    .executeTakeFirst()
  if (!acknowledged || alert.closed_at !== null) return false
  const recipients = await db
    .selectFrom('alert_recipient')
    .select(['contact_id as contactId', 'acknowledged_at as at'])
    .where('account_id', '=', accountId)
    .where('alert_id', '=', id)
    .execute()
  const round = recipients.filter(({ at }) => at !== null).length - 1
  const others = round > 0 ? [] : recipients.map((one) => one.contactId).filter((one) => one !== contactId)
  const toOthers = await waysTo(db, accountId, { contactIds: others, usable })
  const toRider = (await waysToRider(db, accountId, usable)).filter(
    (way) => !others.some((one) => one === way.contactId),
  )
  const targets = [...toOthers, ...toRider.filter((way) => way.contactId !== contactId)]
  await enqueue(db, { accountId, kind: 'taken', aboutId: id, round }, { targets, now })
  return true
}
