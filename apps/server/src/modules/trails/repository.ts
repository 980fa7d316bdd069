import { ACTIVITY_USES, HUNTING_WITHIN_MILES, type listTrails, type QueryOf } from '@bluffline/contract'
import { METRES_PER_MILE } from '@bluffline/core'
import { type Expression, sql, type SqlBool } from 'kysely'
import { countyKey } from '../../db/catalogue-rows.ts'
import type { Db } from '../../db/client.ts'
import { byDistance, byExactWords, given, hasWords, inBox, within } from '../../db/filters.ts'

export type TrailFilters = Omit<QueryOf<typeof listTrails>, 'openOn' | 'limit' | 'cursor'>

export interface TrailRecord {
  /** JSON text of the `Trail`. */
  readonly summary: string
  /** JSON text of the line, null where we hold none. */
  readonly line: string | null
}

export interface TrailRepository {
  /** JSON texts of the trails that pass, in the order of the list. */
  readonly find: (filters: TrailFilters) => Promise<readonly string[]>
  readonly get: (id: string) => Promise<TrailRecord | undefined>
  readonly lines: () => Promise<readonly TrailRecord[]>
}

const nearHuntingLand = sql<SqlBool>`exists (
  select 1 from place where noun = 'wmas'
  and ST_DWithin(place.shape::geography, trail.shape::geography, ${HUNTING_WITHIN_MILES * METRES_PER_MILE}))`

const forActivity = (activity: NonNullable<TrailFilters['activity']>): Expression<SqlBool> =>
  activity === 'hunting' ? nearHuntingLand : sql<SqlBool>`uses && ${[...ACTIVITY_USES[activity]]}::text[]`

const tests = (filters: TrailFilters): readonly Expression<SqlBool>[] => {
  const { near, withinMiles } = filters
  return [
    ...given(filters.q, hasWords),
    ...given(filters.activity, forActivity),
    ...given(filters.vehicle, (vehicle) => sql<SqlBool>`${vehicle} = any(uses)`),
    ...given(filters.difficulty, (difficulty) => sql<SqlBool>`difficulty = ${difficulty}`),
    ...given(filters.county, (county) => sql<SqlBool>`county = ${countyKey(county)}`),
    ...given(filters.region, (region) => sql<SqlBool>`region = ${region}`),
    ...given(filters.minMiles, (miles) => sql<SqlBool>`length_miles >= ${miles}`),
    ...given(filters.maxMiles, (miles) => sql<SqlBool>`length_miles <= ${miles}`),
    ...given(near, (position) => within(position, withinMiles)),
    ...given(filters.bbox, inBox),
  ]
}

/** The list query as a builder, so that a test can look at its plan. */
export const trailQuery = (db: Db, filters: TrailFilters) => {
  let query = db
    .selectFrom('trail')
    .select('summary')
    .where((eb) => eb.and([...tests(filters)]))
  if (filters.near) query = query.orderBy(byDistance(filters.near))
  if (filters.q !== undefined) query = query.orderBy(byExactWords(filters.q))
  return query.orderBy('ordinal')
}

export const createTrailRepository = (db: Db): TrailRepository => ({
  find: async (filters) => (await trailQuery(db, filters).execute()).map(({ summary }) => summary),
  get: (id) => db.selectFrom('trail').select(['summary', 'line']).where('id', '=', id).executeTakeFirst(),
  lines: () =>
    db.selectFrom('trail').select(['summary', 'line']).where('line', 'is not', null).orderBy('ordinal').execute(),
})
