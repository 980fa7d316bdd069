import { METRES_PER_FOOT, METRES_PER_MILE } from '../units.ts'
import type { TurnInstruction } from '../route/turn-instructions.ts'
import type { TripOptions } from './trip.ts'

type Units = NonNullable<TripOptions['units']>

/** Fractions of a mile as they are said. */
const FRACTIONS: readonly (readonly [miles: number, words: string])[] = [
  [0.25, 'a quarter mile'],
  [0.5, 'half a mile'],
  [0.75, 'three quarters of a mile'],
  [1, '1 mile'],
  [1.5, 'one and a half miles'],
]

const roundTo = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step)

function sayFeet(feet: number): string {
  if (feet < 100) return `${roundTo(feet, 10)} feet`
  return `${roundTo(feet, feet < 500 ? 50 : 100)} feet`
}

function sayImperial(lengthM: number): string {
  const miles = lengthM / METRES_PER_MILE
  const fraction = FRACTIONS.find(([value]) => Math.abs(value - miles) <= 0.03 + 0.02 * value)
  if (fraction !== undefined) return fraction[1]
  if (miles < 0.2) return sayFeet(lengthM / METRES_PER_FOOT)
  return `${miles < 10 ? miles.toFixed(1).replace('.0', '') : Math.round(miles)} miles`
}

function sayMetric(lengthM: number): string {
  if (lengthM < 950) return `${roundTo(lengthM, lengthM < 100 ? 10 : 50)} meters`
  const kilometres = lengthM < 9950 ? (lengthM / 1000).toFixed(1).replace('.0', '') : String(Math.round(lengthM / 1000))
  return `${kilometres} ${kilometres === '1' ? 'kilometer' : 'kilometers'}`
}

/** A distance as a co-driver says it: rounded to what one can judge from the seat. */
export const sayDistance = (lengthM: number, units: Units = 'imperial'): string =>
  units === 'metric' ? sayMetric(lengthM) : sayImperial(lengthM)

const PARTS = ['', 'a quarter', 'a half', 'three quarters'] as const

/** Quarter miles in full: `a quarter mile`, `1 and a quarter miles`, `2 miles`. */
export function sayQuarterMiles(quarters: number): string {
  const [miles, part] = [Math.floor(quarters / 4), PARTS[quarters % 4] ?? '']
  if (part === '' || miles === 0) return sayImperial((quarters * METRES_PER_MILE) / 4)
  return `${miles} and ${part} miles`
}

/** `1.2 miles to go`, with the singular where there is one. */
export const sayRemaining = (lengthM: number, units: Units = 'imperial'): string =>
  `${sayDistance(lengthM, units)} to go`

const onto = ({ ontoTrail }: TurnInstruction): string => (ontoTrail === null ? '' : ` onto ${ontoTrail}`)

/** The turn itself, without its distance: `sharp left onto Trail 46`, `keep right at the fork`. */
export function sayTurn(turn: TurnInstruction): string {
  const { kind, shape, side } = turn
  if (turn.retraces) return `turn around${onto(turn)}`
  if (shape === 'uTurn') return `hairpin ${side}${onto(turn)}`
  if (kind === 'fork') return `keep ${side} at the fork${onto(turn)}`
  if (kind === 'curve') return `sharp curve to the ${side}`
  if (shape === 'sharp') return `sharp ${side}${onto(turn)}`
  return `${shape === 'slight' ? 'bear' : 'turn'} ${side}${onto(turn)}`
}

/** A series of switchbacks, told once. */
const saySwitchbacks = ({ switchbacks, side }: TurnInstruction): string =>
  switchbacks === null ? '' : `switchbacks, ${switchbacks.count} turns, the first to the ${side}`

/** What is said ahead of a turn: `In 500 feet, turn left, then bear right`. */
export function sayPrepare(turn: TurnInstruction, then: TurnInstruction | null, distance: string): string {
  const what = turn.switchbacks === null ? sayTurn(turn) : saySwitchbacks(turn)
  return `In ${distance}, ${what}${then === null ? '' : `, then ${sayTurn(then)}`}.`
}

export const WRONG_WAY = 'You are going the wrong way. Turn around.'

export const capitalized = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** What is said at a turn: `Turn left now.` */
export function sayNow(turn: TurnInstruction, then: TurnInstruction | null): string {
  return `${capitalized(sayTurn(turn))} now${then === null ? '' : `, then ${sayTurn(then)}`}.`
}

/** Where something lies, seen from the direction of travel: `ahead`, `to your left`. Null direction: `to the north-east`. */
export function sayDirection(bearingDeg: number, headingDeg: number | null): string {
  if (headingDeg === null) {
    const winds = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest']
    return `to the ${winds[Math.round(bearingDeg / 45) % 8] ?? 'north'}`
  }
  const turn = (((bearingDeg - headingDeg) % 360) + 360) % 360
  if (turn < 45 || turn >= 315) return 'straight ahead'
  if (turn < 135) return 'to your right'
  return turn < 225 ? 'behind you' : 'to your left'
}
