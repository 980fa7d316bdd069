import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Good answers of services outside, so that the last reading outlives a restart; and what riders who wait for water were told. */
const STATEMENTS = [
  `create table outside_answer (
    service text not null,
    key text not null,
    answer text not null,
    answered_at timestamptz not null,
    primary key (service, key)
  )`,
  `create index outside_answer_by_age on outside_answer (answered_at)`,
  `create index record_water_watches on record (account_id) where noun = 'water-watches' and deleted_at is null`,
  `create table water_watch_state (
    account_id uuid not null references account on delete cascade,
    watch_id text not null,
    revision integer not null,
    state text not null,
    is_silent boolean not null,
    checked_at timestamptz not null,
    primary key (account_id, watch_id)
  )`,
  `create table water_alert (
    id uuid primary key,
    account_id uuid not null references account on delete cascade,
    watch_id text not null,
    revision integer not null,
    number integer not null,
    gauge_id text not null,
    place text not null,
    reason text not null check (reason in ('rise', 'level')),
    stage_ft double precision not null,
    ft_per_hour double precision,
    measured_at timestamptz not null,
    raised_at timestamptz not null,
    seen_at timestamptz,
    unique (account_id, watch_id, revision, number)
  )`,
  `create index water_alert_by_account on water_alert (account_id, raised_at)`,
]

export const water: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
