import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** A record as it stands, with the words of its fields as JSON text; see `RecordTable`. */
export interface KeptRecord {
  readonly noun: string
  readonly id: string
  readonly revision: number
  readonly fields: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly deletedAt: Date | null
}

export interface WholeRecord extends KeptRecord {
  readonly body: string | null
  readonly bytes: number
}

export interface KeptAnswer {
  readonly fingerprint: Uint8Array
  readonly answer: string
}

/** What stands of a rider's account while nobody else can change their records. */
export interface Ledger {
  readonly revision: number
  readonly keptBytes: number
}

/** One write: done whole or not at all, and no other write of the same rider in between. */
export interface RecordWork {
  readonly ledger: Ledger
  readonly find: (noun: string, id: string) => Promise<WholeRecord | null>
  readonly count: (noun: string) => Promise<number>
  /** Puts a record in the place of what was there, and moves the ledger on. */
  readonly put: (record: WholeRecord, before: WholeRecord | null) => Promise<void>
  readonly answerUnder: (key: string) => Promise<KeptAnswer | null>
  readonly keepAnswer: (key: string, kept: KeptAnswer, at: Date) => Promise<void>
}

export interface ListQuery {
  readonly nouns: readonly string[]
  /** Only later revisions. */
  readonly after: number
  readonly limit: number | undefined
  readonly withTombstones: boolean
}

export interface RecordRepository {
  /** Null where the account is gone. */
  readonly write: <T>(accountId: string, work: (work: RecordWork) => Promise<T>) => Promise<T | null>
  readonly list: (accountId: string, query: ListQuery) => Promise<readonly KeptRecord[]>
  readonly find: (accountId: string, noun: string, id: string) => Promise<WholeRecord | null>
  readonly forgetAnswersBefore: (time: Date) => Promise<void>
}

const columns = [
  'noun',
  'id',
  'revision',
  'fields',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'deleted_at as deletedAt',
] as const

const find = async (db: Db, accountId: string, [noun, id]: readonly [string, string]): Promise<WholeRecord | null> =>
  (await db
    .selectFrom('record')
    .select([...columns, 'body', 'bytes'])
    .where('account_id', '=', accountId)
    .where('noun', '=', noun)
    .where('id', '=', id)
    .executeTakeFirst()) ?? null

const put = async (db: Db, accountId: string, [record, before]: readonly [WholeRecord, WholeRecord | null]) => {
  const row = {
    revision: record.revision,
    fields: record.fields,
    body: record.body,
    bytes: record.bytes,
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    deleted_at: record.deletedAt?.toISOString() ?? null,
  }
  await db
    .insertInto('record')
    .values({ account_id: accountId, noun: record.noun, id: record.id, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'noun', 'id']).doUpdateSet(row))
    .execute()
  const grown = record.bytes - (before?.bytes ?? 0)
  await sql`update account set revision = ${record.revision}, kept_bytes = kept_bytes + ${grown} where id = ${accountId}`.execute(
    db,
  )
}

const workIn = (db: Db, accountId: string, ledger: Ledger): RecordWork => ({
  ledger,
  find: (noun, id) => find(db, accountId, [noun, id]),
  count: async (noun) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from record where account_id = ${accountId} and noun = ${noun} and deleted_at is null`.execute(
      db,
    )
    return rows[0]?.n ?? 0
  },
  put: (record, before) => put(db, accountId, [record, before]),
  answerUnder: async (key) =>
    (await db
      .selectFrom('kept_answer')
      .select(['fingerprint', 'answer'])
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .executeTakeFirst()) ?? null,
  keepAnswer: async (key, { fingerprint, answer }, at) => {
    await db
      .insertInto('kept_answer')
      .values({ account_id: accountId, key, fingerprint, answer, created_at: at.toISOString() })
      .execute()
  },
})

export const createRecordRepository = (db: Db): RecordRepository => ({
  write: (accountId, work) =>
    db.transaction().execute(async (transaction) => {
      const ledger = await transaction
        .selectFrom('account')
        .select(['revision', 'kept_bytes as keptBytes'])
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirst()
      return ledger ? work(workIn(transaction, accountId, ledger)) : null
    }),
  list: (accountId, { nouns, after, limit, withTombstones }) => {
    let query = db
      .selectFrom('record')
      .select(columns)
      .where('account_id', '=', accountId)
      .where('noun', 'in', [...nouns])
      .where('revision', '>', after)
      .orderBy('revision')
    if (!withTombstones) query = query.where('deleted_at', 'is', null)
    if (limit !== undefined) query = query.limit(limit)
    return query.execute()
  },
  find: (accountId, noun, id) => find(db, accountId, [noun, id]),
  forgetAnswersBefore: async (time) => {
    await db.deleteFrom('kept_answer').where('created_at', '<', time).execute()
  },
})
