import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'

/** How wrong sign-ins under a key are slowed. */
export interface Slowing {
  readonly key: Uint8Array
  /** So many may be wrong without any wait. */
  readonly free: number
  readonly longestWaitS: number
}

export interface AttemptRepository {
  /**
   * Counts an attempt as wrong before it is looked at, so that many at once are counted too. Answers until when nothing under this key is
   * looked at, where that is later than now; null where the attempt may go on.
   */
  readonly reserve: (slowing: Slowing, now: Date) => Promise<Date | null>
  readonly forget: (key: Uint8Array) => Promise<void>
  /** Takes one attempt back: it was right. */
  readonly takeBack: (key: Uint8Array) => Promise<void>
  readonly forgetOlderThan: (time: Date) => Promise<void>
}

/** After this long without an attempt the count begins again. */
const FORGOTTEN_AFTER = '1 hour'

export const createAttemptRepository = (db: Db): AttemptRepository => ({
  reserve: async ({ key, free, longestWaitS }, now) => {
    const at = now.toISOString()
    // 1, 2, 4 … seconds for each beyond the free ones; the power is capped before it is taken, lest it overflow.
    const failures = sql`case when login_attempt.last_at < ${at}::timestamptz - ${FORGOTTEN_AFTER}::interval then 1 else login_attempt.failures + 1 end`
    const waitS = sql`case when ${failures} <= ${free} then 0 else least(${longestWaitS}, power(2, least(20, ${failures} - ${free} - 1))) end`
    const { rows } = await sql`
      insert into login_attempt (key, failures, wait_until, last_at) values (${key}, 1, ${at}, ${at})
      on conflict (key) do update
        set failures = ${failures}, wait_until = ${at}::timestamptz + make_interval(secs => ${waitS}), last_at = ${at}
        where login_attempt.wait_until <= ${at}
      returning failures`.execute(db)
    if (rows.length > 0) return null
    const blocked = await db.selectFrom('login_attempt').select('wait_until').where('key', '=', key).executeTakeFirst()
    return blocked?.wait_until ?? null
  },
  forget: async (key) => {
    await db.deleteFrom('login_attempt').where('key', '=', key).execute()
  },
  takeBack: async (key) => {
    await sql`update login_attempt set failures = greatest(0, failures - 1), wait_until = last_at where key = ${key}`.execute(
      db,
    )
  },
  forgetOlderThan: async (time) => {
    await db.deleteFrom('login_attempt').where('last_at', '<', time).execute()
  },
})
