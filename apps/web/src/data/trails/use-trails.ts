import { listTrails, trail, type Trail } from '@bluffline/contract'
import { defineSource } from '../catalog/catalog-source.ts'
import { useCatalog, type Catalog } from '../catalog/use-catalog.ts'

export const TRAILS = defineSource<Trail>({
  key: listTrails.path,
  store: 'trails',
  schema: trail,
})

/** All trails, without their lines. */
export const useTrails = (): Catalog<Trail> => useCatalog(TRAILS)
