import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

export interface NewLead {
  readonly id: string
  readonly email: string
  readonly phone: string | null
  readonly consentedAt: Date
  readonly receivedAt: Date
}

export interface KeptLead extends NewLead {
  readonly renewedAt: Date
}

export interface UserLeadRepository {
  /** One statement for a new and a known address, so that neither takes longer. What was said first stays. */
  readonly keep: (lead: NewLead) => Promise<void>
  readonly list: () => Promise<readonly KeptLead[]>
  readonly forget: (email: string) => Promise<void>
  /** False where there is no such lead. */
  readonly remove: (id: string) => Promise<boolean>
  readonly forgetOlderThan: (time: Date) => Promise<void>
}

const keyOf = (email: string): string => email.toLowerCase()

export const createUserLeadRepository = (db: Db): UserLeadRepository => ({
  keep: async ({ id, email, phone, consentedAt, receivedAt }) => {
    const at = receivedAt.toISOString()
    await db
      .insertInto('user_lead')
      .values({
        id,
        email_key: keyOf(email),
        email,
        phone,
        consented_at: consentedAt.toISOString(),
        received_at: at,
        renewed_at: at,
      })
      .onConflict((conflict) =>
        conflict.column('email_key').doUpdateSet({
          phone: sql`coalesce(user_lead.phone, excluded.phone)`,
          renewed_at: sql`excluded.renewed_at`,
        }),
      )
      .execute()
  },
  list: async () => {
    const rows = await db.selectFrom('user_lead').selectAll().orderBy('received_at', 'desc').orderBy('id').execute()
    return rows.map(({ id, email, phone, consented_at, received_at, renewed_at }) => ({
      id,
      email,
      phone,
      consentedAt: consented_at,
      receivedAt: received_at,
      renewedAt: renewed_at,
    }))
  },
  forget: async (email) => {
    await db.deleteFrom('user_lead').where('email_key', '=', keyOf(email)).execute()
  },
  remove: async (id) => {
    const { numDeletedRows } = await db.deleteFrom('user_lead').where('id', '=', id).executeTakeFirst()
    return numDeletedRows > 0n
  },
  forgetOlderThan: async (time) => {
    await db.deleteFrom('user_lead').where('renewed_at', '<', time).execute()
  },
})
