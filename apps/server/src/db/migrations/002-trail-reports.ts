import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** No foreign key to `trail`: the catalogue is emptied and filled again, and a report outlives the record it is about. */
const STATEMENTS = [
  `create table trail_report (
    key uuid primary key,
    trail_id text not null,
    kind text not null,
    words text not null,
    lng double precision,
    lat double precision,
    written_at timestamptz not null,
    received_at timestamptz not null,
    check ((lng is null) = (lat is null))
  )`,
  `create index trail_report_by_trail on trail_report (trail_id, received_at)`,
]

export const trailReports: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
