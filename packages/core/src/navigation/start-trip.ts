import { measureLine } from '../geo/measured-line.ts'
import type { Position } from '../geo/position.ts'
import { turnsAlong } from '../route/turn-instructions.ts'
import { metres } from '../units.ts'
import { FRESH_MEMORY } from './memory.ts'
import type { Trip, TripOptions } from './trip.ts'

/** As `TripOptions`, but anything may be left out: the line is then called "the route" and ridden, without a network and without a speed limit. */
export type TripWishes = { readonly [Option in keyof TripOptions]?: TripOptions[Option] | undefined }

/**
 * A trip along a line (`{ lng, lat }` in degrees, in the order they are passed), before its first fix. The line is measured and its turns are found
 * once, here; `advance` is quick from then on. A line of fewer than two places can be started, and leads nowhere.
 */
export function startTrip(line: readonly Position[], wishes: TripWishes = {}): Trip {
  const options = { ...wishes, name: wishes.name ?? 'the route', travel: wishes.travel ?? 'riding' }
  const measured = measureLine(line)
  return {
    options,
    line: measured,
    turns: turnsAlong(measured, { graph: options.graph }),
    phase: 'approaching',
    progressM: metres(0),
    remainingM: measured.lengthM,
    remainingS: null,
    awayM: null,
    matched: null,
    next: null,
    afterNext: null,
    wrongWay: false,
    wayBack: null,
    gps: 'searching',
    speedMps: null,
    headingDeg: null,
    lastFixMs: null,
    memory: FRESH_MEMORY,
  }
}

/** A trip as it is written down: everything but what follows from its line and options. Plain JSON. */
export type SavedTrip = Omit<Trip, 'line' | 'turns' | 'options'>

export function saveTrip(trip: Trip): SavedTrip {
  const { line: _line, turns: _turns, options: _options, ...saved } = trip
  return saved
}

/** Takes a trip up where it was saved, after a reload or a crash. Line and options must be those it was started with. */
export const resumeTrip = (line: readonly Position[], options: TripWishes, saved: SavedTrip): Trip => ({
  ...startTrip(line, options),
  ...saved,
})
