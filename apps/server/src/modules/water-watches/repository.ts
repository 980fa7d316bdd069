import type { SyncedRecord, WaterAlert, WaterWatchState } from '@bluffline/contract'
import { CALM_WATER, type RiseRule, type RiseState, type RiseStep } from '@bluffline/core'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

type WatchFields = Pick<SyncedRecord<'water-watches'>, 'gaugeId' | 'place' | 'risesFtPerHour' | 'reachesFt'>

/** A watch that is to be looked at. */
export interface ActiveWaterWatch {
  readonly accountId: string
  readonly watchId: string
  readonly revision: number
  readonly gaugeId: string
  readonly place: string
  readonly rule: RiseRule
  /** As the last look left it; calm for a watch that was changed since. */
  readonly state: RiseState
}

export interface LookedAtWater extends RiseStep {
  readonly at: Date
  /** Names the alert, where there is one. */
  readonly alertId: string
}

/** Tells the rider of a rise, within the transaction that notes it. */
export type AnnounceRise = (db: Db, accountId: string, alertId: string) => Promise<void>

export interface WaterWatchRepository {
  /** Those that were not looked at since. */
  readonly active: (notSince: Date) => Promise<readonly ActiveWaterWatch[]>
  /** Writes down a look, with its alert; false where another server has told of it already. */
  readonly note: (watch: ActiveWaterWatch, looked: LookedAtWater) => Promise<boolean>
  readonly alerts: (accountId: string, since: Date) => Promise<readonly WaterAlert[]>
  readonly states: (accountId: string) => Promise<readonly WaterWatchState[]>
  /** The time it was first seen; null where it is nobody's or somebody else's. */
  readonly see: (accountId: string, id: string, at: Date) => Promise<Date | null>
  readonly forgetBefore: (time: Date) => Promise<void>
}

const NOUN = 'water-watches'

const active =
  (db: Db): WaterWatchRepository['active'] =>
  async (notSince) => {
    const rows = await db
      .selectFrom('record')
      .leftJoin('water_watch_state as state', (join) =>
        join.onRef('state.account_id', '=', 'record.account_id').onRef('state.watch_id', '=', 'record.id'),
      )
      .where('record.noun', '=', NOUN)
      .where('record.deleted_at', 'is', null)
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
        'state.state',
      ])
      .orderBy('record.updated_at')
      .execute()
    return rows.map(({ accountId, watchId, revision, fields, seenRevision, state }) => {
      // The fields were read by the schema of watches when they were kept.
      const { gaugeId, place, risesFtPerHour, reachesFt } = JSON.parse(fields) as WatchFields
      const isKnown = seenRevision === revision && state !== null
      return {
        accountId,
        watchId,
        revision,
        gaugeId,
        place,
        rule: { risesFtPerHour, reachesFt },
        state: isKnown ? (JSON.parse(state) as RiseState) : CALM_WATER,
      }
    })
  }

const note =
  (db: Db, announce: AnnounceRise): WaterWatchRepository['note'] =>
  ({ accountId, watchId, revision, gaugeId, place }, { state, alarm, isSilent, at, alertId }) =>
    db.transaction().execute(async (transaction) => {
      const checkedAt = at.toISOString()
      const change = { revision, state: JSON.stringify(state), is_silent: isSilent, checked_at: checkedAt }
      await transaction
        .insertInto('water_watch_state')
        .values({ account_id: accountId, watch_id: watchId, ...change })
        .onConflict((conflict) => conflict.columns(['account_id', 'watch_id']).doUpdateSet(change))
        .execute()
      if (alarm === null) return true
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('water_alert')
        .values({
          id: alertId,
          account_id: accountId,
          watch_id: watchId,
          revision,
          number: state.alarms,
          gauge_id: gaugeId,
          place,
          reason: alarm.reason,
          stage_ft: alarm.stageFt,
          ft_per_hour: alarm.ftPerHour,
          measured_at: new Date(alarm.atMs).toISOString(),
          raised_at: checkedAt,
          seen_at: null,
        })
        .onConflict((conflict) => conflict.columns(['account_id', 'watch_id', 'revision', 'number']).doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows !== 1n) return false
      await announce(transaction, accountId, alertId)
      return true
    })

export const createWaterWatchRepository = (db: Db, announce: AnnounceRise): WaterWatchRepository => ({
  active: active(db),
  note: note(db, announce),
  alerts: async (accountId, since) => {
    const rows = await db
      .selectFrom('water_alert')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('raised_at', '>', since)
      .orderBy('raised_at', 'desc')
      .limit(100)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      watchId: row.watch_id,
      gaugeId: row.gauge_id,
      place: row.place,
      reason: row.reason,
      stageFt: row.stage_ft,
      ftPerHour: row.ft_per_hour,
      measuredAt: row.measured_at.toISOString(),
      raisedAt: row.raised_at.toISOString(),
      seenAt: row.seen_at?.toISOString() ?? null,
    }))
  },
  states: async (accountId) => {
    const rows = await db
      .selectFrom('water_watch_state as state')
      .innerJoin('record', (join) =>
        join
          .onRef('record.account_id', '=', 'state.account_id')
          .onRef('record.id', '=', 'state.watch_id')
          .onRef('record.revision', '=', 'state.revision'),
      )
      .select(['watch_id as watchId', 'is_silent as isSilent', 'checked_at as checkedAt'])
      .where('state.account_id', '=', accountId)
      .where('record.noun', '=', NOUN)
      .where('record.deleted_at', 'is', null)
      .execute()
    return rows.map(({ checkedAt, ...row }) => ({ ...row, checkedAt: checkedAt.toISOString() }))
  },
  see: async (accountId, id, at) => {
    const row = await db
      .updateTable('water_alert')
      .set({ seen_at: sql<string>`coalesce(seen_at, ${at.toISOString()}::timestamptz)` })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('seen_at as seenAt')
      .executeTakeFirst()
    return row?.seenAt ?? null
  },
  forgetBefore: async (time) => {
    await db.deleteFrom('water_alert').where('raised_at', '<', time).execute()
    await db.deleteFrom('water_watch_state').where('checked_at', '<', time).execute()
  },
})
