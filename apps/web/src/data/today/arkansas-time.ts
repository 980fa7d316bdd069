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
