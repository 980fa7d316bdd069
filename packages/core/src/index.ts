// What the package offers, by hand: a name that is not here is nobody else's business.
export type { Degrees, EpochMs, Metres, MetresPerSecond, Seconds } from './units.ts'
export {
  degrees,
  epochMs,
  feetToMetres,
  METRES_PER_FOOT,
  METRES_PER_MILE,
  metres,
  metresPerSecond,
  metresPerSecondToMph,
  metresToFeet,
  metresToMiles,
  milesToMetres,
  mphToMetresPerSecond,
  seconds,
} from './units.ts'
export type { Bounds, Position } from './geo/position.ts'
export type {
  Advisory,
  AnnualDay,
  Confidence,
  DayReading,
  IsoDay,
  MotorUse,
  PermitRule,
  RideableTrail,
  Season,
  SeasonWindow,
  Source,
  TrailUse,
  Vehicle,
} from './ride/facts.ts'
export { CONFIDENCES, MOTOR_USES, TRAIL_USES } from './ride/facts.ts'
