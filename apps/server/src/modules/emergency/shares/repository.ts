import type { ShownPosition } from '@bluffline/contract'
import type { sentPosition } from '@bluffline/contract'
import type { SharePrecision } from '@bluffline/core'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { LiveShareTable } from '../../../db/alert-schema.ts'
import type { Db } from '../../../db/client.ts'
import type { Whose } from '../alerts/steps/repository.ts'
import { mintLink, openLink, revokeLinks } from '../links/repository.ts'
import { forgetPositions, keepPositions, positionsOf } from '../positions/repository.ts'

type Positions = readonly z.output<typeof sentPosition>[]

export interface KeptShare {
  readonly row: Selectable<LiveShareTable>
  readonly lastPositionAt: Date | null
}

export interface NewShare {
  readonly riderName: string
  readonly precision: SharePrecision
  readonly expiresAt: Date
}

export interface ShareRepository {
  readonly list: (accountId: string, now: Date) => Promise<readonly KeptShare[]>
  /** Begins a share, or gives the one that runs another link; null where it is over, or too many run. */
  readonly put: (whose: Whose, share: NewShare, limits: { most: number; now: Date }) => Promise<string | null>
  readonly position: (
    whose: Whose,
    sent: { positions: Positions; batteryPercent: number | null },
    received: { now: Date; sentAtMs: number | null },
  ) => Promise<boolean>
  readonly stop: (whose: Whose) => Promise<boolean>
  readonly open: (
    token: string,
    now: Date,
  ) => Promise<{ row: Selectable<LiveShareTable>; shown: readonly ShownPosition[] } | null>
  readonly forgetOver: (now: Date) => Promise<void>
}

const MOST_SHOWN = 1000

const running = (db: Db, accountId: string, now: Date) =>
  db.selectFrom('live_share').selectAll().where('account_id', '=', accountId).where('expires_at', '>', now)

const put =
  (db: Db): ShareRepository['put'] =>
  (whose, { riderName, precision, expiresAt }, { most, now }) =>
    db.transaction().execute(async (transaction) => {
      const { accountId, id } = whose
      const before = await transaction
        .selectFrom('live_share')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (before && before.expires_at <= now) return null
      if (!before && (await running(transaction, accountId, now).execute()).length >= most) return null
      if (!before)
        await transaction
          .insertInto('live_share')
          .values({
            account_id: accountId,
            id,
            rider_name: riderName,
            precision,
            battery_percent: null,
            created_at: now.toISOString(),
            expires_at: expiresAt.toISOString(),
          })
          .execute()
      await revokeLinks(transaction, accountId, { aboutId: id, page: 'live' })
      const until = before?.expires_at ?? expiresAt
      return mintLink(transaction, {
        page: 'live',
        accountId,
        aboutId: id,
        contactId: null,
        channel: null,
        expiresAt: until,
      })
    })

const remove = async (db: Db, { accountId, id }: Whose): Promise<boolean> => {
  await revokeLinks(db, accountId, { aboutId: id, page: 'live' })
  const { numDeletedRows } = await db
    .deleteFrom('live_share')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await forgetPositions(db, accountId, id)
  return numDeletedRows > 0n
}

export const createShareRepository = (db: Db): ShareRepository => ({
  list: async (accountId, now) => {
    const rows = await running(db, accountId, now).orderBy('created_at').execute()
    const shares: KeptShare[] = []
    for (const row of rows) {
      const [last] = await positionsOf(db, accountId, { aboutIds: [row.id], most: 1 })
      shares.push({ row, lastPositionAt: last ? new Date(last.at) : null })
    }
    return shares
  },
  put: put(db),
  position: ({ accountId, id }, { positions, batteryPercent }, { now, sentAtMs }) =>
    db.transaction().execute(async (transaction) => {
      const row = await running(transaction, accountId, now).where('id', '=', id).executeTakeFirst()
      if (!row) return false
      const about = { accountId, aboutId: id, precision: row.precision, sentAtMs, now }
      await keepPositions(transaction, about, positions)
      await transaction
        .updateTable('live_share')
        .set({ battery_percent: batteryPercent ?? row.battery_percent })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .execute()
      return true
    }),
  stop: (whose) => db.transaction().execute((transaction) => remove(transaction, whose)),
  open: async (token, now) => {
    const link = await openLink(db, { page: 'live', token, now })
    const row = link && (await running(db, link.accountId, now).where('id', '=', link.aboutId).executeTakeFirst())
    if (!row) return null
    return { row, shown: await positionsOf(db, row.account_id, { aboutIds: [row.id], most: MOST_SHOWN }) }
  },
  forgetOver: async (now) => {
    const over = await db
      .selectFrom('live_share')
      .select(['account_id as accountId', 'id'])
      .where('expires_at', '<=', now)
      .execute()
    for (const whose of over) await db.transaction().execute((transaction) => remove(transaction, whose))
  },
})
