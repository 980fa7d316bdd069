import { readEmergency } from '../emergency.ts'
import type { IntentContext } from '../intent.ts'
import { maskPlaces } from '../mask.ts'
import { decideByRules } from '../rules.ts'
import type { RuleReading } from './features.ts'

export { classIndex, groupIndex, tellFeatures, type WordKnowledge } from './features.ts'

/** A sentence as the model reads it: masked, with what the rules made of it. For those who make a model. */
export function readForModel(
  sentence: string,
  { places }: Pick<IntentContext, 'places'>,
): { readonly text: string; readonly rules: RuleReading } {
  const { text } = maskPlaces(sentence, { ...(places && { places }) })
  const { emergency, isUntouched, supposes } = readEmergency(text)
  const { intent } = decideByRules(text, { emergency, isUntouched, supposes }, false)
  return { text, rules: { intent, emergency, isUntouched, supposes } }
}
