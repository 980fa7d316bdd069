import type { CatalogLists } from '../catalog.ts'
import type { Finding } from '../finding.ts'

/** What somebody only remembers is listed as "community, unverified" and never counted. */
export function recalledNotVerified(lists: CatalogLists): readonly Finding[] {
  const files = {
    'trails.json': lists.trails,
    'campgrounds.json': lists.campgrounds,
    'wmas.json': lists.wmas,
    'parks.json': lists.parks,
    'waterways.json': lists.waterways,
    'access-points.json': lists.accessPoints,
  }
  return Object.entries(files).flatMap(([file, records]) =>
    records
      .filter(({ confidence, verified }) => confidence === 'recalled' && verified)
      .map(({ id }) => ({ file, record: id, rule: 'recalled-not-verified', message: 'recalled, yet counted' })),
  )
}
