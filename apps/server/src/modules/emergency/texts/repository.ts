import type { Db } from '../../../db/client.ts'
import type { Usable } from '../contacts/addresses/repository.ts'
import { acknowledgeIn } from '../alerts/steps/repository.ts'

export interface TextRepository {
  /** Nothing goes to this number any more, whoever's contact it is. */
  readonly stop: (phone: string, now: Date) => Promise<void>
  /** It may be asked again. */
  readonly start: (phone: string) => Promise<void>
  /** Confirms what it was asked; whether it was asked anything. */
  readonly confirm: (phone: string, now: Date) => Promise<boolean>
  /** Says of every open alert it was told of that it is on it; of how many. */
  readonly acknowledge: (phone: string, now: Date) => Promise<number>
  /** Whether it was told of an alert that is still open. */
  readonly isNeeded: (phone: string) => Promise<boolean>
}

const openAlerts = (db: Db, phone: string) =>
  db
    .selectFrom('contact_address as address')
    .innerJoin('alert_recipient as recipient', (join) =>
      join
        .onRef('recipient.account_id', '=', 'address.account_id')
        .onRef('recipient.contact_id', '=', 'address.contact_id'),
    )
    .innerJoin('alert', (join) =>
      join.onRef('alert.account_id', '=', 'recipient.account_id').onRef('alert.id', '=', 'recipient.alert_id'),
    )
    .select(['alert.account_id as accountId', 'alert.id', 'recipient.contact_id as contactId', 'acknowledged_at as at'])
    .where('address.channel', '=', 'sms')
    .where('address.address', '=', phone)
    .where('address.state', '=', 'confirmed')
    .where('alert.closed_at', 'is', null)

export const createTextRepository = (db: Db, usable: Usable): TextRepository => ({
  stop: (phone, now) =>
    db.transaction().execute(async (transaction) => {
      const at = now.toISOString()
      await transaction
        .insertInto('stopped_address')
        .values({ channel: 'sms', address: phone, stopped_at: at })
        .onConflict((conflict) => conflict.columns(['channel', 'address']).doNothing())
        .execute()
      await transaction
        .updateTable('contact_address')
        .set({ state: 'stopped', answered_at: at })
        .where('channel', '=', 'sms')
        .where('address', '=', phone)
        .execute()
    }),
  start: (phone) =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('stopped_address')
        .where('channel', '=', 'sms')
        .where('address', '=', phone)
        .execute()
      await transaction
        .updateTable('contact_address')
        .set({ state: 'asked', answered_at: null })
        .where('channel', '=', 'sms')
        .where('address', '=', phone)
        .where('state', '=', 'stopped')
        .execute()
    }),
  confirm: async (phone, now) => {
    const { numUpdatedRows } = await db
      .updateTable('contact_address')
      .set({ state: 'confirmed', answered_at: now.toISOString() })
      .where('channel', '=', 'sms')
      .where('address', '=', phone)
      .where('state', '=', 'asked')
      .where('asked_at', 'is not', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  acknowledge: (phone, now) =>
    db.transaction().execute(async (transaction) => {
      const open = (await openAlerts(transaction, phone).execute()).filter(({ at }) => at === null)
      for (const { accountId, id, contactId } of open)
        await acknowledgeIn(transaction, { accountId, id }, { contactId, usable, now })
      return open.length
    }),
  isNeeded: async (phone) => (await openAlerts(db, phone).limit(1).execute()).length > 0,
})
