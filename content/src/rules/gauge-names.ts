import type { CatalogLists } from '../catalog.ts'
import type { Finding } from '../finding.ts'

const RAW_NAME = /\bAR$|\.\s|\b(?:Near|Of|At)\b|Burenar|\b[A-Z]{3,}\b/

/** Names of gauges as a rider writes them: no state behind the town, no "Near" and "Of" of a list of stations. */
export const gaugeNames = (lists: Pick<CatalogLists, 'waterways'>): readonly Finding[] =>
  lists.waterways.flatMap(({ id, gauges }) =>
    gauges
      .filter(({ name }) => RAW_NAME.test(name.replace(/\bSt\. /, '')))
      .map(({ name }) => ({
        file: 'waterways.json',
        record: id,
        rule: 'gauge-names',
        message: `raw gauge name: "${name}"`,
      })),
  )
