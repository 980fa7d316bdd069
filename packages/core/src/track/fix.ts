import {
  degrees,
  epochMs,
  metres,
  metresPerSecond,
  type Degrees,
  type EpochMs,
  type Metres,
  type MetresPerSecond,
} from '../units.ts'

/**
 * One reading of a satellite receiver, or one point of a recorded track. Nothing in it is trusted: a phone reports NaN, zero accuracy,
 * kilometres of accuracy, clocks that jump. Null means the receiver or the file did not say.
 */
export interface Fix {
  /** WGS 84 degrees. */
  readonly lng: number
  readonly lat: number
  readonly timeMs: EpochMs | null
  /** Radius that holds the true place about two times out of three. */
  readonly accuracyM: Metres | null
  /** Above sea level. */
  readonly altitudeM: Metres | null
  readonly speedMps: MetresPerSecond | null
  /** Direction of travel, from true north. */
  readonly headingDeg: Degrees | null
}

/**
 * A fix as it may be handed in from outside: plain numbers, and only the place is needed. What is left out, null or NaN is not known.
 * `{ lng: -92.8, lat: 35.5, timeMs: 1777644000000, accuracyM: 6 }` is a whole fix to `advance`, which needs the time;
 * `trackStatistics` measures a track without times as it is drawn.
 */
export interface PlainFix {
  /** WGS 84 degrees: longitude −180…180, latitude −90…90. */
  readonly lng: number
  readonly lat: number
  /** Milliseconds since 1970-01-01T00:00:00Z, as `Date.now()` gives them. */
  readonly timeMs?: number | null | undefined
  /** Radius in metres that holds the true place about two times out of three. */
  readonly accuracyM?: number | null | undefined
  /** Metres above sea level. */
  readonly altitudeM?: number | null | undefined
  /** Metres a second. */
  readonly speedMps?: number | null | undefined
  /** Degrees clockwise from true north. */
  readonly headingDeg?: number | null | undefined
}

const known = <T extends number>(value: number | null | undefined, brand: (value: number) => T): T | null =>
  value === null || value === undefined || Number.isNaN(value) ? null : brand(value)

/** A plain fix with every field, in units. */
export const asFix = (plain: PlainFix): Fix => ({
  lng: plain.lng,
  lat: plain.lat,
  timeMs: known(plain.timeMs, epochMs),
  accuracyM: known(plain.accuracyM, metres),
  altitudeM: known(plain.altitudeM, metres),
  speedMps: known(plain.speedMps, metresPerSecond),
  headingDeg: known(plain.headingDeg, degrees),
})

const isWhole = (fix: PlainFix): fix is Fix =>
  fix.timeMs !== undefined &&
  fix.accuracyM !== undefined &&
  fix.altitudeM !== undefined &&
  fix.speedMps !== undefined &&
  fix.headingDeg !== undefined

/** The same for a list; one that is whole already is not copied. */
export const wholeFixes = (fixes: readonly PlainFix[]): readonly Fix[] => {
  const whole = (list: readonly PlainFix[]): list is readonly Fix[] => list.every(isWhole)
  return whole(fixes) ? fixes : fixes.map(asFix)
}

/** A track: pieces of recording, each unbroken; a new piece begins where recording was paused or the file says so. */
export type Track = readonly (readonly Fix[])[]
