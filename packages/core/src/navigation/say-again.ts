import { saySentence } from './prompts.ts'
import { sayWayBack } from './off-route.ts'
import type { Trip } from './trip.ts'
import { capitalized, sayRemaining, WRONG_WAY } from './words.ts'

/**
 * What there is to do at this moment, in a sentence: the turn ahead with its distance as it is now, the way back, how far it is to the end.
 * For a rider who asks to hear it again: a prompt that was said earlier is wrong by then. Null after the arrival and before the first fix.
 */
export function sayAgain(trip: Trip): string | null {
  const { phase, wayBack, lastFixMs } = trip
  if (phase === 'arrived' || lastFixMs === null) return null
  if (phase !== 'onRoute') return wayBack === null ? null : sayWayBack(trip, wayBack)
  if (trip.wrongWay) return WRONG_WAY
  return trip.next === null
    ? `${capitalized(sayRemaining(trip.remainingM, trip.options.units))}.`
    : saySentence(trip, trip.next)
}
