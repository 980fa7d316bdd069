import { randomUUID } from 'node:crypto'
import { SYNCED, SYNCED_NOUNS, type SyncedNoun } from '@bluffline/contract'
import type { Caller } from '../../platform/caller.ts'
import { failure, type Result, success } from '../../platform/result.ts'
import {
  answerOf,
  bodyOf,
  type Fields,
  fieldsOf,
  fingerprintOf,
  sameValue,
  splitFields,
  wholeAnswerOf,
} from './record-text.ts'
import { cleanPhoto } from './photo.ts'
import type { KeptRecord, RecordRepository, RecordWork, WholeRecord } from './repository.ts'
import { unpackTrack } from './track.ts'
import { conflictWith, putNext, putTombstone, runOnce, type WriteError } from './write.ts'

type Written = Promise<Result<Fields, WriteError>>

/** Whose record, under which idempotency key, of which revision. */
export interface Circumstances {
  readonly caller: Caller
  readonly key?: string | undefined
  readonly revision?: number | undefined
}

export interface Page {
  readonly records: readonly KeptRecord[]
  /** Where the next page begins; null on the last. */
  readonly next: number | null
}

export interface RecordService {
  readonly list: (
    noun: SyncedNoun,
    caller: Caller,
    asked: { readonly after: number; readonly limit: number | undefined; readonly withTombstones: boolean },
  ) => Promise<Page>
  readonly changes: (
    caller: Caller,
    since: number,
    limit: number,
  ) => Promise<{ changes: { noun: string; record: Fields }[]; revision: number; more: boolean }>
  readonly get: (noun: SyncedNoun, caller: Caller, id: string) => Promise<Result<Fields, 'not_found'>>
  readonly create: (noun: SyncedNoun, fields: Fields, at: Circumstances) => Written
  readonly change: (of: { noun: SyncedNoun; id: string }, change: Fields, at: Circumstances) => Written
  readonly remove: (of: { noun: SyncedNoun; id: string }, at: Circumstances) => Written
  readonly forgetOldAnswers: () => Promise<void>
}

export interface RecordServiceDeps {
  readonly records: RecordRepository
  readonly now: () => Date
}

const DAY_MS = 86_400_000
/** A phone may lie in a drawer for a season with a write that was done and not acknowledged. */
const ANSWERS_KEPT_DAYS = 180

const NOT_FOUND = failure('not_found', 'There is no such record.')
const BAD_PHOTO = failure('bad_request', 'The field "image" is not valid: it holds no photo that can be kept.')
const BAD_TRACK = failure('bad_request', 'The field "track" is not valid: it holds no track that can be read.')

interface Rules {
  readonly idFrom: string | null
  readonly aside?: string
  readonly most: number
  readonly body: object
  readonly many: string
}
const rulesOf = (noun: SyncedNoun): Rules => SYNCED[noun].kind
const largeOf = (noun: SyncedNoun): readonly string[] => Object.keys(rulesOf(noun).body)

const tooMany = ({ most, many }: Rules) =>
  failure('quota_exceeded', `Your account can hold ${most} ${many}. Delete one to keep another.`)

/** Whether a write that comes to a record already there says what that one says. */
const saysTheSame = (record: WholeRecord, fields: Fields, { aside }: Rules): boolean => {
  const without = (all: Fields) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== aside))
  return sameValue(without({ ...fieldsOf(record), ...bodyOf(record) }), without(fields))
}

/**
 * Large fields as they are kept. A track is stored as it came, so it is read once before: nobody is to find out on another phone that it
 * cannot be. Of a photo only the picture is kept.
 */
const readLarge = async (noun: SyncedNoun, fields: Fields): Promise<Result<Fields, 'bad_request'>> => {
  const { track, image } = fields
  if (noun === 'rides' && typeof track === 'string' && (await unpackTrack(track)) === null) return BAD_TRACK
  if (noun !== 'ride-photos' || typeof image !== 'string') return success(fields)
  const clean = cleanPhoto(image)
  return clean === null ? BAD_PHOTO : success({ ...fields, image: clean })
}

