import type { Config } from '../config.ts'
import type { Database } from './client.ts'

export type DatabaseConfig = Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATA_DIR'>

/** The engine's code is loaded on demand: the embedded one alone is 40 MB. */
export const openDatabase = async (config: DatabaseConfig): Promise<Database> => {
  if (config.DATABASE_URL !== undefined) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(config.DATABASE_URL, config.DATABASE_POOL_SIZE)
  }
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(config.DATA_DIR)
}
