import type { CampgroundCorrection, CampgroundReport } from '@bluffline/contract'
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
})
