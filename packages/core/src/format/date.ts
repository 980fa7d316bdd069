/** Time zone of Arkansas, in which the app writes times unless told otherwise. */
export const ARKANSAS_TIME_ZONE = 'America/Chicago'

const INVALID = 'Invalid date'

/**
 * `MM/DD/YYYY HH:mm`, or `Invalid date`.
 *
 * An instant (a Date, epoch milliseconds, or text with an offset) is written in `timeZone`, Arkansas by default. Text without
 * an offset is wall time already and is written as it stands, a bare day with 00:00: a day never slips to the one before.
 */
export function formatDate(value: Date | number | string | null | undefined, timeZone = ARKANSAS_TIME_ZONE): string {
  const wall = typeof value === 'string' ? wallTime(value) : null
  if (wall !== null) return write(wall, 'UTC')
  return value === null || value === undefined || value === '' ? INVALID : write(new Date(value), timeZone)
}

/** Reads `2026-11-21` or `2026-11-21T09:30(:15)` as if it were UTC, so that its fields can be written back unchanged. */
function wallTime(text: string): Date | null {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?)?$/.exec(text.trim())
  if (parts === null) return null
  const date = new Date(`${parts[1] ?? ''}T${parts[2] ?? '00:00'}:00Z`)
  // February 30 would be read as March 2.
  const kept = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(parts[1] ?? '')
  return kept ? date : new Date(NaN)
}

function write(date: Date, timeZone: string): string {
  if (Number.isNaN(date.getTime())) return INVALID
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return `${part('month')}/${part('day')}/${part('year').padStart(4, '0')} ${part('hour')}:${part('minute')}`
}
