import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  `create table user_lead (
    id uuid primary key,
    email_key text not null unique,
    email text not null,
    phone text,
    consented_at timestamptz not null,
    received_at timestamptz not null,
    renewed_at timestamptz not null
  )`,
  `create index user_lead_by_age on user_lead (renewed_at)`,
]

export const userLeads: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
