import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** No foreign keys to `place`: the catalogue is emptied and filled again, and what riders said outlives the record it is about. */
const STATEMENTS = [
  `create table campground_report (
    key uuid primary key,
    account_id uuid not null references account on delete cascade,
    campground_id text not null,
    status text not null check (status in ('available', 'limited', 'full', 'closed')),
    words text not null,
    written_at timestamptz not null,
    received_at timestamptz not null
  )`,
  `create index campground_report_by_time on campground_report (received_at)`,
  `create table campground_correction (
    key uuid primary key,
    campground_id text not null,
    kind text not null,
    words text not null,
    written_at timestamptz not null,
    received_at timestamptz not null
  )`,
  `create index campground_correction_by_campground on campground_correction (campground_id, received_at)`,
  `create table review_decision (
    account_id uuid not null references account on delete cascade,
    campground_id text not null,
    hidden boolean not null,
    reason text not null,
    decided_at timestamptz not null,
    primary key (account_id, campground_id)
  )`,
  `create index record_campground_reviews on record (id) where noun = 'campground-reviews' and deleted_at is null`,
  `create index record_campground_watches on record (account_id) where noun = 'campground-watches' and deleted_at is null`,
  `create table watch_state (
    account_id uuid not null references account on delete cascade,
    watch_id text not null,
    revision integer not null,
    is_open boolean not null,
    openings integer not null,
    status text not null,
    checked_at timestamptz not null,
    primary key (account_id, watch_id)
  )`,
  `create table campground_alert (
    id uuid primary key,
    account_id uuid not null references account on delete cascade,
    watch_id text not null,
    opening integer not null,
    campground_id text not null,
    campground_name text not null,
    arrive text not null,
    depart text not null,
    sites text not null,
    free integer not null,
    opened_at timestamptz not null,
    seen_at timestamptz,
    unique (account_id, watch_id, opening)
  )`,
  `create index campground_alert_by_account on campground_alert (account_id, opened_at)`,
]

export const campgrounds: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
