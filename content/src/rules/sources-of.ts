import type { Source } from '@bluffline/core'
import type { CatalogLists } from '../catalog.ts'

/** A source wherever it stands in a record: in its list, beside a fact, a dispute, a season day or a permit. */
export interface Cited {
  readonly file: string
  readonly record: string
  readonly source: Source
}

const isSource = (value: object): value is Source => 'title' in value && 'ref' in value && 'asOf' in value

function within(value: unknown): readonly Source[] {
  if (typeof value !== 'object' || value === null) return []
  if (isSource(value)) return [value]
  return Object.values(value).flatMap(within)
}

/** Every source of every record. */
export function sourcesOf(lists: CatalogLists): readonly Cited[] {
  const files = {
    'trails.json': lists.trails.map(({ geometry: _, ...trail }) => trail),
    'campgrounds.json': lists.campgrounds,
    'wmas.json': lists.wmas,
    'parks.json': lists.parks,
    'waterways.json': lists.waterways,
    'access-points.json': lists.accessPoints,
    'waterway-contacts.json': lists.waterwayContacts,
  }
  return Object.entries(files).flatMap(([file, records]) =>
    records.flatMap((record) => within(record).map((source) => ({ file, record: record.id, source }))),
  )
}
