import type { CampgroundRatings, SyncedRecord } from '@bluffline/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

type ReviewFields = Pick<
  SyncedRecord<'campground-reviews'>,
  'overall' | 'cleanliness' | 'facilities' | 'location' | 'value' | 'text' | 'stayedOn'
>

export interface StoredReview {
  readonly accountId: string
  readonly campgroundId: string
  readonly reviewer: string
  readonly fields: ReviewFields
  readonly updatedAt: Date
  readonly hidden: boolean
  readonly reason: string
}

export interface Decision {
  readonly accountId: string
  readonly campgroundId: string
  readonly hidden: boolean
  readonly reason: string
}

interface Wanted {
  readonly campgroundId: string | undefined
  readonly withHidden: boolean
  readonly limit: number
}

export interface CampgroundReviewRepository {
  /** Newest first. */
  readonly reviews: (wanted: Wanted) => Promise<readonly StoredReview[]>
  /** Averages over what is shown, of one campground or all. */
  readonly ratings: (campgroundId?: string) => Promise<readonly CampgroundRatings[]>
  readonly decision: (accountId: string, campgroundId: string) => Promise<(Decision & { decidedAt: Date }) | null>
  readonly hasReview: (accountId: string, campgroundId: string) => Promise<boolean>
  readonly decide: (decision: Decision, at: Date) => Promise<void>
}

const NOUN = 'campground-reviews'

const shown = (db: Db) =>
  db
    .selectFrom('record')
    .leftJoin('review_decision as decision', (join) =>
      join.onRef('decision.account_id', '=', 'record.account_id').onRef('decision.campground_id', '=', 'record.id'),
    )
    .where('record.noun', '=', NOUN)
    .where('record.deleted_at', 'is', null)

const IS_SHOWN = sql<boolean>`decision.hidden is not true`

/** The mean of a rating, to two decimals. The fields were read by the schema of reviews when they were kept. */
const mean = (field: string) =>
  sql<number>`round(avg((record.fields::json ->> ${sql.lit(field)})::numeric), 2)::double precision`

const reviews =
  (db: Db): CampgroundReviewRepository['reviews'] =>
  async ({ campgroundId, withHidden, limit }) => {
    let query = shown(db)
      .innerJoin('account', 'account.id', 'record.account_id')
      .select([
        'record.account_id as accountId',
        'record.id as campgroundId',
        'account.username as reviewer',
        'record.fields',
        'record.updated_at as updatedAt',
        'decision.hidden',
        'decision.reason',
      ])
      .orderBy('record.updated_at', 'desc')
      .limit(limit)
    if (campgroundId !== undefined) query = query.where('record.id', '=', campgroundId)
    if (!withHidden) query = query.where(IS_SHOWN)
    const rows = await query.execute()
    return rows.map((row) => ({
      ...row,
      fields: JSON.parse(row.fields) as ReviewFields,
      hidden: row.hidden ?? false,
      reason: row.reason ?? '',
    }))
  }

const ratings =
  (db: Db): CampgroundReviewRepository['ratings'] =>
  (campgroundId) => {
    let query = shown(db)
      .where(IS_SHOWN)
      .select([
        'record.id as campgroundId',
        mean('overall').as('overall'),
        mean('cleanliness').as('cleanliness'),
        mean('facilities').as('facilities'),
        mean('location').as('location'),
        mean('value').as('value'),
        sql<number>`count(*)::int`.as('reviews_count'),
      ])
      .groupBy('record.id')
      .orderBy('record.id')
    if (campgroundId !== undefined) query = query.where('record.id', '=', campgroundId)
    return query.execute()
  }

/** Reviews are records of their riders; here they are read for everybody, and what admins decided about them is kept. */
export const createCampgroundReviewRepository = (db: Db): CampgroundReviewRepository => ({
  reviews: reviews(db),
  ratings: ratings(db),
  decision: async (accountId, campgroundId) => {
    const row = await db
      .selectFrom('review_decision')
      .select(['hidden', 'reason', 'decided_at as decidedAt'])
      .where('account_id', '=', accountId)
      .where('campground_id', '=', campgroundId)
      .executeTakeFirst()
    return row ? { accountId, campgroundId, ...row } : null
  },
  hasReview: async (accountId, campgroundId) =>
    (await db
      .selectFrom('record')
      .select('id')
      .where('account_id', '=', accountId)
      .where('noun', '=', NOUN)
      .where('id', '=', campgroundId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()) !== undefined,
  decide: async ({ accountId, campgroundId, hidden, reason }, at) => {
    const change = { hidden, reason, decided_at: at.toISOString() }
    await db
      .insertInto('review_decision')
      .values({ account_id: accountId, campground_id: campgroundId, ...change })
      .onConflict((conflict) => conflict.columns(['account_id', 'campground_id']).doUpdateSet(change))
      .execute()
  },
})
