import type { Trail } from '@bluffline/contract'
import type { PageStart } from '../../kit/feature.ts'
import { catalogQuery, useCatalog, type Catalog } from '../catalog/use-catalog.ts'
import { TRAILS } from './trail-sources.ts'

/** All trails, without their lines. */
export const useTrails = (): Catalog<Trail> => useCatalog(TRAILS)

/** Has the list read before a page that begins with it is drawn. */
export const prepareTrails = ({ queries, ports }: PageStart): Promise<void> =>
  queries.prefetchQuery(catalogQuery(TRAILS, { client: queries, ports }))
