import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>

/** An open database, whichever engine is behind it; the SQL is the same. */
export interface Database {
  readonly db: Db
  readonly engine: 'pglite' | 'postgresql'
  readonly close: () => Promise<void>
}
