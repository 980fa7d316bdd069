import { epochMs, type EpochMs, type IsoDay } from '@bluffline/core'
import { arkansasBehindUtcMs } from './arkansas-day.ts'

/** The moment a calendar day begins in Arkansas. */
export function arkansasMidnight(day: IsoDay): EpochMs {
  const utcMs = Date.parse(`${day}T00:00:00Z`)
  // Clocks change at two in the morning, so what holds at midnight holds an hour before and after too.
  return epochMs(utcMs + arkansasBehindUtcMs(epochMs(utcMs + 6 * 3_600_000)))
}

/** `6:58 AM`, the time of day in Arkansas, to the nearest minute. */
export function clockTime(at: EpochMs): string {
  const minutes = Math.round((at - arkansasBehindUtcMs(at)) / 60_000)
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** What a field of date and time shows for a moment: `2026-11-28T07:30`, Arkansas time. */
export const momentInput = (at: EpochMs): string =>
  new Date(at - arkansasBehindUtcMs(at)).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)

/** The moment that a field of date and time means; null for an empty or half-filled one. */
export function readMomentInput(text: string): EpochMs | null {
  const asUtcMs = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? Date.parse(`${text}Z`) : Number.NaN
  if (Number.isNaN(asUtcMs)) return null
  // By the clock of the moment itself: first guessed with winter time, then looked up.
  const guess = epochMs(asUtcMs + 6 * 3_600_000)
  return epochMs(asUtcMs + arkansasBehindUtcMs(guess))
}
