import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

export interface RealtimeUse {
  readonly accountId: string
  /** ISO day. */
  readonly day: string
}

export interface RealtimeUseRepository {
  /** Counts one conversation of the day; false where there are `most` already. One statement: calls at the same moment never both find the last room. */
  readonly take: (use: RealtimeUse, most: number) => Promise<boolean>
  /** Takes one back that came to nothing. */
  readonly giveBack: (use: RealtimeUse) => Promise<void>
}

export const createRealtimeUseRepository = (db: Db): RealtimeUseRepository => ({
  take: async ({ accountId, day }, most) => {
    if (most < 1) return false
    const taken = await db
      .insertInto('realtime_use')
      .values({ account_id: accountId, day, sessions: 1 })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet({
            sessions: sql`case when realtime_use.day = excluded.day then realtime_use.sessions + 1 else 1 end`,
            day: sql`excluded.day`,
          })
          .where((eb) =>
            eb.or([eb('realtime_use.day', '<>', eb.ref('excluded.day')), eb('realtime_use.sessions', '<', most)]),
          ),
      )
      .returning('sessions')
      .executeTakeFirst()
    return taken !== undefined
  },
  giveBack: async ({ accountId, day }) => {
    await db
      .updateTable('realtime_use')
      .set((eb) => ({ sessions: eb('sessions', '-', 1) }))
      .where('account_id', '=', accountId)
      .where('day', '=', day)
      .where('sessions', '>', 0)
      .execute()
  },
})
