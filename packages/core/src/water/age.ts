import type { EpochMs } from '../units.ts'

/** A reading older than this is marked as old (targets of the project: 60 minutes). */
export const STALE_MS = 60 * 60_000
/** Clocks of phones and gauges differ by so much without anybody noticing. */
const CLOCKS_DIFFER_MS = 10 * 60_000

/**
 * How old a reading is, in milliseconds, not below 0. Null where it lies so far in the future that one of the two clocks must be wrong:
 * then nobody knows how old it is.
 */
export function readingAgeMs(atMs: number, nowMs: EpochMs): number | null {
  const ageMs = nowMs - atMs
  return ageMs < -CLOCKS_DIFFER_MS ? null : Math.max(0, ageMs)
}

/** Whether a reading is too old to speak of now: more than 60 minutes, or of unknown age. */
export function isStaleReading(atMs: number, nowMs: EpochMs): boolean {
  const ageMs = readingAgeMs(atMs, nowMs)
  return ageMs === null || ageMs > STALE_MS
}
