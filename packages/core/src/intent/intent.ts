import type { Position } from '../geo/position.ts'
import type { IsoDay } from '../ride/facts.ts'
import type { Intent } from './intents.ts'
import type { IntentModel } from './model/intent-model.ts'
import type { PlaceMention, PlaceName } from './place-name.ts'
import type { Slots } from './slots/slots.ts'

export { INTENTS, type Intent } from './intents.ts'

/** How sure each intent is (0 to 1), by the specification's table; `reject` is ours: nothing was understood, and the answer asks. */
export const INTENT_CONFIDENCE: Readonly<Record<Intent, number>> = {
  emergency_help: 0.95,
  vehicle_diagnostic: 0.85,
  find_trails: 0.8,
  trail_info: 0.75,
  navigation: 0.7,
  safety_check: 0.8,
  duck_hunting_info: 0.75,
  nearby_facilities: 0.7,
  weather_check: 0.75,
  reject: 0.2,
}

/** Confidence of `find_trails` where a sentence speaks of going out and of nothing in particular. */
export const FALLBACK_CONFIDENCE = 0.5

/** What is known where a sentence is said. Everything may be left out. */
export interface IntentContext {
  readonly userLocation?: Position | null
  /** What is ridden, as the rider calls it; `side-by-side` where it is not said. */
  readonly vehicleType?: string
  readonly isOffline?: boolean
  /** An emergency is going on: what is not understood belongs to it. */
  readonly emergencyMode?: boolean
  /** Names of the catalogue. The same list again costs nothing: its index is kept. */
  readonly places?: readonly PlaceName[]
  /** Today in Arkansas, for "tomorrow" and "saturday"; without it a date keeps only its words. */
  readonly today?: IsoDay
  /** What was learned from sentences; without it the rules decide alone. */
  readonly model?: IntentModel
}

/** What a sentence names. */
export interface IntentEntities extends Slots {
  /** Places, in the order they are said. */
  readonly places: readonly PlaceMention[]
}

export interface IntentMetadata {
  /** The sub-case: `medical`, `stuck_mud`, `overheating`, `position` … */
  readonly category: string
  /** Where the rider is, where that is known. */
  readonly location?: Position
  /** The page of the field guide that answers. */
  readonly guideId?: string
}

/** What `detectIntent` makes of a sentence. */
export interface IntentResult {
  readonly intent: Intent
  readonly entities: IntentEntities
  /** 0 to 1. */
  readonly confidence: number
  /** A short answer to say and show at once, before anything is looked up. */
  readonly response: string
  readonly metadata: IntentMetadata
}
