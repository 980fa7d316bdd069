import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  `create table record (
    account_id uuid not null references account on delete cascade,
    noun text not null,
    id text not null,
    revision integer not null,
    fields text not null,
    body text,
    bytes integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    primary key (account_id, noun, id)
  )`,
  `create unique index record_by_revision on record (account_id, revision)`,
  `create index record_by_noun on record (account_id, noun, revision)`,
  `create table kept_answer (
    account_id uuid not null references account on delete cascade,
    key text not null,
    fingerprint bytea not null,
    answer text not null,
    created_at timestamptz not null,
    primary key (account_id, key)
  )`,
  `create index kept_answer_by_age on kept_answer (created_at)`,
]

export const records: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
