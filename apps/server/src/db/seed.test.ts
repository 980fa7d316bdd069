import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadFixtureCatalogue } from '../testing/fixture-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import type { SeedCatalogue } from './catalogue-rows.ts'
import { readCatalogueState } from './catalogue-state.ts'
import type { Database } from './client.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed.ts'

const catalogue = loadFixtureCatalogue()
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const countOf = async (table: 'trail' | 'place', noun?: string): Promise<number> => {
  const where = noun === undefined ? sql`` : sql`where noun = ${noun}`
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} ${where}`.execute(
    database.db,
  )
  return rows[0]?.n ?? NaN
}

describe('seeding', () => {
  it('puts in as many rows as the catalogue counts', async () => {
    const { counts } = catalogue
    expect(await countOf('trail')).toBe(catalogue.trails.length)
    expect(await countOf('place', 'campgrounds')).toBe(counts.campgrounds)
    expect(await countOf('place', 'wmas')).toBe(counts.wmas)
    expect(await countOf('place', 'parks')).toBe(counts.parks)
    expect(await countOf('place', 'waterways')).toBe(counts.waterways)
    expect(await countOf('place', 'access-points')).toBe(counts.accessPoints)
    expect((await readCatalogueState(database.db))?.counts).toEqual(counts)
  })

  it('does nothing where the catalogue is the one that is there', async () => {
    expect(await seed(database.db, catalogue)).toBe(false)
    expect(await migrate(database.db)).toEqual([])
  })

  it('leaves the old catalogue whole where the new one cannot be put in', async () => {
    const before = await readCatalogueState(database.db)
    const [first] = catalogue.trails
    // The same id twice: the database refuses after the old rows are already deleted in the transaction.
    const broken: SeedCatalogue = { ...catalogue, version: 'broken', trails: first ? [first, first] : [] }
    await expect(seed(database.db, broken)).rejects.toThrow()
    expect(await countOf('trail')).toBe(catalogue.trails.length)
    expect(await readCatalogueState(database.db)).toEqual(before)
  })

  it('replaces the old one: what is gone from the catalogue is gone from the answers', async () => {
    const smaller: SeedCatalogue = { ...catalogue, version: 'smaller', trails: catalogue.trails.slice(0, 3), parks: [] }
    expect(await seed(database.db, smaller)).toBe(true)
    expect(await countOf('trail')).toBe(3)
    expect(await countOf('place', 'parks')).toBe(0)
    expect((await readCatalogueState(database.db))?.version).toMatch(/^smaller/)
  })
})