const createIn = ({ records, now }: RecordServiceDeps): RecordService['create'] => {
  return async (noun, given, { caller, key }) => {
    const read = await readLarge(noun, given)
    if (!read.ok) return read
    const fields = read.value
    const rules = rulesOf(noun)
    const command = { key, fingerprint: fingerprintOf('create', noun, fields) }
    return runOnce({ records, now }, { caller, noun, command }, async (work) => {
      const id = rules.idFrom === null ? randomUUID() : String(fields[rules.idFrom])
      const before = rules.idFrom === null ? null : await work.find(noun, id)
      if (before?.deletedAt === null) {
        return saysTheSame(before, fields, rules) ? success(answerOf(before)) : conflictWith(before)
      }
      if (work.count >= rules.most) return tooMany(rules)
      return putNext(work, { noun, id, ...splitFields(fields, largeOf(noun)) }, { before, at: now() })
    })
  }
}

const changeIn = ({ records, now }: RecordServiceDeps): RecordService['change'] => {
  return async ({ noun, id }, given, { caller, key, revision }) => {
    const read = await readLarge(noun, given)
    if (!read.ok) return read
    const change = read.value
    const { idFrom } = rulesOf(noun)
    if (idFrom !== null && change[idFrom] !== undefined && change[idFrom] !== id) {
      return failure('bad_request', `The field "${idFrom}" is the id of the record and cannot be changed.`)
    }
    const command = { key, fingerprint: fingerprintOf('change', noun, id, revision, change) }
    return runOnce({ records, now }, { caller, noun, command }, async (work) => {
      const before = await work.find(noun, id)
      if (!before) return NOT_FOUND
      if (before.deletedAt !== null || before.revision !== revision) return conflictWith(before)
      const all = { ...fieldsOf(before), ...bodyOf(before), ...change }
      return putNext(work, { noun, id, ...splitFields(all, largeOf(noun)) }, { before, at: now() })
    })
  }
}

/** The photos of a ride go with it. */
const photosOf = async (work: RecordWork, rideId: string): Promise<readonly WholeRecord[]> =>
  (await work.all('ride-photos')).filter((photo) => fieldsOf(photo)['rideId'] === rideId)

const removeIn = ({ records, now }: RecordServiceDeps): RecordService['remove'] => {
  return ({ noun, id }, { caller, key, revision }) => {
    const command = { key, fingerprint: fingerprintOf('remove', noun, id, revision) }
    return runOnce({ records, now }, { caller, noun, command }, async (work) => {
      const before = await work.find(noun, id)
      if (!before) return NOT_FOUND
      if (before.deletedAt !== null) return success(answerOf(before))
      if (revision !== undefined && before.revision !== revision) return conflictWith(before)
      const photos = noun === 'rides' ? await photosOf(work, id) : []
      for (const [after, photo] of photos.entries()) putTombstone(work, photo, { at: now(), after })
      return putTombstone(work, before, { at: now(), after: photos.length })
    })
  }
}

/** One record more than asked for tells whether there is a next page. */
const pageOf = (found: readonly KeptRecord[], limit: number | undefined): Page => {
  const records = limit === undefined ? found : found.slice(0, limit)
  return { records, next: records.length < found.length ? (records.at(-1)?.revision ?? null) : null }
}

export const createRecordService = (deps: RecordServiceDeps): RecordService => {
  const { records, now } = deps
  const page = async (accountId: string, asked: Parameters<RecordRepository['list']>[1]) =>
    pageOf(
      await records.list(accountId, { ...asked, limit: asked.limit === undefined ? undefined : asked.limit + 1 }),
      asked.limit,
    )
  return {
    list: (noun, { accountId }, asked) => page(accountId, { nouns: [noun], ...asked }),
    changes: async ({ accountId }, since, limit) => {
      const asked = { nouns: SYNCED_NOUNS, after: since, limit, withTombstones: true }
      const { records: found, next } = await page(accountId, asked)
      const changes = found.map((record) => ({ noun: record.noun, record: answerOf(record) }))
      return { changes, revision: found.at(-1)?.revision ?? since, more: next !== null }
    },
    get: async (noun, { accountId }, id) => {
      const record = await records.find(accountId, noun, id)
      return record?.deletedAt === null ? success(wholeAnswerOf(record)) : NOT_FOUND
    },
    create: createIn(deps),
    change: changeIn(deps),
    remove: removeIn(deps),
    forgetOldAnswers: () => records.forgetAnswersBefore(new Date(now().getTime() - ANSWERS_KEPT_DAYS * DAY_MS)),
  }
}
