import type { Trip } from '@bluffline/core'
import type { Saying } from '../../../data/navigation/navigation-state.ts'
import type { Guidance } from './guidance.ts'
import { backWords } from './turn-words.ts'

/** Words stand for so much way after they were said: what they tell of distances is wrong from then on. At speed, for so long. */
const FRESH_M = 50
const FRESH_S = 6

export interface Caption {
  readonly text: string
  readonly isWarning: boolean
}

interface Heard {
  readonly guidance: Guidance
  readonly trip: Trip
  readonly said: readonly Saying[]
}

const isFresh = ({ progressM }: Saying, trip: Trip): boolean =>
  Math.abs(trip.progressM - progressM) <= Math.max(FRESH_M, FRESH_S * (trip.speedMps ?? 0))

/** The card these belong to: as soon as it shows something else, they are over. */
const ONLY_WITH: { readonly [K in Saying['kind']]?: Guidance['kind'] } = {
  offRoute: 'offRoute',
  wrongBranch: 'offRoute',
  wayBack: 'offRoute',
  wrongWay: 'wrongWay',
  gpsLost: 'lost',
  arrived: 'arrived',
}

function isOf(saying: Saying, guidance: Guidance, trip: Trip): boolean {
  const { kind, turnAlongM } = saying
  if (turnAlongM === null) return (ONLY_WITH[kind] ?? guidance.kind) === guidance.kind && isFresh(saying, trip)
  if (guidance.kind !== 'turn' || guidance.turn.alongM !== turnAlongM) return false
  return kind === 'now' || isFresh(saying, trip)
}

/** What is said aloud, to be read, for as long as it is true: never another instruction than the card above it. */
export function captionOf({ guidance, trip, said }: Heard): Caption | null {
  // What was said when the route was left is overtaken with every yard; the card is not.
  if (guidance.kind === 'offRoute')
    return { text: `${guidance.strayed ?? 'Off the route.'} ${backWords(guidance.back)}.`, isWarning: true }
  const last = said.at(-1)
  if (last === undefined || !isOf(last, guidance, trip)) return null
  return { text: last.text, isWarning: last.urgency === 'warning' }
}
