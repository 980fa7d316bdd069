import { listTrailLines, trailLines, type TrailLines } from '@bluffline/contract'
import { useMemo } from 'react'
import { z } from 'zod'
import { defineSource } from '../catalog/catalog-source.ts'
import { useCatalog, type Catalog } from '../catalog/use-catalog.ts'
import type { TrailLineRow } from '../db/rows.ts'

const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) })

export const TRAIL_LINES = defineSource<TrailLineRow>({
  key: listTrailLines.path,
  store: 'trailLines',
  schema: trailLines.shape.features.element,
  unwrap: (answer) => collection.parse(answer).features,
})

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
