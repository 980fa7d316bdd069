import type { Source } from '@bluffline/core'
import type { CatalogLists } from '../catalog.ts'
import type { Finding } from '../finding.ts'
import { sourcesOf } from './sources-of.ts'

const isDate = (text: string): boolean => /^\d{4}(-\d{2}(-\d{2})?)?$/.test(text)

/** Compared as far as both are written: `2026-11-21` is not after `2026-11`. */
const isAfter = (a: string, b: string): boolean => {
  const length = Math.min(a.length, b.length)
  return a.slice(0, length) > b.slice(0, length)
}

function trouble({ asOf, seen }: Source): string | null {
  if (!isDate(seen)) return `was seen "${seen}", which is no date`
  if (asOf === 'undated') return null
  if (!isDate(asOf)) return `is as of "${asOf}", which is neither a date nor "undated"`
  return isAfter(asOf, seen) ? `is as of ${asOf}, after it was seen (${seen})` : null
}

/** Every source has a date: the one it speaks of, or, where it does not say, the one it was seen. */
export const sourcesDated = (lists: CatalogLists): readonly Finding[] =>
  sourcesOf(lists).flatMap(({ file, record, source }) => {
    const problem = trouble(source)
    return problem === null ? [] : [{ file, record, rule: 'sources-dated', message: `"${source.title}" ${problem}` }]
  })
