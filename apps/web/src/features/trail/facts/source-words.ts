import type { Source } from '@bluffline/core'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `2026`, `July 2026` or `July 9, 2026` from `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; anything else stays as it is. */
export function writePartialDay(value: string): string {
  const parts = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(value)
  const [, year, month, day] = parts ?? []
  if (year === undefined) return value
  const name = MONTHS[Number(month) - 1]
  if (name === undefined) return year
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`
}

/** When the source speaks of, or, for one without a date, when we read it. */
export const writeSourceDate = ({ asOf, seen }: Source): string =>
  asOf === 'undated' ? `undated, read ${writePartialDay(seen)}` : `as of ${writePartialDay(asOf)}`

export interface RefPart {
  readonly text: string
  /** Set where the part is a web address. */
  readonly href: string | null
}

const ADDRESS = /https?:\/\/[^\s;,)\]]+/g

/** A reference cut into plain text and the addresses in it, so that every address can be opened and nothing else looks like a link. */
export function splitReference(reference: string): readonly RefPart[] {
  const parts: RefPart[] = []
  let end = 0
  for (const found of reference.matchAll(ADDRESS)) {
    if (!URL.canParse(found[0])) continue
    if (found.index > end) parts.push({ text: reference.slice(end, found.index), href: null })
    parts.push({ text: found[0], href: found[0] })
    end = found.index + found[0].length
  }
  if (end < reference.length) parts.push({ text: reference.slice(end), href: null })
  return parts
}
