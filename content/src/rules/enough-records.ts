import type { CatalogCounts } from '@bluffline/contract'
import type { Finding } from '../finding.ts'

/** What the product promises, at the least. */
const FLOORS = {
  verifiedTrails: 213,
  utvTrails: 104,
  wmas: 48,
  featuredWmas: 48,
  campgrounds: 70,
  counties: 75,
} as const satisfies Partial<CatalogCounts>

/** The catalogue is as large as the product says it is. */
export const enoughRecords = (counts: CatalogCounts): readonly Finding[] =>
  Object.entries(FLOORS).flatMap(([name, floor]) => {
    const count = counts[name as keyof typeof FLOORS]
    if (count >= floor) return []
    return [
      { file: 'facts', record: name, rule: 'enough-records', message: `${count}, and at least ${floor} are promised` },
    ]
  })
