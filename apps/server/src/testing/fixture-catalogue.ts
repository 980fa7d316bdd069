import { loadCatalog } from '@bluffline/content'
import type { SeedCatalogue } from '../db/catalogue-rows.ts'
import { fixtureTrails } from './fixture-trails.ts'

/** The catalogue that ships, with a few trails beside it whose every field a test knows. */
export const loadFixtureCatalogue = (): SeedCatalogue => {
  const real = loadCatalog()
  return { ...real, version: `${real.version}-with-fixtures`, trails: [...real.trails, ...fixtureTrails] }
}
