import type { CatalogCounts } from '@bluffline/contract'
import { buildCatalog } from './build-catalog.ts'
import { countCatalog } from './count.ts'
import type { Finding } from './finding.ts'
import type { Facts } from './read-facts.ts'
import { enoughRecords } from './rules/enough-records.ts'
import { inCounty } from './rules/in-county.ts'
import { lengthsAgree } from './rules/lengths-agree.ts'
import { linesOnTheGround } from './rules/lines-on-the-ground.ts'
import { oneRecordAPlace } from './rules/one-record-a-place.ts'
import { gaugeNames } from './rules/gauge-names.ts'
import { plainWords } from './rules/plain-words.ts'
import { recalledNotVerified } from './rules/recalled-not-verified.ts'
import { references } from './rules/references.ts'
import { sourcesDated } from './rules/sources-dated.ts'
import { sourcesUsed } from './rules/sources-used.ts'
import { uniqueIds } from './rules/unique-ids.ts'
import { webAddresses } from './rules/web-addresses.ts'

export interface Report {
  readonly counts: CatalogCounts
  readonly findings: readonly Finding[]
}

/** All rules over all facts. */
export function checkCatalog(facts: Facts): Report {
  const { lists, findings } = buildCatalog(facts)
  const counts = countCatalog(lists)
  return {
    counts,
    findings: [
      ...findings,
      ...uniqueIds(lists),
      ...inCounty(lists),
      ...linesOnTheGround(lists),
      ...lengthsAgree(lists),
      ...sourcesDated(lists),
      ...sourcesUsed(facts),
      ...recalledNotVerified(lists),
      ...oneRecordAPlace(lists, facts.distinct),
      ...webAddresses(lists),
      ...references(lists),
      ...plainWords(lists),
      ...gaugeNames(lists),
      ...enoughRecords(counts),
    ],
  }
}
