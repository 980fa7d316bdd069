import type { Db } from '../../../db/client.ts'
import type { Caller } from '../../../platform/caller.ts'
import { hashOfToken, newToken } from '../links/repository.ts'

export interface PassRepository {
  /** In the place of the one this session had before. */
  readonly make: (caller: Caller, expiresAt: Date) => Promise<string>
  readonly caller: (token: string, now: Date) => Promise<Caller | null>
  readonly forgetBefore: (time: Date) => Promise<void>
}

/** Tells it from an access token at a glance. */
const PREFIX = 'pass_'

export const createPassRepository = (db: Db): PassRepository => ({
  make: async ({ accountId, sessionId }, expiresAt) => {
    const token = PREFIX + newToken()
    const change = { hash: hashOfToken(token), expires_at: expiresAt.toISOString() }
    await db
      .insertInto('alert_pass')
      .values({ session_id: sessionId, account_id: accountId, ...change })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(change))
      .execute()
    return token
  },
  caller: async (token, now) => {
    if (!token.startsWith(PREFIX)) return null
    const row = await db
      .selectFrom('alert_pass')
      .innerJoin('account', 'account.id', 'alert_pass.account_id')
      .select(['session_id as sessionId', 'account_id as accountId', 'role_id as role'])
      .where('hash', '=', hashOfToken(token))
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row ?? null
  },
  forgetBefore: async (time) => {
    await db.deleteFrom('alert_pass').where('expires_at', '<', time).execute()
  },
})
