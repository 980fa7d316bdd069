import { distanceM } from '../geo/distance.ts'
import type { Position } from '../geo/position.ts'
import type { EpochMs, Metres } from '../units.ts'

/** A place where the phone reached the network, or did not. */
export interface SignalReading extends Position {
  readonly atMs: EpochMs
  /** An answer came from a server: more than the phone's own belief in its network. */
  readonly hasSignal: boolean
}

export interface LastSignal {
  readonly reading: SignalReading
  readonly awayM: Metres
}

/** Readings nearer to each other than this in place and time say the same. */
const SAME_M = 100
const SAME_MS = 60_000

/** Whether a reading says something the last one of its ride did not. */
export const isNewReading = (last: SignalReading | null, next: SignalReading): boolean =>
  last === null ||
  last.hasSignal !== next.hasSignal ||
  next.atMs - last.atMs >= SAME_MS ||
  distanceM(last, next) >= SAME_M

/** The reading with signal that came last, and how far it is as the crow flies; null where there was none. */
export function lastSignal(readings: readonly SignalReading[], from: Position): LastSignal | null {
  const withSignal = readings.filter((reading) => reading.hasSignal)
  const [first, ...others] = withSignal
  if (!first) return null
  const reading = others.reduce((newest, one) => (one.atMs > newest.atMs ? one : newest), first)
  return { reading, awayM: distanceM(from, reading) }
}
