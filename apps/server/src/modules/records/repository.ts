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
  /** What stands under an idempotency key, and how many records of a noun there are. */
  readonly look: (key: string | undefined, noun: string) => Promise<{ kept: KeptAnswer | null; count: number }>
  readonly find: (noun: string, id: string) => Promise<WholeRecord | null>
  /** All of a noun that are not deleted, without their large fields. */
  readonly all: (noun: string) => Promise<readonly WholeRecord[]>
  /** Puts a record in the place of what was there, and moves the ledger on, when the work is done; more than one in the order of revision. */
  readonly put: (record: WholeRecord, before: WholeRecord | null) => void
  /** Keeps an answer under its key, when the work is done. */
  readonly keepAnswer: (key: string, kept: KeptAnswer, at: Date) => void
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

const all = async (db: Db, accountId: string, noun: string): Promise<readonly WholeRecord[]> => {
  const rows = await db
    .selectFrom('record')
    .select([...columns, 'bytes'])
    .where('account_id', '=', accountId)
    .where('noun', '=', noun)
    .where('deleted_at', 'is', null)
    .orderBy('revision')
    .execute()
  return rows.map((row) => ({ ...row, body: null }))
}

/** In one question, since each costs as much as a small write. After the lock, not with it: only then it sees what the one before us wrote. */
const look = async (db: Db, accountId: string, [key, noun]: readonly [string | undefined, string]) => {
  const { rows } = await sql<{ n: number; fingerprint: Uint8Array | null; answer: string | null }>`
    select counted.n, kept.fingerprint, kept.answer
    from (
      select count(*)::int as n from record where account_id = ${accountId} and noun = ${noun} and deleted_at is null
    ) as counted
    left join kept_answer as kept on kept.account_id = ${accountId} and kept.key = ${key ?? null}`.execute(db)
  const [{ n: count, fingerprint, answer } = { n: 0, fingerprint: null, answer: null }] = rows
  return { count, kept: fingerprint === null || answer === null ? null : { fingerprint, answer } }
}

interface Put {
  readonly record: WholeRecord
  readonly before: WholeRecord | null
}

interface Plan {
  readonly puts: Put[]
  keep?: KeptAnswer & { readonly key: string; readonly at: Date }
}

const putSteps = (accountId: string, put: Put | undefined) => {
  if (!put) return []
  const { record, before } = put
  const [createdAt, updatedAt] = [record.createdAt.toISOString(), record.updatedAt.toISOString()]
  const row = sql`${accountId}, ${record.noun}, ${record.id}, ${record.revision}, ${record.fields}, ${record.body}, ${record.bytes}, ${createdAt}, ${updatedAt}, ${record.deletedAt?.toISOString() ?? null}`
  return [
    sql`put as (
      insert into record (account_id, noun, id, revision, fields, body, bytes, created_at, updated_at, deleted_at) values (${row})
      on conflict (account_id, noun, id) do update set
        revision = excluded.revision, fields = excluded.fields, body = excluded.body, bytes = excluded.bytes,
        created_at = excluded.created_at, updated_at = excluded.updated_at, deleted_at = excluded.deleted_at
    )`,
    sql`moved as (
      update account set revision = ${record.revision}, kept_bytes = kept_bytes + ${record.bytes - (before?.bytes ?? 0)}
      where id = ${accountId}
    )`,
  ]
}

/** Everything a write does, in one statement, but for what goes along with it. */
const carryOut = async (db: Db, accountId: string, { puts, keep }: Plan): Promise<void> => {
  for (const put of puts.slice(0, -1)) await sql`with ${sql.join(putSteps(accountId, put))} select 1`.execute(db)
  const keepStep =
    keep &&
    sql`kept as (
      insert into kept_answer (account_id, key, fingerprint, answer, created_at)
      values (${accountId}, ${keep.key}, ${keep.fingerprint}, ${keep.answer}, ${keep.at.toISOString()})
    )`
  const steps = [...putSteps(accountId, puts.at(-1)), ...(keepStep ? [keepStep] : [])]
  if (steps.length > 0) await sql`with ${sql.join(steps)} select 1`.execute(db)
}

const write =
  (db: Db): RecordRepository['write'] =>
  (accountId, work) =>
    db.transaction().execute(async (transaction) => {
      const ledger = await transaction
        .selectFrom('account')
        .select(['revision', 'kept_bytes as keptBytes'])
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirst()
      if (!ledger) return null
      const plan: Plan = { puts: [] }
      const done = await work({
        ledger,
        look: (...asked) => look(transaction, accountId, asked),
        find: (noun, id) => find(transaction, accountId, [noun, id]),
        all: (noun) => all(transaction, accountId, noun),
        put: (record, before) => void plan.puts.push({ record, before }),
        keepAnswer: (key, kept, at) => {
          plan.keep = { key, at, ...kept }
        },
      })
      await carryOut(transaction, accountId, plan)
      return done
    })

export const createRecordRepository = (db: Db): RecordRepository => ({
  write: write(db),
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
