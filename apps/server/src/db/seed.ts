import { sql } from 'kysely'
import { placeRows, type SeedCatalogue, type Shape, trailRows } from './catalogue-rows.ts'
import type { Db } from './client.ts'

/** Raised when the rows made from one and the same catalogue change, so that databases seeded before are seeded again. */
const ROW_FORMAT = 1
const ROWS_A_STATEMENT = 50
/** Any number, the same in every process of ours: two servers that start together seed one after the other. */
const SEED_LOCK = 7_205_311

/** Elevations stay in the line that is answered; to find a trail its place on the map is enough. */
const geometry = (shape: Shape | null) =>
  shape === null ? null : sql`ST_SetSRID(ST_Force2D(ST_GeomFromGeoJSON(${JSON.stringify(shape)})), 4326)`

const slices = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, i) =>
    rows.slice(i * ROWS_A_STATEMENT, (i + 1) * ROWS_A_STATEMENT),
  )

const array = (values: readonly string[]) =>
  sql<string>`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

const versionIn = async (db: Db) =>
  (await db.selectFrom('catalog_state').select('version').executeTakeFirst())?.version ?? null

const fill = async (db: Db, catalogue: SeedCatalogue): Promise<void> => {
  await db.deleteFrom('trail').execute()
  await db.deleteFrom('place').execute()
  for (const rows of slices(trailRows(catalogue))) {
    const values = rows.map(({ uses, shape, ...row }) => ({ ...row, uses: array(uses), shape: geometry(shape) }))
    await db.insertInto('trail').values(values).execute()
  }
  for (const rows of slices(placeRows(catalogue))) {
    const values = rows.map(({ counties, shape, ...row }) => ({
      ...row,
      counties: array(counties),
      shape: geometry(shape),
    }))
    await db.insertInto('place').values(values).execute()
  }
}

/**
 * Puts the catalogue into the database where it holds another one, and says whether it did. One transaction: a reader
 * sees the old catalogue or the new one, never a part.
 */
export const seed = async (db: Db, catalogue: SeedCatalogue): Promise<boolean> => {
  const version = `${catalogue.version}.${ROW_FORMAT}`
  if ((await versionIn(db)) === version) return false
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(transaction)
    if ((await versionIn(transaction)) === version) return false
    await fill(transaction, catalogue)
    const counts = JSON.stringify(catalogue.counts)
    await transaction
      .insertInto('catalog_state')
      .values({ version, counts })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ version, counts }))
      .execute()
    return true
  })
}
