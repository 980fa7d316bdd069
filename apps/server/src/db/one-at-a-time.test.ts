import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Database } from './client.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await sql`create table tally (n integer not null)`.execute(database.db)
})
afterAll(() => database.close())

const count = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from tally`.execute(database.db)
  return rows[0]?.n ?? NaN
}

describe('many at one database', () => {
  it('a transaction that fails takes nobody else’s write with it', async () => {
    const { db } = database
    let begun = () => {}
    const hasBegun = new Promise<void>((resolve) => (begun = resolve))
    const failing = db
      .transaction()
      .execute(async (transaction) => {
        await sql`insert into tally values (1)`.execute(transaction)
        begun()
        await new Promise((resolve) => setImmediate(resolve))
        throw new Error('changed my mind')
      })
      .catch((error: Error) => error.message)
    await hasBegun
    await sql`insert into tally values (2)`.execute(db)
    expect(await failing).toBe('changed my mind')
    expect(await count()).toBe(1)
  })

  it('fifty transactions at once all end, each with what it read', async () => {
    const { db } = database
    await sql`delete from tally`.execute(db)
    await sql`insert into tally values (0)`.execute(db)
    const addOne = () =>
      db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ n: number }>`select n from tally for update`.execute(transaction)
        await sql`update tally set n = ${(rows[0]?.n ?? NaN) + 1}`.execute(transaction)
      })
    await Promise.all(Array.from({ length: 50 }, addOne))
    const { rows } = await sql<{ n: number }>`select n from tally`.execute(db)
    expect(rows).toEqual([{ n: 50 }])
  })
})
