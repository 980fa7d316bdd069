import type { TurnInstruction } from '../route/turn-instructions.ts'
import type { Trip, TripEffect, TripStep } from './trip.ts'

/** Effects are mostly alike: said at the normal level, nothing to warn of, about no turn. */
export const effect = (
  kind: TripEffect['kind'],
  text: string | null,
  more: Partial<Omit<TripEffect, 'kind' | 'text'>> = {},
): TripEffect => ({ kind, text, level: 'normal', urgency: 'info', signal: null, instruction: null, ...more })

const TURN_SIGNALS = {
  straight: 'slight',
  slight: 'slight',
  normal: '',
  sharp: 'sharp',
  uTurn: 'sharp',
} as const

/** The haptic pattern of a turn, for example `turn-left-sharp`. */
export function turnSignal({ side, shape }: TurnInstruction): string {
  const strength = TURN_SIGNALS[shape]
  return strength === '' ? `turn-${side}` : `turn-${side}-${strength}`
}

/** One thing after the other: each step sees the trip as the one before left it, and effects add up. */
export function chain<Reading>(
  trip: Trip,
  reading: Reading,
  steps: readonly ((trip: Trip, reading: Reading) => TripStep)[],
): TripStep {
  const effects: TripEffect[] = []
  let current = trip
  for (const step of steps) {
    const answer = step(current, reading)
    current = answer.trip
    effects.push(...answer.effects)
  }
  return { trip: current, effects }
}

export const unchanged = (trip: Trip): TripStep => ({ trip, effects: [] })
