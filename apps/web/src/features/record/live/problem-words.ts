import { formatFeet, type Metres } from '@bluffline/core'
import type { Reception } from '../../../data/rides/reception.ts'
import { LOCATE_WORDS } from '../../../map/locate/locate-words.ts'
import { clockText } from './figures.ts'

export interface ProblemWords {
  readonly title: string
  readonly advice: string
  /** Asking again may help, because the rider can have changed something. */
  readonly canRetry: boolean
}

interface Heard {
  readonly silentS: number
  readonly accuracyM: Metres | null
}

/** What keeps the place from being known, and what to do; null where nothing does. */
export function problemWords(reception: Reception, { silentS, accuracyM }: Heard): ProblemWords | null {
  switch (reception) {
    case 'denied':
    case 'unsupported':
    case 'unavailable':
      return { ...LOCATE_WORDS[reception], canRetry: true }
    case 'searching':
      return {
        title: 'Waiting for the first position',
        advice: 'If the phone asks, allow location. Under open sky it takes half a minute at most.',
        canRetry: false,
      }
    case 'lost':
      return {
        title: `No position for ${clockText(silentS)}`,
        advice: 'The ride goes on. What is missing is kept as a gap, never drawn as ridden.',
        canRetry: true,
      }
    case 'weak':
      return {
        title: `Position only good to ${accuracyM === null ? 'an unknown distance' : formatFeet(accuracyM)}`,
        advice: 'Trees or rock are in the way. Readings beyond 500 feet are left out of the distance.',
        canRetry: false,
      }
    case 'good':
    case 'off':
      return null
  }
}
