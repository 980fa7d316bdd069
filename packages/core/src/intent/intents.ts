/** What a rider may want, in the order of the specification's table: where two are worth the same, the first one wins. */
export const INTENTS = [
  'emergency_help',
  'vehicle_diagnostic',
  'find_trails',
  'trail_info',
  'navigation',
  'safety_check',
  'duck_hunting_info',
  'nearby_facilities',
  'weather_check',
  'reject',
] as const
export type Intent = (typeof INTENTS)[number]
