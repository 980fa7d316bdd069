import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  `create table emergency_contact (
    account_id uuid not null references account on delete cascade,
    id uuid not null,
    name text not null,
    relation text,
    role text not null check (role in ('contact', 'drill', 'self')),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (account_id, id)
  )`,
  `create unique index emergency_contact_self on emergency_contact (account_id) where role = 'self'`,
  `create table contact_address (
    account_id uuid not null,
    contact_id uuid not null,
    channel text not null check (channel in ('sms', 'email')),
    address text not null,
    state text not null check (state in ('asked', 'confirmed', 'stopped')),
    asked_at timestamptz,
    answered_at timestamptz,
    round integer not null,
    primary key (account_id, contact_id, channel),
    foreign key (account_id, contact_id) references emergency_contact on delete cascade
  )`,
  `create index contact_address_by_address on contact_address (channel, address)`,
  `create table stopped_address (
    channel text not null,
    address text not null,
    stopped_at timestamptz not null,
    primary key (channel, address)
  )`,
  `create table secret_link (
    hash bytea primary key,
    page text not null check (page in ('confirm', 'help', 'back', 'live')),
    account_id uuid not null references account on delete cascade,
    about_id uuid not null,
    contact_id uuid,
    channel text,
    expires_at timestamptz not null
  )`,
  `create index secret_link_by_about on secret_link (account_id, about_id)`,
  `create index secret_link_by_age on secret_link (expires_at)`,
  `create table alert (
    account_id uuid not null references account on delete cascade,
    id uuid not null,
    kind text not null check (kind in ('sos', 'fall', 'overdue')),
    is_drill boolean not null,
    rider_name text not null,
    note text not null,
    precision text not null,
    medical text,
    battery_percent double precision,
    fired_at timestamptz not null,
    received_at timestamptz not null,
    retention_days integer not null,
    plan_id uuid,
    plan_round integer,
    closed_at timestamptz,
    closed_by uuid,
    outcome text,
    primary key (account_id, id),
    unique (account_id, plan_id, plan_round)
  )`,
  `create index alert_by_age on alert (received_at)`,
  `create table alert_recipient (
    account_id uuid not null,
    alert_id uuid not null,
    contact_id uuid not null,
    name text not null,
    acknowledged_at timestamptz,
    primary key (account_id, alert_id, contact_id),
    foreign key (account_id, alert_id) references alert on delete cascade
  )`,
  `create index alert_recipient_by_contact on alert_recipient (contact_id)`,
  `create table sent_position (
    account_id uuid not null references account on delete cascade,
    about_id uuid not null,
    at timestamptz not null,
    lng double precision not null,
    lat double precision not null,
    accuracy_m double precision,
    altitude_m double precision,
    primary key (account_id, about_id, at)
  )`,
  `create table ride_plan (
    account_id uuid not null references account on delete cascade,
    id uuid not null,
    fields text not null,
    changed_at_ms double precision not null,
    stage text not null,
    leave_at timestamptz not null,
    return_at timestamptz not null,
    grace_min integer not null,
    rider_warned_at timestamptz,
    round integer not null,
    due_at timestamptz,
    battery_percent double precision,
    received_at timestamptz not null,
    ended_at timestamptz,
    ended_by text,
    primary key (account_id, id)
  )`,
  `create index ride_plan_due on ride_plan (due_at) where due_at is not null`,
  `create table live_share (
    account_id uuid not null references account on delete cascade,
    id uuid not null,
    rider_name text not null,
    precision text not null,
    battery_percent double precision,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (account_id, id)
  )`,
  `create table message (
    id uuid primary key,
    account_id uuid not null references account on delete cascade,
    kind text not null,
    about_id uuid not null,
    round integer not null,
    contact_id uuid,
    channel text not null check (channel in ('sms', 'email', 'push')),
    state text not null check (state in ('waiting', 'sending', 'sent', 'delivered', 'undelivered', 'failed', 'dropped')),
    priority integer not null,
    attempts integer not null,
    may_be_doubled boolean not null,
    next_at timestamptz not null,
    claimed_at timestamptz,
    created_at timestamptz not null,
    give_up_at timestamptz not null,
    sent_at timestamptz,
    receipt_at timestamptz,
    provider_id text,
    problem text
  )`,
  `create unique index message_once on message
    (account_id, kind, about_id, round, coalesce(contact_id, '00000000-0000-0000-0000-000000000000'::uuid), channel)`,
  `create index message_due on message (priority, next_at) where state in ('waiting', 'sending')`,
  `create index message_by_about on message (account_id, about_id)`,
  `create table push_subscription (
    endpoint text primary key,
    account_id uuid not null references account on delete cascade,
    p256dh text not null,
    auth text not null,
    created_at timestamptz not null
  )`,
  `create index push_subscription_by_account on push_subscription (account_id)`,
  `create table push_key (
    id integer primary key check (id = 1),
    public_key text not null,
    private_key text not null
  )`,
  `create table alert_pass (
    session_id uuid primary key,
    account_id uuid not null references account on delete cascade,
    hash bytea not null unique,
    expires_at timestamptz not null
  )`,
]

/** Contacts, alerts, ride plans, shares, and the queue of messages about them. */
export const alerts: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
