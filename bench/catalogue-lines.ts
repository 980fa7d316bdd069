import { loadCatalog } from '@bluffline/content'
import { partsOfGeometry, type Position } from '@bluffline/core'
import { longOf } from './off-route-battery.ts'

/** Every stretch of trail of the catalogue that is longer than a mile or so. */
export const catalogueLines = (): readonly (readonly Position[])[] =>
  longOf(loadCatalog().trails.flatMap(({ geometry }) => (geometry === null ? [] : partsOfGeometry(geometry))))
