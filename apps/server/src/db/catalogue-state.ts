import type { CatalogueState } from '../platform/catalogue-version.ts'
import type { Db } from './client.ts'

/** What the seeding left; null before the first one. */
export const readCatalogueState = async (db: Db): Promise<CatalogueState | null> =>
  (await db.selectFrom('catalog_state').select(['version', 'counts']).executeTakeFirst()) ?? null
