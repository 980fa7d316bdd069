import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How many conversations with the realtime voice service a rider began on the last day they did: one row a rider, so nothing piles up. */
const STATEMENT = `create table realtime_use (
  account_id uuid primary key references account on delete cascade,
  day text not null,
  sessions integer not null check (sessions >= 0)
)`

export const realtimeUse: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(STATEMENT).execute(db)
  },
}
