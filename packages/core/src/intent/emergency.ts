import { siftBenign } from './benign.ts'
import { FIRE, GENERAL, LOST, MISSING, PLEA, STUCK, WATER } from './emergency-cues.ts'
import { MEDICAL } from './injury-cues.ts'
import { ROLLOVER } from './rollover-cues.ts'

/** Sub-cases of an emergency, the gravest first. `plea`: somebody asks for help and says no more. */
export type EmergencyCase =
  'medical' | 'rollover' | 'fire' | 'water' | 'missing_person' | 'lost' | 'stuck' | 'general' | 'plea'

const CASES: readonly (readonly [EmergencyCase, readonly RegExp[]])[] = [
  ['medical', MEDICAL],
  ['rollover', ROLLOVER],
  ['fire', FIRE],
  ['water', WATER],
  ['missing_person', MISSING],
  ['lost', LOST],
  ['stuck', STUCK],
  ['general', GENERAL],
  ['plea', PLEA],
]

export interface EmergencyReading {
  /** Null: nothing here is an emergency. */
  readonly emergency: EmergencyCase | null
  /** It asks what to do if something happened. */
  readonly supposes: boolean
  /** Nothing in it had to be taken out as harmless. */
  readonly isUntouched: boolean
}

/** Reads a masked sentence for an emergency: what is harmless is taken out first, the gravest case of the rest counts. */
export function readEmergency(text: string): EmergencyReading {
  const { text: rest, supposes } = siftBenign(text)
  const found = CASES.find(([, patterns]) => patterns.some((pattern) => pattern.test(rest)))
  return { emergency: found?.[0] ?? null, supposes, isUntouched: rest === text }
}
