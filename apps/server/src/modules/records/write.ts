import { SYNCED_MOST_MB } from '@bluffline/contract'
import type { Caller } from '../../platform/caller.ts'
import { failure, type Result, success } from '../../platform/result.ts'
import { answerOf, type Fields, textOf } from './record-text.ts'
import type { RecordRepository, RecordWork, WholeRecord } from './repository.ts'

/** One write as a device sent it. */
export interface Command {
  readonly key: string | undefined
  readonly fingerprint: Uint8Array
}

export type WriteError = 'not_found' | 'conflict' | 'key_reused' | 'quota_exceeded' | 'bad_request'
type Written = Result<Fields, WriteError>

const KEY_REUSED = failure('key_reused', 'This key was used for another write. Make a new one.')
const FULL = failure('quota_exceeded', `Your account is full: it can hold ${SYNCED_MOST_MB} MB.`)
const MOST_BYTES = SYNCED_MOST_MB * 1_000_000
const NOT_FOUND = failure('not_found', 'There is no such record.')

/** Carries the server's version, so that the device can keep both and ask. */
export const conflictWith = (record: WholeRecord) =>
  failure(
    'conflict',
    record.deletedAt === null
      ? 'This was changed on another device in the meantime.'
      : 'This was deleted on another device in the meantime.',
    { current: answerOf(record) },
  )

const sameFingerprint = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0

/** What a write is decided on beside its record. */
interface Deciding extends RecordWork {
  /** How many records of the noun there are. */
  readonly count: number
}

/** Runs a write once for each key: the answer of the first success is the answer of every repetition. */
export const runOnce = async (
  { records, now }: { records: RecordRepository; now: () => Date },
  { caller, noun, command: { key, fingerprint } }: { caller: Caller; noun: string; command: Command },
  decide: (work: Deciding) => Promise<Written>,
): Promise<Written> => {
  const written = await records.write(caller.accountId, async (work): Promise<Written> => {
    const { kept, count } = await work.look(key, noun)
    if (kept && !sameFingerprint(kept.fingerprint, fingerprint)) return KEY_REUSED
    if (kept) return success(JSON.parse(kept.answer) as Fields)
    const result = await decide({ ...work, count })
    if (result.ok && key !== undefined) {
      work.keepAnswer(key, { fingerprint, answer: JSON.stringify(result.value) }, now())
    }
    return result
  })
  return written ?? NOT_FOUND
}

interface Next {
  readonly noun: string
  readonly id: string
  readonly fields: Fields
  readonly body: Fields | null
}

/** Puts the next version of a record where there is room for it. */
export const putNext = (
  work: RecordWork,
  next: Next,
  { before, at }: { before: WholeRecord | null; at: Date },
): Written => {
  const text = textOf(next)
  if (work.ledger.keptBytes + text.bytes - (before?.bytes ?? 0) > MOST_BYTES) return FULL
  const record: WholeRecord = {
    noun: next.noun,
    id: next.id,
    ...text,
    revision: work.ledger.revision + 1,
    // One that comes back under the id of a deleted one is a new one.
    createdAt: before?.deletedAt === null ? before.createdAt : at,
    updatedAt: at,
    deletedAt: null,
  }
  work.put(record, before)
  return success(answerOf(record))
}

/** Leaves of a record what other devices need to delete it too. `after`: how many changes of the same write go before. */
export const putTombstone = (
  work: RecordWork,
  before: WholeRecord,
  { at, after }: { readonly at: Date; readonly after: number },
): Written => {
  const revision = work.ledger.revision + after + 1
  const tombstone = { ...before, fields: '{}', body: null, bytes: 0, revision, updatedAt: at, deletedAt: at }
  work.put(tombstone, before)
  return success(answerOf(tombstone))
}
