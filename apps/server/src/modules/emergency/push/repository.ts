import type { PushSubscriptionFields } from '@bluffline/contract'
import type { Db } from '../../../db/client.ts'
import type { PushKeys } from '../../../platform/channels/web-push.ts'

export interface PushRepository {
  /** A browser belongs to whom it subscribed for last. */
  readonly subscribe: (accountId: string, subscription: PushSubscriptionFields, now: Date) => Promise<void>
  readonly unsubscribe: (accountId: string, endpoint: string) => Promise<void>
  readonly forget: (endpoint: string) => Promise<void>
  /** The keys that are kept; `fresh` where there are none yet. Every server on one database gets the same. */
  readonly keys: (fresh: () => PushKeys) => Promise<PushKeys>
}

/** How many browsers of one rider are notified. The oldest makes room. */
const MOST_BROWSERS = 10

const read = async (db: Db): Promise<PushKeys | undefined> =>
  db
    .selectFrom('push_key')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .where('id', '=', 1)
    .executeTakeFirst()

export const createPushRepository = (db: Db): PushRepository => ({
  subscribe: (accountId, { endpoint, keys }, now) =>
    db.transaction().execute(async (transaction) => {
      const change = { account_id: accountId, p256dh: keys.p256dh, auth: keys.auth, created_at: now.toISOString() }
      await transaction
        .insertInto('push_subscription')
        .values({ endpoint, ...change })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(change))
        .execute()
      const all = await transaction
        .selectFrom('push_subscription')
        .select('endpoint')
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .execute()
      const old = all.slice(MOST_BROWSERS).map((row) => row.endpoint)
      if (old.length > 0) await transaction.deleteFrom('push_subscription').where('endpoint', 'in', old).execute()
    }),
  unsubscribe: async (accountId, endpoint) => {
    await db
      .deleteFrom('push_subscription')
      .where('account_id', '=', accountId)
      .where('endpoint', '=', endpoint)
      .execute()
  },
  forget: async (endpoint) => {
    await db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute()
  },
  keys: async (fresh) => {
    const kept = await read(db)
    if (kept) return kept
    const { publicKey, privateKey } = fresh()
    await db
      .insertInto('push_key')
      .values({ id: 1, public_key: publicKey, private_key: privateKey })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    const now = await read(db)
    if (!now) throw new Error('The keys for notifications were kept and are not there.')
    return now
  },
})
