/** A number as track files write it; NaN for anything else, the empty text included. */
export const readNumber = (text: string | undefined): number => {
  if (text === undefined) return Number.NaN
  const trimmed = text.trim()
  return trimmed === '' ? Number.NaN : Number(trimmed)
}

/** An ISO 8601 time in milliseconds since 1970 UTC; NaN where it is none. A time without a zone is UTC, as GPX and TCX ask. */
export const readTimeMs = (text: string): number => {
  const trimmed = text.trim()
  if (trimmed === '') return Number.NaN
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(trimmed) || !trimmed.includes('T') ? trimmed : `${trimmed}Z`
  return Date.parse(zoned)
}

/** A name somebody gave, or null. */
export const readName = (text: string): string | null => {
  const trimmed = text.trim().replace(/\s+/g, ' ')
  return trimmed === '' ? null : trimmed.slice(0, 300)
}
