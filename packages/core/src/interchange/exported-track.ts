import type { Position } from '../geo/position.ts'
import type { EpochMs, Metres } from '../units.ts'

/** A point of a line to be written to a file. What is not known is left out or null. */
export interface ExportedPoint extends Position {
  /** Metres above sea level. */
  readonly elevationM?: number | null | undefined
  readonly timeMs?: EpochMs | null | undefined
  /** Radius that holds the true place about two times out of three, as the receiver said. */
  readonly accuracyM?: Metres | null | undefined
}

/** A named point beside the line, for example a trailhead or a photo. */
export interface ExportedWaypoint extends ExportedPoint {
  readonly name: string
  readonly description?: string | null | undefined
}

/** A trail or a ride as it leaves the app. */
export interface ExportedTrack {
  readonly name: string
  readonly description?: string | null | undefined
  /** One list for each unbroken stretch; a gap in a recording is a new stretch, never a straight line. */
  readonly parts: readonly (readonly ExportedPoint[])[]
  readonly waypoints?: readonly ExportedWaypoint[] | undefined
  /** When the file was made; left out where not given, since nothing here reads a clock. */
  readonly createdMs?: EpochMs | null | undefined
}

/** Whether a point is a place on Earth. Others are left out of a file rather than spoiling it. */
export const isOnEarth = ({ lng, lat }: Position): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180

/** A coordinate with at most seven decimals (about 1 cm), never in exponent form, without trailing zeros. */
export const writeDecimal = (value: number, digits: number): string => {
  const text = value.toFixed(digits).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}

/** `2026-11-21T14:30:00Z` with milliseconds only where there are any; null where it is not a time of the years 0…9999. */
export function writeTime(timeMs: EpochMs | null | undefined): string | null {
  if (timeMs === null || timeMs === undefined || !(Math.abs(timeMs) < 8.64e15)) return null
  const text = new Date(timeMs).toISOString()
  return /^\d{4}-/.test(text) ? text.replace('.000Z', 'Z') : null
}
