/**
 * SI quantities as branded numbers, so that a distance cannot be passed where a duration is meant.
 * The constructors below are the only way in; arithmetic gives a plain `number`, to be branded again with its unit.
 */
declare const unit: unique symbol
type Quantity<U extends string> = number & { readonly [unit]: U }

/** Length in metres. */
export type Metres = Quantity<'m'>
/** Time span in seconds. */
export type Seconds = Quantity<'s'>
/** Point in time, milliseconds since 1970-01-01T00:00:00Z. */
export type EpochMs = Quantity<'epoch-ms'>
/** Angle in degrees. As a bearing: clockwise from true north, 0 ≤ x < 360. */
export type Degrees = Quantity<'deg'>
/** Speed in metres a second. */
export type MetresPerSecond = Quantity<'m/s'>

export const metres = (value: number): Metres => value as Metres
export const seconds = (value: number): Seconds => value as Seconds
export const epochMs = (value: number): EpochMs => value as EpochMs
export const degrees = (value: number): Degrees => value as Degrees
export const metresPerSecond = (value: number): MetresPerSecond => value as MetresPerSecond

/** Metres in one international mile (exact, NIST SP 811). */
export const METRES_PER_MILE = 1609.344
/** Metres in one international foot (exact, NIST SP 811). */
export const METRES_PER_FOOT = 0.3048

export const milesToMetres = (miles: number): Metres => metres(miles * METRES_PER_MILE)
export const metresToMiles = (length: Metres): number => length / METRES_PER_MILE
export const feetToMetres = (feet: number): Metres => metres(feet * METRES_PER_FOOT)
export const metresToFeet = (length: Metres): number => length / METRES_PER_FOOT
export const mphToMetresPerSecond = (mph: number): MetresPerSecond => metresPerSecond((mph * METRES_PER_MILE) / 3600)
export const metresPerSecondToMph = (speed: MetresPerSecond): number => (speed * 3600) / METRES_PER_MILE
