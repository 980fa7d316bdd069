import type { EmergencyReading } from './emergency.ts'
import { FALLBACK_CONFIDENCE, INTENT_CONFIDENCE, type Intent } from './intent.ts'
import type { Cue } from './topics/cue.ts'
import { TOPICS, type Topic } from './topics/topics.ts'

/** Less than this says nothing. */
const ENOUGH = 2
/** A call for help about something this plain is no emergency: "help, my belt is squealing". */
const PLAIN_TOPIC = 4
/** What a sentence that only supposes ("what if …") adds to the guide. */
const SUPPOSING = 6
/** Going out in the widest sense: enough to show trails, not enough to be sure. */
const OUTDOORS =
  /\b(?:help (?:me|us) (?:pick|choose|find|plan|decide)|outdoors?|outside|adventure|weekend|explore|trip|getaway|woods|mountains?|ride|riding|wheeling|fun|somewhere|park|nature|scenery)\b/

/** Something of the rider's own is gone, or a phone will not do: nobody here can help with that. */
const NOT_OURS =
  /^ ?(?:i |we |oh |hey |just |have )*lost (?:my|our) (?:\w+ )?(?:hat|cap|wallet|keys?|phone|glasses|sunglasses|goggles|gloves?|jacket|knife|signal|password|watch|ring|money)\b/
const NO_MACHINE =
  /\b(?:app|phone|screen|page|website|tablet|song|radio|computer|tv) (?:\S+ ){0,2}(?:broken|broke|crashed|crashing|frozen|stuck|slow|dead|died)\b|\b(?:broke|cracked|dropped|fix) my (?:phone|screen|tablet|glasses|watch)\b/g

const worthOf = (text: string, cues: readonly Cue[]): number =>
  cues.reduce((sum, [weight, pattern]) => (pattern.test(text) ? sum + weight : sum), 0)

interface Best {
  readonly topic: Topic
  readonly worth: number
}

/** It asks: only then does supposing look for an answer. "Trails where I won't get stuck" wants trails. */
const ASKS =
  /^ (?:so |hey |ok |okay |um |uh |and |but )*(?:what|how|has|have|did|do|does|is|are|was|were|can|could|should|who|why|when|any|if|in case)\b/
const NOTHING: Best = { topic: 'find_trails', worth: 0 }

/** The topic most is said for; of two alike the one that stands first in the table. */
function bestTopic(said: string, supposes: boolean): Best {
  const text = said.replace(NO_MACHINE, ' ')
  let best = NOTHING
  for (const [topic, cues] of TOPICS) {
    const worth = worthOf(text, cues) + (supposes && topic === 'safety_check' && ASKS.test(text) ? SUPPOSING : 0)
    if (worth > best.worth) best = { topic, worth }
  }
  return best
}

/** Somebody is spoken of, and what is said is nothing this app does: better to offer help than to shrug. */
const SPEAKS_OF_SOMEBODY =
  /^ ?(?:i think |help |please |oh |um |uh |so |and |hey )*(?:he|she|they|somebody|someone|a (?:guy|man|woman|kid|hiker|rider|lady|boy|girl)|(?:my|our|his|her|this|the) (?:\w+ )?(?:buddy|friend|wife|husband|son|daughter|kids?|baby|boy|girl|mom|mother|dad|father|brother|sister|grand\w+|partner|girlfriend|boyfriend|uncle|aunt|cousin|nephew|niece|rider|driver|passenger))(?:'s|s)? (?!(?:likes?|wants?|loves?|says?|said|thinks?|asked|told|would|rides?|owns?|has a|needs? a|is (?:fine|ok|okay|good|great|funny|happy|here|back|coming|ready|cool|mad|tired|hungry|right|home|better|alright)) )/

export interface Decision {
  readonly intent: Intent
  readonly confidence: number
}

/** The intent with the confidence of the table. */
export const sure = (intent: Intent): Decision => ({ intent, confidence: INTENT_CONFIDENCE[intent] })

/** Nothing in it was taken for harmless. */
const supposesNothing = ({ isUntouched }: EmergencyReading): boolean => isUntouched

/** What the rules alone make of a masked sentence. */
export function decideByRules(text: string, reading: EmergencyReading, emergencyMode: boolean): Decision {
  const { emergency, supposes } = reading
  const { topic, worth } = NOT_OURS.test(text) ? NOTHING : bestTopic(text, supposes)
  if (emergency !== null && (emergency !== 'plea' || worth < PLAIN_TOPIC)) return sure('emergency_help')
  if (worth >= ENOUGH) return sure(topic)
  if (emergencyMode) return sure('emergency_help')
  if (supposesNothing(reading) && SPEAKS_OF_SOMEBODY.test(text)) return sure('emergency_help')
  if (OUTDOORS.test(text)) return { intent: 'find_trails', confidence: FALLBACK_CONFIDENCE }
  return sure('reject')
}
