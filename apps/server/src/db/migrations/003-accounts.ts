import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  `create table account (
    id uuid primary key,
    username text not null,
    name_key text not null unique,
    email text,
    password_hash text,
    vehicle_type text not null,
    role_id text not null default 'user' check (role_id in ('user', 'test', 'admin')),
    subscription_status text not null default 'none' check (subscription_status in ('none', 'active')),
    revision integer not null default 0,
    kept_bytes integer not null default 0,
    created_at timestamptz not null
  )`,
  `create table provider_identity (
    issuer text not null,
    subject text not null,
    account_id uuid not null references account on delete cascade,
    primary key (issuer, subject)
  )`,
  `create index provider_identity_by_account on provider_identity (account_id)`,
  `create table session (
    id uuid primary key,
    account_id uuid not null references account on delete cascade,
    device text not null,
    chain_key bytea not null,
    token_hash bytea not null,
    previous_hash bytea,
    rotated_at timestamptz not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null
  )`,
  `create index session_by_account on session (account_id)`,
  `create table signing_key (
    id text primary key,
    secret bytea not null,
    created_at timestamptz not null
  )`,
  `create table login_attempt (
    key bytea primary key,
    failures integer not null,
    wait_until timestamptz not null,
    last_at timestamptz not null
  )`,
  `create index login_attempt_by_age on login_attempt (last_at)`,
]

export const accounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
