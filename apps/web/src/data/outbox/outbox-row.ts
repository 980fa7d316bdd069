import type { SyncedNoun } from '@bluffline/contract'

/** Nouns that are sent and never read back. */
const SENT_ONLY = [
  'trail-reports',
  'user-leads',
  'campground-reports',
  'campground-corrections',
  'ride-plans',
  // The end of a session that was left with no signal.
  'sessions',
] as const
type SentOnly = (typeof SENT_ONLY)[number]

/** Nouns whose writes go through the outbox. */
export type OutboxNoun = SyncedNoun | SentOnly

/** Whether a noun is kept in an account, and read back from there. */
export const isKeptInAccount = (noun: OutboxNoun): noun is SyncedNoun =>
  !(SENT_ONLY as readonly OutboxNoun[]).includes(noun)

/** Whether only somebody signed in can send it. Reports about trails, corrections and leads need no account. */
export const needsAccount = (noun: OutboxNoun): boolean =>
  isKeptInAccount(noun) || noun === 'campground-reports' || noun === 'ride-plans'

/** `waiting`: to be sent. `refused`: the server will not take it as it is. `conflict`: changed on another device too; the rider is asked. */
export type OutboxState = 'waiting' | 'refused' | 'conflict'

/** One write, kept until the server has it. They are sent in the order of `seq`. */
export interface OutboxRow {
  readonly seq: number
  /** Idempotency key: the same for every attempt. */
  readonly key: string
  /** The account it belongs to; null for a write that needs none. */
  readonly owner: string | null
  readonly noun: OutboxNoun
  readonly action: 'create' | 'change' | 'remove'
  /** The record's id on this device. */
  readonly recordId: string
  readonly body: Readonly<Record<string, unknown>>
  /** What it is, in the rider's words, for the list. */
  readonly title: string
  readonly writtenMs: number
  readonly attempts: number
  readonly state: OutboxState
  /** Why it is not at the server yet, in a sentence. */
  readonly problem: string | null
  /** The server's version, where the two differ. */
  readonly current: unknown
  /** Every `temp-` id it speaks of, so that the row is found when one gets its name. */
  readonly refs: readonly string[]
}

export type NewOutboxRow = Omit<OutboxRow, 'seq'>

/** A write as a feature knows it. */
export type Write = Pick<OutboxRow, 'noun' | 'action' | 'recordId' | 'body' | 'title'>

export interface Stamp {
  readonly key: string
  readonly owner: string | null
  readonly writtenMs: number
}

export const waitingRow = (write: Write, stamp: Stamp): NewOutboxRow => ({
  ...write,
  ...stamp,
  attempts: 0,
  state: 'waiting',
  problem: null,
  current: null,
  refs: temporaryIdsIn([write.recordId, write.body]),
})

const TEMPORARY = 'temp-'

/** Every `temp-` id in the value, each once. */
export function temporaryIdsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return isTemporary(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return [...new Set(Object.entries(value).flatMap(([key, item]) => [...temporaryIdsIn(key), ...temporaryIdsIn(item)]))]
}

/** The id of a record that the server has not named yet. */
export const temporaryId = (nowMs: number, random: string): string => `${TEMPORARY}${nowMs}-${random.slice(0, 8)}`
export const isTemporary = (id: string): boolean => id.startsWith(TEMPORARY)

/** Whether a record has yet to reach the server. */
export const awaitsSync = (row: { readonly id: string; readonly status?: unknown }): boolean =>
  row.status === 'pending' || isTemporary(row.id)
