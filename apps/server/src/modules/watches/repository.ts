import type { CampgroundAlert, CampgroundWatchState, FreeSite, SyncedRecord } from '@bluffline/contract'
import type { AvailabilityStatus, IsoDay, Stay, WatchState } from '@bluffline/core'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

type WatchFields = Pick<SyncedRecord<'campground-watches'>, 'campgroundId' | 'arrive' | 'depart' | 'kinds'>

/** A watch that is still to be looked at. */
export interface ActiveWatch {
  readonly accountId: string
  readonly watchId: string
  readonly revision: number
  readonly campgroundId: string
  readonly stay: Stay
  readonly kinds: WatchFields['kinds']
  /** As the last look left it; for a watch whose dates were changed since, closed. */
  readonly state: WatchState
}

export interface Looked {
  readonly state: WatchState
  readonly status: AvailabilityStatus
  readonly at: Date
  /** Set where the stay has opened with this look. */
  readonly opening: { readonly id: string; readonly sites: readonly FreeSite[]; readonly free: number } | null
}

export interface WatchRepository {
  /** Those of stays that are not over and that were not looked at since. */
  readonly active: (today: IsoDay, notSince: Date) => Promise<readonly ActiveWatch[]>
  /** Writes down a look, with its alert; false where another server has told of this opening already. */
  readonly note: (watch: ActiveWatch, looked: Looked) => Promise<boolean>
  readonly alerts: (accountId: string, since: Date) => Promise<readonly CampgroundAlert[]>
  readonly states: (accountId: string) => Promise<readonly CampgroundWatchState[]>
  /** The time it was first seen; null where it is nobody's or somebody else's. */
  readonly see: (accountId: string, id: string, at: Date) => Promise<Date | null>
  readonly forgetBefore: (time: Date) => Promise<void>
}

const NOUN = 'campground-watches'

/** Tells the rider of an opening, within the transaction that notes it. */
export type AnnounceOpening = (db: Db, accountId: string, alertId: string) => Promise<void>

const active =
  (db: Db): WatchRepository['active'] =>
  async (today, notSince) => {
    const rows = await db
      .selectFrom('record')
      .leftJoin('watch_state as state', (join) =>
        join.onRef('state.account_id', '=', 'record.account_id').onRef('state.watch_id', '=', 'record.id'),
      )
      .where('record.noun', '=', NOUN)
      .where('record.deleted_at', 'is', null)
      // Guarded, so that words of other nouns are never read as JSON: they may hold what the database refuses.
      .where(
        sql<boolean>`case when record.noun = ${NOUN} then record.fields::json ->> 'depart' > ${today} else false end`,
      )
      .where((eb) =>
        eb.or([
          eb('state.checked_at', 'is', null),
          eb('state.checked_at', '<=', notSince),
          eb('state.revision', '<>', eb.ref('record.revision')),
        ]),
      )
      .select([
        'record.account_id as accountId',
        'record.id as watchId',
        'record.revision',
        'record.fields',
        'state.revision as seenRevision',
        'state.is_open as isOpen',
        'state.openings',
      ])
      .orderBy('record.updated_at')
      .execute()
    return rows.map(({ accountId, watchId, revision, fields, seenRevision, isOpen, openings }) => {
      // The fields were read by the schema of watches when they were kept.
      const { campgroundId, arrive, depart, kinds } = JSON.parse(fields) as WatchFields
      const state = { isOpen: seenRevision === revision && isOpen === true, openings: openings ?? 0 }
      return { accountId, watchId, revision, campgroundId, stay: { arrive, depart }, kinds, state }
    })
  }

const nameOf = async (db: Db, id: string): Promise<string> => {
  const row = await db
    .selectFrom('place')
    .select('record')
    .where('noun', '=', 'campgrounds')
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? id : (JSON.parse(row.record) as { name: string }).name
}

const note =
  (db: Db, announce: AnnounceOpening): WatchRepository['note'] =>
  ({ accountId, watchId, revision, campgroundId, stay }, { state, status, at, opening }) =>
    db.transaction().execute(async (transaction) => {
      const change = {
        revision,
        is_open: state.isOpen,
        openings: state.openings,
        status,
        checked_at: at.toISOString(),
      }
      await transaction
        .insertInto('watch_state')
        .values({ account_id: accountId, watch_id: watchId, ...change })
        .onConflict((conflict) => conflict.columns(['account_id', 'watch_id']).doUpdateSet(change))
        .execute()
      if (opening === null) return true
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('campground_alert')
        .values({
          id: opening.id,
          account_id: accountId,
          watch_id: watchId,
          opening: state.openings,
          campground_id: campgroundId,
          campground_name: await nameOf(transaction, campgroundId),
          arrive: stay.arrive,
          depart: stay.depart,
          sites: JSON.stringify(opening.sites),
          free: opening.free,
          opened_at: at.toISOString(),
          seen_at: null,
        })
        .onConflict((conflict) => conflict.columns(['account_id', 'watch_id', 'opening']).doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 1n) await announce(transaction, accountId, opening.id)
      return numInsertedOrUpdatedRows === 1n
    })

export const createWatchRepository = (db: Db, announce: AnnounceOpening): WatchRepository => ({
  active: active(db),
  note: note(db, announce),
  alerts: async (accountId, since) => {
    const rows = await db
      .selectFrom('campground_alert')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('opened_at', '>', since)
      .orderBy('opened_at', 'desc')
      .limit(100)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      watchId: row.watch_id,
      campgroundId: row.campground_id,
      campgroundName: row.campground_name,
      arrive: row.arrive,
      depart: row.depart,
      sites: JSON.parse(row.sites) as FreeSite[],
      free: row.free,
      openedAt: row.opened_at.toISOString(),
      seenAt: row.seen_at?.toISOString() ?? null,
    }))
  },
  states: async (accountId) => {
    const rows = await db
      .selectFrom('watch_state')
      .innerJoin('record', (join) =>
        join
          .onRef('record.account_id', '=', 'watch_state.account_id')
          .onRef('record.id', '=', 'watch_state.watch_id')
          .onRef('record.revision', '=', 'watch_state.revision'),
      )
      .select(['watch_id as watchId', 'status', 'checked_at as checkedAt'])
      .where('watch_state.account_id', '=', accountId)
      .where('record.noun', '=', NOUN)
      .where('record.deleted_at', 'is', null)
      .execute()
    return rows.map(({ checkedAt, ...row }) => ({ ...row, checkedAt: checkedAt.toISOString() }))
  },
  see: async (accountId, id, at) => {
    const row = await db
      .updateTable('campground_alert')
      .set({ seen_at: sql<string>`coalesce(seen_at, ${at.toISOString()}::timestamptz)` })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('seen_at as seenAt')
      .executeTakeFirst()
    return row?.seenAt ?? null
  },
  forgetBefore: async (time) => {
    await db.deleteFrom('campground_alert').where('opened_at', '<', time).execute()
    await db.deleteFrom('watch_state').where('checked_at', '<', time).execute()
  },
})
