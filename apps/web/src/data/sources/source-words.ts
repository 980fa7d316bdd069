import type { Source } from '@bluffline/core'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** `2026`, `July 2026` or `July 9, 2026` from `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; anything else stays as it is. */
export function writePartialDay(value: string): string {
  const [, year, monthNumber, day] = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(\d{2}))?)?$/.exec(value) ?? []
  if (year === undefined) return value
  if (monthNumber === undefined) return year
  const name = MONTHS[Number(monthNumber) - 1] ?? monthNumber
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`
}

/** When the source speaks of; for one without a date, when it was read. */
export const sourceDate = ({ asOf, seen }: Source): string =>
  asOf === 'undated' ? `undated, read ${writePartialDay(seen)}` : `as of ${writePartialDay(asOf)}`

export interface ReferencePart {
  readonly text: string
  /** Set where the part is a web address. */
  readonly href: string | null
}

const ADDRESS = /https?:\/\/[^\s;,)\]]+/g

/** A reference cut into plain text and the web addresses in it. */
export function splitReference(reference: string): readonly ReferencePart[] {
  const found: ReferencePart[] = []
  let end = 0
  for (const match of reference.matchAll(ADDRESS)) {
    if (!URL.canParse(match[0])) continue
    if (match.index > end) found.push({ text: reference.slice(end, match.index), href: null })
    found.push({ text: match[0], href: match[0] })
    end = match.index + match[0].length
  }
  if (end < reference.length) found.push({ text: reference.slice(end), href: null })
  return found
}

/** Each source once, in the order of first mention. */
export const uniqueSources = (sources: readonly Source[]): readonly Source[] => [
  ...new Map(sources.map((source) => [`${source.title}\n${source.ref}\n${source.asOf}`, source])).values(),
]
