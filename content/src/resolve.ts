import type { Facts, RawRecord } from './read-facts.ts'

type Named = Pick<Facts, 'sources' | 'seasons' | 'permits'>

function named(kind: string, table: RawRecord, id: string): unknown {
  if (!Object.hasOwn(table, id)) throw new Error(`no ${kind} "${id}"`)
  return table[id]
}

/** `source: "id"`, `sources: ["id"]`, `season: "id"` and `permits: ["id"]` become what they name; everything else stays. */
function resolveField(key: string, value: unknown, tables: Named): unknown {
  if (key === 'source' && typeof value === 'string') return named('source', tables.sources, value)
  if (key === 'season' && typeof value === 'string' && Object.hasOwn(tables.seasons, value)) {
    return resolve(named('season', tables.seasons, value), tables)
  }
  if (key === 'sources' && Array.isArray(value)) {
    return value.map((id) => (typeof id === 'string' ? named('source', tables.sources, id) : id))
  }
  if (key === 'permits' && Array.isArray(value)) {
    return value.map((id) => (typeof id === 'string' ? resolve(named('permit', tables.permits, id), tables) : id))
  }
  return resolve(value, tables)
}

/** A record with everything it names by id put in place. @throws Error for an id that is not in its table. */
export function resolve(value: unknown, tables: Named): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, tables))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, resolveField(key, field, tables)]))
}
