import type { Bounds, Position } from '@bluffline/core'
import { METRES_PER_MILE } from '@bluffline/core'
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'

/** Columns that every catalogue table has. */
const shape = sql.ref('shape')
const search = sql.ref('search')

const pointOf = ({ lng, lat }: Position) => sql`ST_SetSRID(ST_MakePoint(${lng}, ${lat}), 4326)::geography`

/** A row lies in or crosses the box. `&&` compares bounding boxes by the index; the exact test then drops lines that only come near a corner. */
export const inBox = ({ west, south, east, north }: Bounds): Expression<SqlBool> => {
  const box = sql`ST_MakeEnvelope(${west}, ${south}, ${east}, ${north}, 4326)`
  return sql<SqlBool>`(${shape} && ${box} and ST_Intersects(${shape}, ${box}))`
}

/** The nearest part of a row is at most this far away, on the ellipsoid; any row where there is no such limit. */
export const within = (near: Position, miles: number | undefined): Expression<SqlBool> =>
  miles === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`ST_DWithin(${shape}::geography, ${pointOf(near)}, ${miles * METRES_PER_MILE})`

/** The test of a filter that is given, none where it is not. */
export const given = <T>(value: T | undefined, test: (value: T) => Expression<SqlBool>): Expression<SqlBool>[] =>
  value === undefined ? [] : [test(value)]

/** Metres to the nearest part of a row, for sorting: unknown ones last. */
export const byDistance = (near: Position): RawBuilder<unknown> =>
  sql`ST_Distance(${shape}::geography, ${pointOf(near)}) asc nulls last`

/** Words shorter than this are looked for as they stand: they are like too many others. */
const FUZZY_LETTERS = 4

const wordsOf = (q: string): readonly string[] => q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10)

const contains = (word: string) => sql<SqlBool>`${search} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`

/** Every word occurs in the row's words, or is like one of them (trigrams, for slips of the finger). */
export const hasWords = (q: string): Expression<SqlBool> => {
  const tests = wordsOf(q).map((word) =>
    word.length < FUZZY_LETTERS ? contains(word) : sql<SqlBool>`(${contains(word)} or ${word} <% ${search})`,
  )
  return tests.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(tests, sql` and `)})`
}

/** Rows that hold more of the words exactly come first. */
export const byExactWords = (q: string): RawBuilder<unknown> => {
  const counts = wordsOf(q).map((word) => sql`(${contains(word)})::int`)
  return counts.length === 0 ? sql`null::integer` : sql`(${sql.join(counts, sql` + `)}) desc`
}
