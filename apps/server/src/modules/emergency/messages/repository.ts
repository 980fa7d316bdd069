import { randomUUID } from 'node:crypto'
import type { DeliveryStatus, MessageChannel } from '@bluffline/core'
import { type Selectable, sql } from 'kysely'
import type { MessageKind, MessageState, MessageTable } from '../../../db/alert-schema.ts'
import type { Db } from '../../../db/client.ts'

export interface QueuedMessage {
  readonly id: string
  readonly accountId: string
  readonly kind: MessageKind
  readonly aboutId: string
  readonly round: number
  readonly contactId: string | null
  readonly channel: MessageChannel
  readonly attempts: number
  readonly createdAt: Date
  readonly giveUpAt: Date
}

/** What is told, about what. */
export interface Occasion {
  readonly accountId: string
  readonly kind: MessageKind
  readonly aboutId: string
  readonly round?: number
}

/** Somebody and a way to reach them; `contactId` null is the rider's own browsers. */
export interface Target {
  readonly contactId: string | null
  readonly channel: MessageChannel
}

const PRIORITY: Readonly<Record<MessageKind, number>> = {
  raised: 0,
  overdue: 1,
  rise: 1,
  closed: 2,
  taken: 3,
  confirm: 5,
  opening: 6,
}
const HOUR_MS = 3_600_000
const GIVE_UP_AFTER_MS = 24 * HOUR_MS

