import type { EpochMs } from '@bluffline/core'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const count = (value: number, unit: string): string => `${value} ${unit}${value === 1 ? '' : 's'} old`

/** How old something is, in words: "just now", "5 minutes old", "2 days old"; "age unknown" where it carries no time. */
export function ageWords(at: EpochMs, now: EpochMs): string {
  if (at <= 0) return 'age unknown'
  const ageMs = now - at
  if (ageMs < MINUTE_MS) return 'just now'
  if (ageMs < HOUR_MS) return count(Math.floor(ageMs / MINUTE_MS), 'minute')
  if (ageMs < DAY_MS) return count(Math.floor(ageMs / HOUR_MS), 'hour')
  return count(Math.floor(ageMs / DAY_MS), 'day')
}
