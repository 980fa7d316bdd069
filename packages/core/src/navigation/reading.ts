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
  /** The receiver's own course, measured from satellites and not from places; null when it stands or does not say. */
  readonly courseDeg: number | null
}

/** No speed is believed above this (100 mph), and below it a course from two places is noise. */
const FASTEST_MPS = 44.7
const STANDING_MPS = 1
/** Time over which speed is averaged: the receiver's own, and one made from places. */
const REPORTED_S = 2
const DERIVED_S = 6
/** Otherwise the direction of travel is read over at least this much way, from so many places behind, this far apart. */
const HEADING_M = 12
const TRAIL_M = 9
const TRAIL_LENGTH = 8

const isSpeed = (speed: number | null): speed is number => speed !== null && speed >= 0 && speed <= FASTEST_MPS

function nextSpeed(trip: Trip, fix: Fix, { passedS, movedM }: Reading): number | null {
  const reported = isSpeed(fix.speedMps)
  const measured = reported ? Number(fix.speedMps) : passedS > 0 ? Math.min(movedM / passedS, FASTEST_MPS) : null
  if (measured === null || trip.speedMps === null) return measured
  return trip.speedMps + (measured - trip.speedMps) * (1 - Math.exp(-passedS / (reported ? REPORTED_S : DERIVED_S)))
}

function reportedCourse({ headingDeg, speedMps }: Fix): number | null {
  const isCourse = headingDeg !== null && Number.isFinite(headingDeg) && isSpeed(speedMps) && speedMps >= STANDING_MPS
  return isCourse ? normalizeBearing(headingDeg) : null
}

/** Bearing from the latest of the places behind that is at least `lengthM` away; null when none is. */
function bearingOver(trail: readonly Position[], seen: SeenFix, lengthM: number): number | null {
  const from = trail.findLast((place) => distanceM(place, seen) >= lengthM)
  return from === undefined ? null : bearingDeg(from, seen)
}

function trailWith(trail: readonly Position[], { lng, lat }: SeenFix): readonly Position[] {
  const last = trail.at(-1)
  const isNew = last === undefined || distanceM(last, { lng, lat }) >= TRAIL_M
  return isNew ? [...trail, { lng, lat }].slice(-TRAIL_LENGTH) : trail
}

/** What a believed fix says by itself, and the trip with its speed, direction and time. */
export function read(trip: Trip, fix: Fix, seen: SeenFix): { readonly trip: Trip; readonly reading: Reading } {
  const { lastFix, trail } = trip.memory
  const passedS = lastFix === null ? 0 : Math.max(0, (seen.timeMs - lastFix.timeMs) / 1000)
  const reported = reportedCourse(fix)
  const reading = {
    fix: seen,
    passedS,
    movedM: lastFix === null ? 0 : distanceM(lastFix, seen),
    courseDeg: reported,
  }
  const speed = nextSpeed(trip, fix, reading)
  const heading = reported ?? bearingOver(trail, seen, Math.max(HEADING_M, seen.accuracyM)) ?? trip.headingDeg
  return {
    reading,
    trip: {
      ...trip,
      speedMps: speed === null ? null : metresPerSecond(speed),
      headingDeg: heading === null ? null : degrees(heading),
      lastFixMs: epochMs(seen.timeMs),
      memory: { ...trip.memory, lastFix: seen, trail: trailWith(trail, seen), doubted: [] },
    },
  }
}
