import { buildCatalog } from './build-catalog.ts'
import type { Catalog } from './catalog.ts'
import { countCatalog } from './count.ts'
import { formatFinding } from './finding.ts'
import { readFacts } from './read-facts.ts'
import { versionOf } from './version.ts'

/**
 * Reads the catalogue from its files: checked against the schemas, sources put in place, lengths, boxes, regions and counts computed.
 * @throws Error that lists every record that does not fit its schema.
 */
export function loadCatalog(folder?: string): Catalog {
  const { lists, findings } = buildCatalog(readFacts(folder))
  if (findings.length > 0) throw new Error(`The catalogue is broken:\n${findings.map(formatFinding).join('\n')}`)
  return { ...lists, counts: countCatalog(lists), version: versionOf(lists) }
}
