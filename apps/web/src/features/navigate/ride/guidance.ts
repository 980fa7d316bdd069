import { wayBackLengthM, type NextTurn, type Position, type Trip, type TurnInstruction } from '@bluffline/core'
import type { Reception } from '../../../data/rides/reception.ts'

/** Towards something that is not on the route's own line of travel. */
export interface Pointer {
  readonly distanceM: number
  /** Clockwise from the direction of travel; from north where nobody knows that direction. */
  readonly turnDeg: number
  readonly isFromNorth: boolean
  readonly turnRound: boolean
}

/** The one thing that the top of the ride screen says at a moment. */
export type Guidance =
  | { readonly kind: 'blocked'; readonly problem: 'denied' | 'unsupported' | 'unavailable' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'lost'; readonly isHeard: boolean }
  | { readonly kind: 'arrived' }
  | { readonly kind: 'wrongWay' }
  | { readonly kind: 'offRoute'; readonly strayed: string | null; readonly back: Pointer | null }
  | { readonly kind: 'approach'; readonly to: Pointer | null }
  | { readonly kind: 'turn'; readonly turn: TurnInstruction; readonly distanceM: number; readonly then: NextTurn | null; readonly isNow: boolean } // prettier-ignore
  | { readonly kind: 'ahead'; readonly remainingM: number }

const wrapped = (deg: number): number => ((deg % 360) + 360) % 360

function pointerOf({ wayBack, headingDeg }: Trip, at: Position | null): Pointer | null {
  if (wayBack === null) return null
  return {
    distanceM: wayBackLengthM(wayBack, at),
    turnDeg: wrapped(wayBack.bearingDeg - (headingDeg ?? 0)),
    isFromNorth: headingDeg === null,
    turnRound: wayBack.along?.turnRound ?? false,
  }
}

/** A turn this near, in seconds and metres, fills the card with colour. */
const NOW_S = 5
const NOW_M = 25
/** A turn that follows sooner than this is shown with the one before. */
const THEN_M = 150

function aheadOf({ next, afterNext, remainingM, speedMps }: Trip): Guidance {
  if (next === null) return { kind: 'ahead', remainingM }
  const follows = afterNext !== null && afterNext.distanceM - next.distanceM <= THEN_M
  return {
    kind: 'turn',
    turn: next.instruction,
    distanceM: next.distanceM,
    then: follows ? afterNext : null,
    isNow: next.distanceM <= Math.max(NOW_M, NOW_S * (speedMps ?? 0)),
  }
}

function underWay(trip: Trip, strayed: string | null, at: Position | null): Guidance {
  if (trip.phase === 'offRoute') return { kind: 'offRoute', strayed, back: pointerOf(trip, at) }
  if (trip.phase === 'approaching') return { kind: 'approach', to: pointerOf(trip, at) }
  return trip.wrongWay ? { kind: 'wrongWay' } : aheadOf(trip)
}

interface Heard {
  readonly reception: Reception
  readonly strayed: string | null
  readonly at: Position | null
}

/** What matters most comes first: that one has arrived, that nobody knows where one is, that one is wrong, the next turn. */
export function guidanceOf(trip: Trip, { reception, strayed, at }: Heard): Guidance {
  if (trip.phase === 'arrived') return { kind: 'arrived' }
  if (reception === 'denied' || reception === 'unsupported' || reception === 'unavailable')
    return { kind: 'blocked', problem: reception }
  if (reception === 'searching' || reception === 'off') return { kind: 'searching' }
  if (reception === 'lost' || trip.gps === 'lost') return { kind: 'lost', isHeard: reception !== 'lost' }
  return underWay(trip, strayed, at)
}
