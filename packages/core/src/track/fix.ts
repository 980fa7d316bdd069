import type { Degrees, EpochMs, Metres, MetresPerSecond } from '../units.ts'

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

/** A track: pieces of recording, each unbroken; a new piece begins where recording was paused or the file says so. */
export type Track = readonly (readonly Fix[])[]
