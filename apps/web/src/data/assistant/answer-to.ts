import type { Intent, IntentResult } from '@bluffline/core'
import { answer, type Answer } from './answer.ts'
import type { Known } from './known.ts'
import { ducks, safetyCheck, weather } from './other-answers.ts'
import { facilities, navigation } from './place-answers.ts'
import { ridingOnRoads } from './road-question.ts'
import { findTrails, trailInfo } from './trail-answers.ts'
import { waterLevel } from './water-level.ts'

/** Things the assistant can be asked, offered where it did not understand. */
const OFFERS = [
  'Find easy trails near Russellville',
  'Nearest campground',
  'My machine won’t start',
  'Where am I?',
] as const

const guided = ({ response, metadata }: IntentResult): Answer =>
  answer({ text: response, guideId: metadata.guideId ?? null })

const ANSWERS: Readonly<Record<Intent, (result: IntentResult, known: Known) => Answer>> = {
  emergency_help: (result) => ({ ...guided(result), isEmergency: true, showsPosition: true }),
  vehicle_diagnostic: guided,
  find_trails: findTrails,
  trail_info: trailInfo,
  navigation,
  safety_check: safetyCheck,
  duck_hunting_info: ducks,
  nearby_facilities: facilities,
  weather_check: weather,
  reject: ({ response }) => answer({ text: response, offers: OFFERS }),
}

/**
 * What an intent ends in: words, and the page, the list, the guide or the card behind them. An emergency comes before everything;
 * then what the words of the sentence ask for plainly, whatever it was taken for.
 */
export function answerTo(result: IntentResult, known: Known, said: string): Answer {
  const plain = result.intent === 'emergency_help' ? null : (waterLevel(said, known) ?? ridingOnRoads(said))
  return plain ?? ANSWERS[result.intent](result, known)
}
