import type { Db } from '../../db/client.ts'

export interface ExportedRecord {
  readonly noun: string
  readonly id: string
  readonly fields: string
  readonly body: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** What there is of somebody for emergencies, table by table. */
export type ExportedEmergency = Readonly<Record<string, readonly object[]>>

export interface ExportRepository {
  readonly emergency: (accountId: string) => Promise<ExportedEmergency>
  readonly account: (id: string) => Promise<Readonly<Record<string, unknown>>>
  /** Without the large fields, in the order they were kept. */
  readonly records: (accountId: string) => Promise<readonly Omit<ExportedRecord, 'body'>[]>
  /** The large fields of one record: read one at a time, as all of them together may be a gigabyte. */
  readonly body: (accountId: string, noun: string, id: string) => Promise<string | null>
}

const emergency =
  (db: Db): ExportRepository['emergency'] =>
  async (accountId) => {
    const of = <T extends 'emergency_contact' | 'contact_address' | 'alert' | 'alert_recipient' | 'sent_position'>(
      table: T,
    ) =>
      db
        .selectFrom(table as 'emergency_contact')
        .selectAll()
        .where('account_id', '=', accountId)
        .execute()
    const plans = await db.selectFrom('ride_plan').selectAll().where('account_id', '=', accountId).execute()
    return {
      contacts: await of('emergency_contact'),
      addresses: await of('contact_address'),
      alerts: await of('alert'),
      recipients: await of('alert_recipient'),
      ridePlans: plans.map(({ fields, ...plan }) => ({ ...plan, fields: JSON.parse(fields) as unknown })),
      positions: await of('sent_position'),
    }
  }

export const createExportRepository = (db: Db): ExportRepository => ({
  emergency: emergency(db),
  account: (id) =>
    db
      .selectFrom('account')
      .select([
        'username',
        'email',
        'vehicle_type as vehicleType',
        'role_id as roleId',
        'subscription_status as subscriptionStatus',
        'created_at as createdAt',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  records: (accountId) =>
    db
      .selectFrom('record')
      .select(['noun', 'id', 'fields', 'created_at as createdAt', 'updated_at as updatedAt'])
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  body: async (accountId, noun, id) => {
    const row = await db
      .selectFrom('record')
      .select('body')
      .where('account_id', '=', accountId)
      .where('noun', '=', noun)
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.body ?? null
  },
})
