import { epochMs, sunTimes, type EpochMs, type IsoDay, type Position } from '@bluffline/core'
import { arkansasDay } from '../today/arkansas-day.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Ducks may be shot from half an hour before sunrise (state rule for waterfowl). */
const BEFORE_SUNRISE_MS = 30 * MINUTE_MS

export interface ShootingHours {
  readonly beginMs: EpochMs
  readonly sunriseMs: EpochMs
  readonly sunsetMs: EpochMs
}

/** Sunrise, sunset and when shooting begins there on an Arkansas day, computed from the sun. */
export function shootingHours(place: Position, day: IsoDay): ShootingHours | null {
  // Local solar noon, near enough: the sun is up then, and down half a day before and after.
  const noonMs = Date.parse(`${day}T12:00:00Z`) - (place.lng / 360) * DAY_MS
  const { rise, set } = sunTimes(place, [epochMs(noonMs - DAY_MS / 2), epochMs(noonMs + DAY_MS / 2)])
  if (rise === null || set === null) return null
  return { beginMs: epochMs(rise - BEFORE_SUNRISE_MS), sunriseMs: rise, sunsetMs: set }
}

const HOUR_MS = 60 * MINUTE_MS

/** "6:21 AM" by the clock of Arkansas. */
export function clockWords(at: EpochMs): string {
  const day = arkansasDay(at)
  // Midnight in Arkansas is 5 or 6 hours after that of Greenwich: the later one that still belongs to the day.
  const midnights = [6, 5].map((hours) => Date.parse(`${day}T00:00:00Z`) + hours * HOUR_MS)
  const midnight = midnights.find((ms) => arkansasDay(epochMs(ms)) === day && arkansasDay(epochMs(ms - 1)) !== day) ?? 0
  const minutes = Math.round((at - midnight) / MINUTE_MS)
  const hour = Math.floor(minutes / 60) % 24
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
