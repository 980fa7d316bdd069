import type { Intent } from '../intent.ts'
import type { Cue } from './cue.ts'
import { FACILITIES } from './facilities.ts'
import { FIND } from './find.ts'
import { HUNTING } from './hunting.ts'
import { DIAGNOSTIC } from './machine.ts'
import { NAVIGATION } from './navigation.ts'
import { SAFETY } from './safety.ts'
import { INFO } from './trail-info.ts'
import { WEATHER } from './weather.ts'

export type Topic = Exclude<Intent, 'emergency_help' | 'reject'>

/** What speaks for each topic, in the order of the specification's table. */
export const TOPICS: readonly (readonly [Topic, readonly Cue[]])[] = [
  ['vehicle_diagnostic', DIAGNOSTIC],
  ['find_trails', FIND],
  ['trail_info', INFO],
  ['navigation', NAVIGATION],
  ['safety_check', SAFETY],
  ['duck_hunting_info', HUNTING],
  ['nearby_facilities', FACILITIES],
  ['weather_check', WEATHER],
]
