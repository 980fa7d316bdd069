/** A number as track files write it; NaN for anything else, the empty text included. */
export const readNumber = (text: string | undefined): number => {
  if (text === undefined) return Number.NaN
  const value = Number(text)
  // JavaScript takes the empty text for zero.
  return value === 0 && text.trim() === '' ? Number.NaN : value
}

let [knownDay, knownDayMs] = ['', Number.NaN]

/** Midnight UTC of `2026-05-01`. A ride is one day long or two: the last answer is nearly always the next one. */
function dayMs(day: string): number {
  if (day !== knownDay) [knownDay, knownDayMs] = [day, Date.parse(`${day}T00:00:00Z`)]
  return knownDayMs
}

const WHOLE_SECONDS = '2026-05-01T14:00:00Z'.length
const DOT = WHOLE_SECONDS - 1

/** Two digits as a number below `limit`; NaN for anything else. */
function twoDigits(text: string, at: number, limit: number): number {
  const [tens, ones] = [text.charCodeAt(at) - 48, text.charCodeAt(at + 1) - 48]
  const value = tens * 10 + ones
  return tens >= 0 && ones >= 0 && ones <= 9 && value < limit ? value : Number.NaN
}

const isUtc = (text: string): boolean =>
  text[10] === 'T' &&
  text[13] === ':' &&
  text[16] === ':' &&
  text.endsWith('Z') &&
  (text.length === WHOLE_SECONDS || text[DOT] === '.')

/** `2026-05-01T14:00:00Z`, with or without a fraction, as nearly every file writes it; NaN for everything else. */
function readUtcMs(text: string): number {
  if (text.length < WHOLE_SECONDS || !isUtc(text)) return Number.NaN
  const minutes = twoDigits(text, 11, 24) * 60 + twoDigits(text, 14, 60)
  const seconds = minutes * 60 + twoDigits(text, 17, 60)
  // Three digits are milliseconds; more of them are cut off, as `Date.parse` does.
  const fraction =
    text.length === WHOLE_SECONDS
      ? '0'
      : text
          .slice(DOT + 1, -1)
          .slice(0, 3)
          .padEnd(3, '0')
  return dayMs(text.slice(0, 10)) + seconds * 1000 + Number(fraction)
}

/** An ISO 8601 time in milliseconds since 1970 UTC; NaN where it is none. A time without a zone is UTC, as GPX and TCX ask. */
export const readTimeMs = (text: string): number => {
  const fast = readUtcMs(text)
  if (!Number.isNaN(fast)) return fast
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
