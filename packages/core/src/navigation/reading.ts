import { EARTH_RADIUS_M, normalizeBearing } from '../geo/distance.ts'
import type { Fix } from '../track/fix.ts'
import { degrees, epochMs, metresPerSecond } from '../units.ts'
import type { SeenFix, Velocity } from './memory.ts'
import type { Trip } from './trip.ts'

/** A believed fix, beside the one before it. */
export interface Reading {
  readonly fix: SeenFix
  /** Since the fix before; 0 for the first. */
  readonly passedS: number
  /** Way to be expected since the fix before, by the speed: the distance between two noisy places is longer than the way between them. */
  readonly movedM: number
  /** The receiver's own course, or else the one made from places, which is a few seconds late; null when neither is to be had. */
  readonly courseDeg: number | null
  /** Over how much way behind the course was averaged; 0 for the receiver's own. */
  readonly courseOverM: number
}

/** No speed is believed above this (100 mph), and below it a course from two places is noise. */
const FASTEST_MPS = 44.7
const STANDING_MPS = 1
/** Time over which the receiver's own speed is averaged. */
const REPORTED_S = 2
/** Velocity made from places is averaged the longer the noisier they are, so that about 2 m/s of noise remain: seconds per metre, and bounds. */
const DERIVED_S_PER_M = 0.5
const DERIVED_S = [2, 8] as const
const METRES_PER_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180

const isSpeed = (speed: number | null | undefined): speed is number =>
  speed !== null && speed !== undefined && speed >= 0 && speed <= FASTEST_MPS

/** How noisy places are here: as learned on the route, otherwise as claimed. */
function averagedOverS({ memory, phase }: Trip, seen: SeenFix): number {
  const noiseM = phase === 'onRoute' ? Math.sqrt(memory.strayM2) : seen.accuracyM
  return Math.min(DERIVED_S[1], Math.max(DERIVED_S[0], DERIVED_S_PER_M * noiseM))
}

/** Velocity from places, averaged as they come in. After a silence it is that of the whole way since. */
function nextVelocity(trip: Trip, seen: SeenFix, passedS: number): Velocity {
  const { lastFix, velocity } = trip.memory
  if (lastFix === null || passedS <= 0) return velocity ?? { eastMps: 0, northMps: 0 }
  const perLng = METRES_PER_DEGREE * Math.cos((seen.lat * Math.PI) / 180)
  const now = {
    eastMps: ((seen.lng - lastFix.lng) * perLng) / passedS,
    northMps: ((seen.lat - lastFix.lat) * METRES_PER_DEGREE) / passedS,
  }
  if (velocity === null) return now
  const weight = 1 - Math.exp(-passedS / averagedOverS(trip, seen))
  return {
    eastMps: velocity.eastMps + (now.eastMps - velocity.eastMps) * weight,
    northMps: velocity.northMps + (now.northMps - velocity.northMps) * weight,
  }
}

function nextSpeed(trip: Trip, fix: Fix, { velocity, passedS }: { velocity: Velocity | null; passedS: number }) {
  if (!isSpeed(fix.speedMps))
    return velocity === null ? null : Math.min(FASTEST_MPS, Math.hypot(velocity.eastMps, velocity.northMps))
  if (trip.speedMps === null) return fix.speedMps
  return trip.speedMps + (fix.speedMps - trip.speedMps) * (1 - Math.exp(-passedS / REPORTED_S))
}

function reportedCourse({ headingDeg, speedMps }: Fix): number | null {
  const isCourse = headingDeg !== null && Number.isFinite(headingDeg) && isSpeed(speedMps) && speedMps >= STANDING_MPS
  return isCourse ? normalizeBearing(headingDeg) : null
}

function derivedCourse(velocity: Velocity | null): number | null {
  if (velocity === null || Math.hypot(velocity.eastMps, velocity.northMps) < STANDING_MPS) return null
  return normalizeBearing((Math.atan2(velocity.eastMps, velocity.northMps) * 180) / Math.PI)
}

/** What a believed fix says by itself, and the trip with its speed, direction and time. */
export function read(trip: Trip, fix: Fix, seen: SeenFix): { readonly trip: Trip; readonly reading: Reading } {
  const { lastFix } = trip.memory
  const passedS = lastFix === null ? 0 : Math.max(0, (seen.timeMs - lastFix.timeMs) / 1000)
  const velocity = lastFix === null ? null : nextVelocity(trip, seen, passedS)
  const reported = reportedCourse(fix)
  const courseDeg = reported ?? derivedCourse(velocity)
  const speed = nextSpeed(trip, fix, { velocity, passedS })
  const courseOverM = reported === null ? 2 * averagedOverS(trip, seen) * (speed ?? 0) : 0
  const heading = courseDeg ?? trip.headingDeg
  return {
    reading: { fix: seen, passedS, movedM: (speed ?? 0) * passedS, courseDeg, courseOverM },
    trip: {
      ...trip,
      speedMps: speed === null ? null : metresPerSecond(speed),
      headingDeg: heading === null ? null : degrees(heading),
      lastFixMs: epochMs(seen.timeMs),
      memory: { ...trip.memory, lastFix: seen, velocity, doubted: [] },
    },
  }
}
