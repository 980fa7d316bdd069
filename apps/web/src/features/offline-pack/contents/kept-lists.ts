import type { EpochMs } from '@bluffline/core'
import { readCopy } from '../../../data/catalog/catalog-copy.ts'
import type { CatalogSource, Identified } from '../../../data/catalog/catalog-source.ts'
import { ACCESS_POINTS, CAMPGROUNDS, PARKS, WATERWAYS, WMAS } from '../../../data/places/place-sources.ts'
import { TRAILS, TRAIL_LINES } from '../../../data/trails/trail-sources.ts'

/** A list of the catalogue as it lies on the device; `records` 0: it is not here. */
export interface KeptList {
  readonly label: string
  readonly records: number
  readonly bytes: number
  readonly fetchedAt: EpochMs | null
}

async function look<T extends Identified>(label: string, source: CatalogSource<T>): Promise<KeptList> {
  const copy = await readCopy(source)
  if (copy === null) return { label, records: 0, bytes: 0, fetchedAt: null }
  const bytes = new Blob([JSON.stringify(copy.records)]).size
  return { label, records: copy.records.length, bytes, fetchedAt: copy.fetchedAt }
}

/** Every list of the catalogue, read and checked against its schema. */
export const keptLists = (): Promise<readonly KeptList[]> =>
  Promise.all([
    look('Trails', TRAILS),
    look('Lines of trails', TRAIL_LINES),
    look('Riding parks', PARKS),
    look('Campgrounds', CAMPGROUNDS),
    look('Wildlife management areas', WMAS),
    look('Rivers and gauges', WATERWAYS),
    look('Put-ins and take-outs', ACCESS_POINTS),
  ])
