import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { postgis } from '@electric-sql/pglite-postgis'
import { Kysely, PGliteDialect } from 'kysely'
import type { Database } from './client.ts'
import { lockDataFolder } from './data-lock.ts'
import { oneAtATime } from './one-at-a-time.ts'

const extensions = { postgis, pg_trgm }

/** In a folder, or in memory where none is given; `dump` is what `dumpDataDir` gave. */
export const startPglite = (dataDir?: string, dump?: Blob): Promise<PGlite> =>
  PGlite.create({ extensions, ...(dataDir && { dataDir }), ...(dump && { loadDataDir: dump }) })

/** A database begun but not finished is thrown away: it holds nothing yet. Only a complete one gets its final name. */
const createOnce = async (folder: string): Promise<string> => {
  const [final, unfinished] = [join(folder, 'database'), join(folder, 'database-unfinished')]
  rmSync(unfinished, { recursive: true, force: true })
  if (!existsSync(final)) {
    mkdirSync(unfinished, { recursive: true })
    const fresh = await startPglite(unfinished)
    await fresh.close()
    renameSync(unfinished, final)
  }
  return final
}

export const wrapPglite = (pglite: PGlite, afterClose: () => void = () => {}): Database => {
  const db: Database['db'] = new Kysely({ dialect: oneAtATime(new PGliteDialect({ pglite })) })
  const close = async () => {
    await db.destroy()
    if (!pglite.closed) await pglite.close()
    afterClose()
  }
  return { db, engine: 'pglite', close }
}

/** PostgreSQL in this process, its files in `<folder>/database`, for this process alone. */
export const openEmbedded = async (folder: string): Promise<Database> => {
  const lock = lockDataFolder(folder)
  try {
    return wrapPglite(await startPglite(await createOnce(folder)), lock.release)
  } catch (error) {
    lock.release()
    throw error
  }
}
