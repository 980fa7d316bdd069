import type { PlaceNoun, placeQuery } from '@bluffline/contract'
import { sql, type SqlBool } from 'kysely'
import type { z } from 'zod'
import { countyKey } from '../../db/catalogue-rows.ts'
import type { Db } from '../../db/client.ts'
import { byDistance, byExactWords, given, hasWords, inBox, within } from '../../db/filters.ts'

export type PlaceFilters = Omit<z.output<typeof placeQuery>, 'limit' | 'cursor'>

export interface PlaceRepository {
  /** JSON texts of the places that pass, in the order of the list. */
  readonly find: (filters: PlaceFilters) => Promise<readonly string[]>
  /** JSON text of one place. */
  readonly get: (id: string) => Promise<string | undefined>
}

export const placeListQuery = (db: Db, noun: PlaceNoun, filters: PlaceFilters) => {
  const { near, withinMiles, q } = filters
  const tests = [
    sql<SqlBool>`noun = ${noun}`,
    ...given(q, hasWords),
    ...given(filters.county, (county) => sql<SqlBool>`${countyKey(county)} = any(counties)`),
    ...given(filters.region, (region) => sql<SqlBool>`region = ${region}`),
    ...given(near, (position) => within(position, withinMiles)),
    ...given(filters.bbox, inBox),
  ]
  let query = db
    .selectFrom('place')
    .select('record')
    .where((eb) => eb.and(tests))
  if (near) query = query.orderBy(byDistance(near))
  if (q !== undefined) query = query.orderBy(byExactWords(q))
  return query.orderBy('ordinal')
}

/** The places of one noun; all nouns share a table. */
export const createPlaceRepository = (db: Db, noun: PlaceNoun): PlaceRepository => ({
  find: async (filters) => (await placeListQuery(db, noun, filters).execute()).map(({ record }) => record),
  get: async (id) =>
    (await db.selectFrom('place').select('record').where('noun', '=', noun).where('id', '=', id).executeTakeFirst())
      ?.record,
})
