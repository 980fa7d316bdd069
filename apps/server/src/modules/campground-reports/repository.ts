import type { CampgroundCorrection, CampgroundReport, OpenCorrection, ReportToModerate } from '@bluffline/contract'
import type { Db } from '../../db/client.ts'

/** What was stored, with the server's time of the first receipt. */
export interface Kept<T> {
  readonly value: T
  readonly receivedAt: string
}

export interface Shelf<T> {
  readonly find: (key: string) => Promise<Kept<T> | undefined>
  /** Stores it unless its key is taken; either way answers what stands under the key. */
  readonly keep: (value: T, receivedAt: Date) => Promise<Kept<T>>
}

export interface CampgroundReportRepository {
  readonly hasCampground: (id: string) => Promise<boolean>
  readonly reports: (accountId: string) => Shelf<CampgroundReport>
  readonly corrections: Shelf<CampgroundCorrection>
  /** For admins, newest first. */
  readonly reportsSince: (time: Date, limit: number) => Promise<readonly ReportToModerate[]>
  readonly openCorrections: (limit: number) => Promise<readonly OpenCorrection[]>
  /** False where there is none under this key. */
  readonly removeReport: (key: string) => Promise<boolean>
  readonly removeCorrection: (key: string) => Promise<boolean>
}

const shelfOf = <T extends { readonly key: string }>(
  find: Shelf<T>['find'],
  insert: (value: T, receivedAt: string) => Promise<unknown>,
): Shelf<T> => ({
  find,
  keep: async (value, receivedAt) => {
    await insert(value, receivedAt.toISOString())
    const kept = await find(value.key)
    if (!kept) throw new Error('Something was stored and is not there.')
    return kept
  },
})

const reportsOf = (db: Db, accountId: string): Shelf<CampgroundReport> =>
  shelfOf(
    async (key) => {
      // Of somebody else's report only that the key is taken matters; it says nothing of theirs.
      const row = await db.selectFrom('campground_report').selectAll().where('key', '=', key).executeTakeFirst()
      if (!row) return undefined
      const { campground_id: campgroundId, status, written_at: writtenAt, received_at: receivedAt } = row
      const text = row.account_id === accountId ? row.words : '\u0000'
      const value = { key, campgroundId, status, text, writtenAt: writtenAt.toISOString() }
      return { value, receivedAt: receivedAt.toISOString() }
    },
    ({ key, campgroundId, status, text, writtenAt }, received_at) =>
      db
        .insertInto('campground_report')
        .values({
          key,
          account_id: accountId,
          campground_id: campgroundId,
          status,
          words: text,
          written_at: new Date(writtenAt).toISOString(),
          received_at,
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute(),
  )

const correctionsOf = (db: Db): Shelf<CampgroundCorrection> =>
  shelfOf(
    async (key) => {
      const row = await db.selectFrom('campground_correction').selectAll().where('key', '=', key).executeTakeFirst()
      if (!row) return undefined
      const { campground_id: campgroundId, kind, words: text, written_at: writtenAt, received_at: receivedAt } = row
      const value = { key, campgroundId, kind, text, writtenAt: writtenAt.toISOString() }
      return { value, receivedAt: receivedAt.toISOString() }
    },
    ({ key, campgroundId, kind, text, writtenAt }, received_at) =>
      db
        .insertInto('campground_correction')
        .values({
          key,
          campground_id: campgroundId,
          kind,
          words: text,
          written_at: new Date(writtenAt).toISOString(),
          received_at,
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute(),
  )

const reportsSince =
  (db: Db): CampgroundReportRepository['reportsSince'] =>
  async (time, limit) => {
    const rows = await db
      .selectFrom('campground_report as report')
      .innerJoin('account', 'account.id', 'report.account_id')
      .select(['report.key', 'campground_id', 'status', 'words', 'written_at', 'received_at', 'username'])
      .where('received_at', '>', time)
      .orderBy('received_at', 'desc')
      .orderBy('report.key')
      .limit(limit)
      .execute()
    return rows.map((row) => ({
      key: row.key,
      campgroundId: row.campground_id,
      status: row.status,
      text: row.words,
      writtenAt: row.written_at.toISOString(),
      receivedAt: row.received_at.toISOString(),
      reporter: row.username,
    }))
  }

const openCorrections =
  (db: Db): CampgroundReportRepository['openCorrections'] =>
  async (limit) => {
    const rows = await db
      .selectFrom('campground_correction')
      .selectAll()
      .orderBy('received_at', 'desc')
      .orderBy('key')
      .limit(limit)
      .execute()
    return rows.map((row) => ({
      key: row.key,
      campgroundId: row.campground_id,
      kind: row.kind,
      text: row.words,
      writtenAt: row.written_at.toISOString(),
      receivedAt: row.received_at.toISOString(),
    }))
  }

const removeFrom = (db: Db, table: 'campground_report' | 'campground_correction') => async (key: string) => {
  const { numDeletedRows } = await db.deleteFrom(table).where('key', '=', key).executeTakeFirst()
  return numDeletedRows > 0n
}

export const createCampgroundReportRepository = (db: Db): CampgroundReportRepository => ({
  hasCampground: async (id) =>
    (await db
      .selectFrom('place')
      .select('id')
      .where('noun', '=', 'campgrounds')
      .where('id', '=', id)
      .executeTakeFirst()) !== undefined,
  reports: (accountId) => reportsOf(db, accountId),
  corrections: correctionsOf(db),
  reportsSince: reportsSince(db),
  openCorrections: openCorrections(db),
  removeReport: removeFrom(db, 'campground_report'),
  removeCorrection: removeFrom(db, 'campground_correction'),
})
