import { asFix, type PlainFix } from '../track/fix.ts'
import { watchDirection } from './direction.ts'
import { chain } from './effect.ts'
import { follows, gate, readFix } from './fix-gate.ts'
import { locate } from './locate.ts'
import { keepPace, tellArrival, tellProgress, watchSpeed } from './milestones.ts'
import { tellTurns } from './prompts.ts'
import { read } from './reading.ts'
import { signalFound, watchSignal } from './signal.ts'
import type { Trip, TripStep } from './trip.ts'

/** In this order: what one step finds out, the next ones build on. */
const STEPS = [locate, watchDirection, keepPace, tellArrival, tellTurns, tellProgress, watchSpeed]

/**
 * The trip after a fix, and what is to be done about it: `const { trip: next, effects } = advance(trip, { lng, lat, timeMs, accuracyM })`.
 * A trip is a value from `startTrip` (see `Trip`), a fix is one reading of the receiver (see `PlainFix`: plain numbers, what is not known left out),
 * an effect is something to say, feel and show (see `TripEffect`). Hand the trip that comes out in again with the next fix.
 *
 * Progress is looked for −50…+300 m around the last (the whole line after a long silence). Off the route takes three fixes beyond
 * clamp(2.5 × accuracy, 30, 75) m, or beyond what receiver and map were apart lately if that is more; coming back takes three under 0.6 of it.
 * Turns are told 22 s ahead and again at max(12 m, 3.6 s). One arrives within 12 m on foot, 25 m riding; after that nothing happens any more.
 *
 * Whatever a receiver sends is borne: a fix without place, time or precision, with a clock that runs backwards, or that jumps at 100 mph changes
 * nothing by itself; three that agree with each other are believed. Never throws, and reads no clock.
 */
export function advance(trip: Trip, plain: PlainFix): TripStep {
  if (trip.phase === 'arrived') return { trip, effects: [] }
  const fix = asFix(plain)
  const seen = readFix(fix)
  if (seen === null) return watchSignal(trip, fix.timeMs !== null && Number.isFinite(fix.timeMs) ? fix.timeMs : null)
  const { fix: believed, doubted } = gate(seen, trip.memory.lastFix, trip.memory.doubted)
  if (believed === null) return watchSignal({ ...trip, memory: { ...trip.memory, doubted } }, seen.timeMs)
  // Readings that outvote what was before say nothing of the way from there: one is somewhere, as after a long silence.
  const isElsewhere = trip.memory.doubted.length > 0 && doubted.length === 0 && !follows(trip.memory.lastFix, believed)
  const known = isElsewhere ? { ...trip, memory: { ...trip.memory, lastFix: null, velocity: null } } : trip
  const { trip: heard, reading } = read(known, fix, believed)
  const found = signalFound(heard, reading.passedS)
  const { trip: next, effects } = chain(found.trip, reading, STEPS)
  return { trip: next, effects: [...found.effects, ...effects] }
}
