import { bearingDeg, distanceM, normalizeBearing } from '../geo/distance.ts'
import type { Position } from '../geo/position.ts'
import type { Fix } from '../track/fix.ts'
import { degrees, epochMs, metresPerSecond } from '../units.ts'
import type { SeenFix } from './memory.ts'
import type { Trip } from './trip.ts'

/** A believed fix, beside the one before it. */
export interface Reading {
  readonly fix: SeenFix
  /** Since the fix before; 0 for the first. */
  readonly passedS: number
  readonly movedM: number
}

/** No speed is believed above this (100 mph), and below it a course from two places is noise. */
const FASTEST_MPS = 44.7
const STANDING_MPS = 1
/** Time over which speed is averaged: the receiver's own, and one made from places. */
const REPORTED_S = 2
const DERIVED_S = 6
/** A course is read over at least this much way. */
const COURSE_M = 12

const isSpeed = (speed: number | null): speed is number => speed !== null && speed >= 0 && speed <= FASTEST_MPS

function nextSpeed(trip: Trip, fix: Fix, { passedS, movedM }: Reading): number | null {
  const reported = isSpeed(fix.speedMps)
  const measured = reported ? Number(fix.speedMps) : passedS > 0 ? Math.min(movedM / passedS, FASTEST_MPS) : null
  if (measured === null || trip.speedMps === null) return measured
  return trip.speedMps + (measured - trip.speedMps) * (1 - Math.exp(-passedS / (reported ? REPORTED_S : DERIVED_S)))
}

/** The direction of travel: the receiver's while it moves, otherwise from a place well behind. */
function nextCourse(trip: Trip, fix: Fix, { fix: seen }: Reading): { headingDeg: number | null; anchor: Position } {
  const anchor = trip.memory.anchor ?? seen
  const apartM = distanceM(anchor, seen)
  const far = apartM >= Math.max(COURSE_M, seen.accuracyM)
  const reported = fix.headingDeg !== null && Number.isFinite(fix.headingDeg) && Number(fix.speedMps) >= STANDING_MPS
  const derived = far ? bearingDeg(anchor, seen) : trip.headingDeg
  return {
    headingDeg: reported ? normalizeBearing(Number(fix.headingDeg)) : derived,
    anchor: far ? { lng: seen.lng, lat: seen.lat } : anchor,
  }
}

/** What a believed fix says by itself, and the trip with its speed, direction and time. */
export function read(trip: Trip, fix: Fix, seen: SeenFix): { readonly trip: Trip; readonly reading: Reading } {
  const { lastFix } = trip.memory
  const passedS = lastFix === null ? 0 : Math.max(0, (seen.timeMs - lastFix.timeMs) / 1000)
  const reading = { fix: seen, passedS, movedM: lastFix === null ? 0 : distanceM(lastFix, seen) }
  const speed = nextSpeed(trip, fix, reading)
  const { headingDeg, anchor } = nextCourse(trip, fix, reading)
  return {
    reading,
    trip: {
      ...trip,
      speedMps: speed === null ? null : metresPerSecond(speed),
      headingDeg: headingDeg === null ? null : degrees(headingDeg),
      lastFixMs: epochMs(seen.timeMs),
      memory: { ...trip.memory, lastFix: seen, anchor, doubted: [] },
    },
  }
}
