import { listTrails, trail, type Trail } from '@bluffline/contract'
import { defineSource } from '../catalog/catalog-source.ts'
import type { PageStart } from '../../kit/feature.ts'
import { catalogQuery, useCatalog, type Catalog } from '../catalog/use-catalog.ts'

export const TRAILS = defineSource<Trail>({
  key: listTrails.path,
  store: 'trails',
  schema: trail,
})

/** All trails, without their lines. */
export const useTrails = (): Catalog<Trail> => useCatalog(TRAILS)

/** Has the list read before a page that begins with it is drawn. */
export const prepareTrails = ({ queries, ports }: PageStart): Promise<void> =>
  queries.prefetchQuery(catalogQuery(TRAILS, { client: queries, ports }))
