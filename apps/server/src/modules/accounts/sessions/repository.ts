import type { Caller } from '../../../platform/caller.ts'
import type { Db } from '../../../db/client.ts'

/** A session as it is kept; see `SessionTable`. */
export interface KeptSession {
  readonly id: string
  readonly accountId: string
  readonly device: string
  readonly chainKey: Uint8Array
  readonly tokenHash: Uint8Array
  readonly previousHash: Uint8Array | null
  readonly rotatedAt: Date
  readonly createdAt: Date
  readonly lastUsedAt: Date
}

/** What becomes of a session that was looked at under lock. */
export type SessionFate =
  | { readonly kind: 'stays' }
  /** With the device's key for alerts where its owner ends it; one that ends by itself leaves the key, which may be needed. */
  | { readonly kind: 'ends'; readonly withPass?: true }
  | { readonly kind: 'rotates'; readonly tokenHash: Uint8Array; readonly at: Date }

export interface SessionRepository {
  readonly begin: (session: KeptSession) => Promise<void>
  readonly find: (id: string) => Promise<KeptSession | null>
  /** Looks at a session while nobody else can, and does what `decide` says; null where there is none. */
  readonly settle: <T extends SessionFate>(id: string, decide: (session: KeptSession) => T) => Promise<T | null>
  /** Who calls in this session: both ids must fit, and the session must have been used since. */
  readonly caller: (id: string, accountId: string, usedSince: Date) => Promise<Caller | null>
  readonly ofAccount: (accountId: string, usedSince: Date) => Promise<readonly KeptSession[]>
  /** Whether there was one. */
  readonly end: (id: string, accountId: string) => Promise<boolean>
  readonly endOthers: (accountId: string, except: string) => Promise<void>
  readonly endUnused: (usedBefore: Date) => Promise<void>
}

const columns = [
  'id',
  'account_id as accountId',
  'device',
  'chain_key as chainKey',
  'token_hash as tokenHash',
  'previous_hash as previousHash',
  'rotated_at as rotatedAt',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const

const settle =
  (db: Db): SessionRepository['settle'] =>
  async (id, decide) =>
    db.transaction().execute(async (transaction) => {
      const found = await transaction
        .selectFrom('session')
        .select(columns)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!found) return null
      const fate = decide(found)
      if (fate.kind === 'ends') await transaction.deleteFrom('session').where('id', '=', id).execute()
      if (fate.kind === 'ends' && fate.withPass)
        await transaction.deleteFrom('alert_pass').where('session_id', '=', id).execute()
      if (fate.kind === 'rotates') {
        const at = fate.at.toISOString()
        await transaction
          .updateTable('session')
          .set({ token_hash: fate.tokenHash, previous_hash: found.tokenHash, rotated_at: at, last_used_at: at })
          .where('id', '=', id)
          .execute()
      }
      return fate
    })

export const createSessionRepository = (db: Db): SessionRepository => ({
  begin: async (session) => {
    const at = session.createdAt.toISOString()
    await db
      .insertInto('session')
      .values({
        id: session.id,
        account_id: session.accountId,
        device: session.device,
        chain_key: session.chainKey,
        token_hash: session.tokenHash,
        previous_hash: null,
        rotated_at: at,
        created_at: at,
        last_used_at: at,
      })
      .execute()
  },
  find: async (id) => (await db.selectFrom('session').select(columns).where('id', '=', id).executeTakeFirst()) ?? null,
  settle: settle(db),
  caller: async (id, accountId, usedSince) =>
    (await db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['session.id as sessionId', 'account.id as accountId', 'account.role_id as role'])
      .where('session.id', '=', id)
      .where('account.id', '=', accountId)
      .where('session.last_used_at', '>', usedSince)
      .executeTakeFirst()) ?? null,
  ofAccount: (accountId, usedSince) =>
    db
      .selectFrom('session')
      .select(columns)
      .where('account_id', '=', accountId)
      .where('last_used_at', '>', usedSince)
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .execute(),
  end: async (id, accountId) => {
    await db.deleteFrom('alert_pass').where('session_id', '=', id).where('account_id', '=', accountId).execute()
    const { numDeletedRows } = await db
      .deleteFrom('session')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
  endOthers: async (accountId, except) => {
    await db.deleteFrom('alert_pass').where('account_id', '=', accountId).where('session_id', '!=', except).execute()
    await db.deleteFrom('session').where('account_id', '=', accountId).where('id', '!=', except).execute()
  },
  endUnused: async (usedBefore) => {
    await db.deleteFrom('session').where('last_used_at', '<', usedBefore).execute()
  },
})
