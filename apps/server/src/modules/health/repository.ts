import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

export interface HealthRepository {
  readonly engine: Database['engine']
  /** Whether the database answers. */
  readonly ping: () => Promise<boolean>
}

export const createHealthRepository = ({ db, engine }: Pick<Database, 'db' | 'engine'>): HealthRepository => ({
  engine,
  ping: async () => {
    try {
      await sql`select 1`.execute(db)
      return true
    } catch {
      return false
    }
  },
})
