import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { envelope, tombstone } from '../synced/envelope.ts'
import { changeOf } from '../synced/without-defaults.ts'
import { cursorQuery, limitQuery } from './query.ts'

const revisionText = z.string().regex(/^\d{1,9}$/, 'must be a revision, a whole number')
export const revisionQuery = z.codec(revisionText, z.int().min(0), { decode: Number, encode: String })

/** `If-Match: "17"`: the revision that the change is a change of. */
export const ifMatch = z.codec(z.string().regex(/^"?\d{1,9}"?$/, 'must be a revision such as "17"'), z.int().min(0), {
  decode: (text) => Number(text.replaceAll('"', '')),
  encode: (revision) => `"${revision}"`,
})

/** Made on the device once for a write, sent with every attempt of it. */
export const idempotencyKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,100}$/, 'must be 8 to 100 letters, digits, dashes or underscores')

const listQuery = z.strictObject({
  changedSince: revisionQuery
    .optional()
    .describe('Only what changed after this revision, with the tombstones of what was deleted'),
  limit: limitQuery.optional().describe('Records a page, 1 to 1000; without it the whole list is one page'),
  cursor: cursorQuery.optional().describe('Start of the next page, from the Link header'),
})

const params = z.strictObject({ id: z.string().regex(/^[A-Za-z0-9._-]{1,100}$/, 'is not the id of a record') })

export interface SyncedKind<F extends z.ZodRawShape, B extends z.ZodRawShape> {
  /** What one of them is called, with its article. */
  readonly one: string
  readonly many: string
  readonly fields: F
  /** Large fields that lists leave out. */
  readonly body: B
  /** The field whose value is the record's id; null where the server makes the id. */
  readonly idFrom: (keyof F & string) | null
  /** With `idFrom`: a field in which two records of one id may differ and still say the same. The first one stays. */
  readonly aside?: keyof F & string
  /** How many one rider can have. */
  readonly most: number
  readonly bodyLimitKb?: number
}

interface Path<N extends string> {
  readonly noun: N
  readonly all: `/api/${N}`
  readonly one: `/api/${N}/:id`
}

interface Shapes<R extends z.ZodType, W extends z.ZodType> {
  readonly record: R
  readonly whole: W
}

const readsOf = <const N extends string, R extends z.ZodType, W extends z.ZodType>(
  { noun, all, one }: Path<N>,
  { record, whole }: Shapes<R, W>,
  many: string,
) => ({
  list: defineEndpoint({
    id: `${noun}.list`,
    method: 'GET',
    path: all,
    summary: `My ${many}, in the order of change`,
    who: 'user',
    offline: 'cache',
    query: listQuery,
    output: z.array(z.union([record, tombstone])),
    paged: true,
    errors: [],
  }),
  get: defineEndpoint({
    id: `${noun}.get`,
    method: 'GET',
    path: one,
    summary: `One of my ${many}`,
    who: 'user',
    offline: 'cache',
    params,
    output: whole,
    errors: ['not_found'],
  }),
})

const writesOf = <const N extends string, R extends z.ZodType, F extends z.ZodRawShape>(
  { noun, all, one }: Path<N>,
  { record, fields }: { readonly record: R; readonly fields: F },
  { one: what, bodyLimitKb }: { readonly one: string; readonly bodyLimitKb?: number | undefined },
) => {
  const limit = bodyLimitKb === undefined ? {} : { bodyLimitKb }
  return {
    create: defineEndpoint({
      id: `${noun}.create`,
      method: 'POST',
      path: all,
      summary: `Keep ${what}`,
      who: 'user',
      offline: 'queue',
      headers: z.object({ 'idempotency-key': idempotencyKey }),
      body: z.strictObject(fields),
      ...limit,
      output: record,
      errors: ['conflict', 'key_reused', 'quota_exceeded'],
    }),
    change: defineEndpoint({
      id: `${noun}.change`,
      method: 'PATCH',
      path: one,
      summary: `Change ${what}; what is not named stays`,
      who: 'user',
      offline: 'queue',
      params,
      headers: z.object({ 'if-match': ifMatch, 'idempotency-key': idempotencyKey.optional() }),
      body: changeOf(fields),
      ...limit,
      output: record,
      errors: ['not_found', 'conflict', 'key_reused', 'quota_exceeded'],
    }),
    remove: defineEndpoint({
      id: `${noun}.remove`,
      method: 'DELETE',
      path: one,
      summary: `Delete ${what}`,
      who: 'user',
      offline: 'queue',
      params,
      headers: z.object({ 'if-match': ifMatch.optional(), 'idempotency-key': idempotencyKey.optional() }),
      output: tombstone,
      errors: ['not_found', 'conflict', 'key_reused'],
    }),
  }
}

/**
 * The five calls of a noun that riders keep. Lists are in the order of change. A POST under the same `Idempotency-Key` gives the same
 * answer and never makes a second record; `key_reused` where it says something else. A POST of an id that exists (`idFrom`) answers the
 * record that is there where it says the same, and `conflict` where it does not. A PATCH or DELETE of anything but the newest revision is a
 * `conflict`, and carries the server's version. Unknown and foreign ids are the same `not_found`.
 */
export const syncedOf = <const N extends string, F extends z.ZodRawShape, B extends z.ZodRawShape>(
  noun: N,
  kind: SyncedKind<F, B>,
) => {
  const path = { noun, all: `/api/${noun}`, one: `/api/${noun}/:id` } as const
  const record = z.strictObject({ ...kind.fields, ...envelope })
  const whole = z.strictObject({ ...kind.fields, ...kind.body, ...envelope })
  return {
    noun,
    kind,
    record,
    whole,
    ...readsOf(path, { record, whole }, kind.many),
    ...writesOf(path, { record, fields: { ...kind.fields, ...kind.body } }, kind),
  }
}
