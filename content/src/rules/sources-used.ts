import type { Facts } from '../read-facts.ts'
import type { Finding } from '../finding.ts'

function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}

/** Nothing lies in a shared table that no record names. */
export function sourcesUsed({ lists, sources, seasons, permits }: Facts): readonly Finding[] {
  const used = new Set(idsIn([lists, seasons, permits]))
  const tables = { 'sources.json': sources, 'trail-seasons.json': seasons, 'permits.json': permits }
  return Object.entries(tables).flatMap(([file, table]) =>
    Object.keys(table)
      .filter((id) => !used.has(id))
      .map((record) => ({ file, record, rule: 'sources-used', message: 'no record names it' })),
  )
}
