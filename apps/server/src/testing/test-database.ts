import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { Database } from '../db/client.ts'
import { startPglite, wrapPglite } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { openPostgres } from '../db/postgres.ts'
import { seed } from '../db/seed.ts'
import { loadFixtureCatalogue } from './fixture-catalogue.ts'

const administer = async (address: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export interface ServerDatabase {
  readonly address: string
  readonly drop: () => Promise<void>
}

/** An empty database of its own on the server of `TEST_DATABASE_URL`, so that test files do not meet. */
export const createServerDatabase = async (server: string): Promise<ServerDatabase> => {
  const name = `bluffline_test_${randomBytes(8).toString('hex')}`
  await administer(server, `create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return { address: address.href, drop: () => administer(server, `drop database ${name}`) }
}

const openOnServer = async (server: string): Promise<Database> => {
  const { address, drop } = await createServerDatabase(server)
  const database = openPostgres(address, 4)
  await migrate(database.db)
  await seed(database.db, loadFixtureCatalogue())
  const close = async () => {
    await database.close()
    await drop()
  }
  return { ...database, close }
}

/** A migrated database with the fixture catalogue, for one test file: PGlite in memory, or on `TEST_DATABASE_URL`. */
export const openTestDatabase = async (): Promise<Database> => {
  const file = inject('templateFile')
  const server = process.env['TEST_DATABASE_URL']
  if (server) return openOnServer(server)
  if (file === null) throw new Error('The test database was not made.')
  return wrapPglite(await startPglite(undefined, new Blob([readFileSync(file)])))
}
