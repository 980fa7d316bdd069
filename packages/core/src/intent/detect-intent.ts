import { readEmergency } from './emergency.ts'
import type { IntentContext, IntentResult } from './intent.ts'
import { maskPlaces } from './mask.ts'
import { decideWithModel } from './model/decide-with-model.ts'
import { replyTo } from './reply.ts'
import { decideByRules } from './rules.ts'
import { readSlots } from './slots/slots.ts'
import { subCaseOf } from './sub-case.ts'

/**
 * What a rider wants, from what was said or typed. Place names are taken out before trigger words are looked for; what sounds like an
 * emergency and is none (a name, a thing, a past, a denial, a supposition) is taken out next; an emergency in what is left wins over
 * everything, else the topic most is said for. A model, where the context has one, weighs what the rules made of it. Never starts anything: `emergency_help` is an offer that waits for a confirmation.
 */
export function detectIntent(text: string, context: IntentContext = {}): IntentResult {
  const said = maskPlaces(text, context)
  const reading = readEmergency(said.text)
  const byRules = decideByRules(said.text, reading, context.emergencyMode ?? false)
  const { intent, confidence } = decideWithModel(said.text, { byRules, reading }, context)
  const { category, guideId } = subCaseOf(said.text, intent, reading.emergency)
  return {
    intent,
    confidence,
    entities: { ...readSlots(said.text, context.today), places: said.places },
    response: replyTo(intent, category, context),
    metadata: {
      category,
      ...(context.userLocation && { location: context.userLocation }),
      ...(guideId !== null && { guideId }),
    },
  }
}
