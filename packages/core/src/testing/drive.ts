import { advance } from '../navigation/advance.ts'
import type { Trip, TripEffect } from '../navigation/trip.ts'
import { measureLine, pointAlong } from '../geo/measured-line.ts'
import type { Position } from '../geo/position.ts'
import type { PlainFix } from '../track/fix.ts'

export const DRIVE_START_MS = Date.UTC(2026, 4, 1, 14)

/** An effect with the fix it came from: the number of the fix, and the trip after it. */
export interface Told extends TripEffect {
  readonly fix: number
  readonly after: Trip
}

/** Hands fixes to a trip one after the other. */
export function drive(trip: Trip, fixes: readonly PlainFix[]): { readonly trip: Trip; readonly told: readonly Told[] } {
  const told: Told[] = []
  let current = trip
  for (const [i, fix] of fixes.entries()) {
    const { trip: next, effects } = advance(current, fix)
    current = next
    told.push(...effects.map((effect) => ({ ...effect, fix: i, after: next })))
  }
  return { trip: current, told }
}

/** One fix a second along a line, without noise; `fromS` is when the first is taken. */
export function exactFixes(line: readonly Position[], speedMps: number, fromS = 0): PlainFix[] {
  const measured = measureLine(line)
  return Array.from({ length: Math.floor(measured.lengthM / speedMps) + 1 }, (_, i) => ({
    ...(pointAlong(measured, i * speedMps) ?? { lng: 0, lat: 0 }),
    timeMs: DRIVE_START_MS + (fromS + i) * 1000,
    accuracyM: 5,
    speedMps,
  }))
}

export const kindsOf = (told: readonly TripEffect[]): readonly string[] => told.map(({ kind }) => kind)
