import type { TrailLines } from '@bluffline/contract'
import { useMemo } from 'react'
import { useCatalog, type Catalog } from '../catalog/use-catalog.ts'
import type { TrailLineRow } from '../db/rows.ts'
import { TRAIL_LINES } from './trail-sources.ts'

export interface TrailLinesCatalog extends Omit<Catalog<TrailLineRow>, 'records'> {
  /** GeoJSON for the map; undefined until the first answer. */
  readonly lines: TrailLines | undefined
}

/** The lines of all trails, for the map. */
export function useTrailLines(enabled = true): TrailLinesCatalog {
  const { records, ...rest } = useCatalog(TRAIL_LINES, enabled)
  const lines = useMemo(
    (): TrailLines | undefined => records && { type: 'FeatureCollection', features: [...records] },
    [records],
  )
  return { ...rest, lines }
}
