import type { CatalogSource, Identified } from './catalog-source.ts'
import { checkRecords } from './check-records.ts'
import { uniqueById } from './unique-by-id.ts'

/** The records of an answer, each checked and once. Throws where it is no list, or one of them does not fit. */
export async function recordsOf<T extends Identified>(source: CatalogSource<T>, body: unknown): Promise<readonly T[]> {
  const rows = source.unwrap ? source.unwrap(body) : body
  if (!Array.isArray(rows)) throw new TypeError(`${source.key} did not answer a list`)
  const checked = await checkRecords(source.schema, rows, (error) => {
    throw error
  })
  return uniqueById(checked)
}