/** Puts a message for each target into the queue, within the caller's transaction. What is there already stays as it is: told once. */
export const enqueue = async (
  db: Db,
  occasion: Occasion,
  { targets, now }: { targets: readonly Target[]; now: Date },
) => {
  if (targets.length === 0) return
  const { accountId, kind, aboutId, round = 0 } = occasion
  const at = now.toISOString()
  const rows = targets.map(({ contactId, channel }) => ({
    id: randomUUID(),
    account_id: accountId,
    kind,
    about_id: aboutId,
    round,
    contact_id: contactId,
    channel,
    state: 'waiting' as const,
    priority: PRIORITY[kind],
    attempts: 0,
    may_be_doubled: false,
    next_at: at,
    claimed_at: null,
    created_at: at,
    give_up_at: new Date(now.getTime() + GIVE_UP_AFTER_MS).toISOString(),
    sent_at: null,
    receipt_at: null,
    provider_id: null,
    problem: null,
  }))
  await db
    .insertInto('message')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes back what has not been sent yet. */
export const dropWaiting = async (db: Db, occasion: Omit<Occasion, 'round'>, problem: string): Promise<void> => {
  await db
    .updateTable('message')
    .set({ state: 'dropped', problem })
    .where('account_id', '=', occasion.accountId)
    .where('about_id', '=', occasion.aboutId)
    .where('kind', '=', occasion.kind)
    .where('state', '=', 'waiting')
    .execute()
}

export const messagesAbout = (db: Db, accountId: string, aboutIds: readonly string[]) =>
  aboutIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('message')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('about_id', 'in', aboutIds)
        .orderBy('created_at')
        .orderBy('id')
        .execute()

/** How far a message has come, in the words of the contract. */
export const statusOf = (state: MessageState): DeliveryStatus => {
  if (state === 'sending') return 'waiting'
  return state === 'dropped' ? 'failed' : state
}

export interface MessageRepository {
  /** Those that are due, the most urgent first; taken, so that nobody else takes them until the lease is over. */
  readonly claim: (channel: MessageChannel, now: Date, most: number) => Promise<readonly QueuedMessage[]>
  readonly settle: (message: QueuedMessage, outcome: Outcome) => Promise<void>
  /** What a signed receipt says. It only ever leads further. */
  readonly receive: (
    id: string,
    receipt: { status: Receipt; providerId: string; at: Date; problem: string | null },
  ) => Promise<void>
  /** Whether a call for help may have reached a contact, or is on its way at this moment. */
  readonly wasRaised: (message: QueuedMessage) => Promise<'yes' | 'no' | 'sending'>
  readonly forgetBefore: (time: Date) => Promise<void>
}

export type Receipt = 'sent' | 'delivered' | 'undelivered'

/** What becomes of a message after a try. */
export type Outcome =
  | { readonly state: 'sent'; readonly at: Date; readonly providerId: string | null }
  | { readonly state: 'waiting'; readonly nextAt: Date; readonly problem: string; readonly mayBeDoubled: boolean }
  | { readonly state: 'failed' | 'dropped'; readonly problem: string }

/** Longer than a provider may take to answer: a message that nobody has finished by then was left by a server that stopped. */
export const LEASE_MS = 30_000

const queued = (row: Selectable<MessageTable>): QueuedMessage => ({
  id: row.id,
  accountId: row.account_id,
  kind: row.kind,
  aboutId: row.about_id,
  round: row.round,
  contactId: row.contact_id,
  channel: row.channel,
  attempts: row.attempts,
  createdAt: row.created_at,
  giveUpAt: row.give_up_at,
})

const claim =
  (db: Db): MessageRepository['claim'] =>
  async (channel, now, most) => {
    const left = new Date(now.getTime() - LEASE_MS)
    const rows = await db
      .updateTable('message')
      .set({
        state: 'sending',
        claimed_at: now.toISOString(),
        attempts: sql<number>`attempts + 1`,
        // Somebody asked the provider and never came back to say what it answered.
        may_be_doubled: sql<boolean>`may_be_doubled or state = 'sending'`,
      })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('message')
          .select('id')
          .where('channel', '=', channel)
          .where((or) =>
            or.or([
              or.and([or('state', '=', 'waiting'), or('next_at', '<=', now)]),
              or.and([or('state', '=', 'sending'), or('claimed_at', '<=', left)]),
            ]),
          )
          .orderBy('priority')
          .orderBy('next_at')
          .limit(most)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .execute()
    return rows.map(queued).toSorted((a, b) => PRIORITY[a.kind] - PRIORITY[b.kind])
  }

const changeOf = (outcome: Outcome) => {
  if (outcome.state === 'sent')
    return { state: outcome.state, sent_at: outcome.at.toISOString(), provider_id: outcome.providerId, problem: null }
  if (outcome.state !== 'waiting') return { state: outcome.state, problem: outcome.problem }
  const change = { state: outcome.state, next_at: outcome.nextAt.toISOString(), problem: outcome.problem }
  return outcome.mayBeDoubled ? { ...change, may_be_doubled: true } : change
}

const BELOW: Readonly<Record<Receipt, readonly MessageState[]>> = {
  sent: ['waiting', 'sending', 'failed'],
  undelivered: ['waiting', 'sending', 'failed', 'sent'],
  delivered: ['waiting', 'sending', 'failed', 'sent', 'undelivered'],
}

export const createMessageRepository = (db: Db): MessageRepository => ({
  claim: claim(db),
  settle: async ({ id, attempts }, outcome) => {
    // Only by the one who took it last, and never over what a receipt has said meanwhile.
    await db
      .updateTable('message')
      .set(changeOf(outcome))
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .where('attempts', '=', attempts)
      .execute()
  },
  receive: async (id, { status, providerId, at, problem }) => {
    const time = at.toISOString()
    await db
      .updateTable('message')
      .set({
        state: status,
        provider_id: providerId,
        problem,
        sent_at: sql<string>`coalesce(sent_at, ${time}::timestamptz)`,
        ...(status !== 'sent' && { receipt_at: time }),
      })
      .where('id', '=', id)
      .where('channel', '=', 'sms')
      .where('state', 'in', BELOW[status])
      .execute()
  },
  wasRaised: async ({ accountId, aboutId, contactId }) => {
    const rows = await db
      .selectFrom('message')
      .select(['state', 'may_be_doubled'])
      .where('account_id', '=', accountId)
      .where('about_id', '=', aboutId)
      .where('kind', '=', 'raised')
      .where('contact_id', '=', contactId)
      .execute()
    if (
      rows.some(
        ({ state, may_be_doubled: wasTried }) => wasTried || ['sent', 'delivered', 'undelivered'].includes(state),
      )
    )
      return 'yes'
    return rows.some(({ state }) => state === 'sending') ? 'sending' : 'no'
  },
  forgetBefore: async (time) => {
    await db.deleteFrom('message').where('created_at', '<', time).execute()
  },
})
