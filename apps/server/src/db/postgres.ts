import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import type { Database } from './client.ts'

/** A PostgreSQL server with PostGIS. A connection that breaks while idle is replaced by the pool and must not end the process. */
export const openPostgres = (address: string, poolSize: number): Database => {
  const pool = new Pool({
    connectionString: address,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    application_name: 'bluffline',
  })
  pool.on('error', () => {})
  const db: Database['db'] = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return { db, engine: 'postgresql', close: () => db.destroy() }
}
