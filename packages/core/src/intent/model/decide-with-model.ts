import type { EmergencyReading } from '../emergency.ts'
import { FALLBACK_CONFIDENCE, type Intent, type IntentContext } from '../intent.ts'
import { sure, type Decision } from '../rules.ts'
import type { IntentModel } from './intent-model.ts'

interface ByRules {
  readonly byRules: Decision
  readonly reading: EmergencyReading
}

/** The likeliest intent that is no emergency. */
function likeliest({ intents }: IntentModel, chances: Float64Array): Intent {
  let best: Intent = 'reject'
  let most = -1
  intents.forEach((intent, at) => {
    const chance = chances[at] ?? 0
    if (intent === 'emergency_help' || chance <= most) return
    best = intent
    most = chance
  })
  return best
}

/** Whether somebody is offered help: the rules or the model see it, and the model is not sure of the contrary. */
function isEmergency(model: IntentModel, chance: number, byRules: Intent): boolean {
  return byRules === 'emergency_help' ? chance >= model.denyBelow : chance >= model.offerFrom
}

/** What the rules made of a sentence, weighed by what was learned; without a model the rules stand. */
export function decideWithModel(text: string, { byRules, reading }: ByRules, context: IntentContext): Decision {
  const { model, emergencyMode = false } = context
  if (!model) return byRules
  const { emergency, isUntouched, supposes } = reading
  const chances = model.chancesOf(text, { intent: byRules.intent, emergency, isUntouched, supposes })
  if (isEmergency(model, chances[model.intents.indexOf('emergency_help')] ?? 0, byRules.intent))
    return sure('emergency_help')
  const intent = likeliest(model, chances)
  if (intent === 'reject' && emergencyMode) return sure('emergency_help')
  if (intent === 'find_trails' && byRules.confidence === FALLBACK_CONFIDENCE) return byRules
  return sure(intent)
}
