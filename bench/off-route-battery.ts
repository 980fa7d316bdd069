// Rides with a noisy receiver along lines and past forks: how often the off-route alarm is wrong, and how soon it is right.
import { advance, destination, randomSource, simulateRide, startTrip } from '@bluffline/core'
import { degrees, lineLengthM, metres, type Fix, type Position } from '@bluffline/core'
import { percentile } from './harness.ts'

const MPH_15 = 6.7056
const SOUTH: Position = { lng: -92.8, lat: 35.5 }

/** A receiver as somebody may model it: a first-order Gauss–Markov error on each axis, and what it tells besides the place. */
export interface Receiver {
  readonly sigmaM: number
  /** How long an error lingers. */
  readonly correlationS: number
  /** Stated accuracy in sigmas; null: none stated. */
  readonly claims: number | null
  /** Its own speed and course, or neither. */
  readonly tellsSpeed: boolean
}

const ridden = (line: readonly Position[], receiver: Receiver, seed: number): readonly Fix[] => {
  const { sigmaM, correlationS, claims, tellsSpeed } = receiver
  const accuracyM = claims === null ? null : claims * sigmaM
  const fixes = simulateRide(line, { speedMps: MPH_15, sigmaM, correlationS, intervalS: 1, seed, accuracyM })
  return tellsSpeed ? fixes : fixes.map((fix) => ({ ...fix, speedMps: null, headingDeg: null }))
}

const ALARMS = new Set(['offRoute', 'wrongBranch'])

/** Number of each fix that led to an alarm. */
function alarmsOn(route: readonly Position[], fixes: readonly Fix[]): readonly number[] {
  const at: number[] = []
  let trip = startTrip(route)
  for (const [i, fix] of fixes.entries()) {
    const step = advance(trip, fix)
    trip = step.trip
    if (step.effects.some(({ kind }) => ALARMS.has(kind))) at.push(i)
  }
  return at
}

/** False alarms in 10 h of riding along lines, taken in turn. */
export function falseAlarms(lines: readonly (readonly Position[])[], receiver: Receiver, hours: number): number {
  let [riddenS, alarms] = [0, 0]
  for (let seed = 1; riddenS < hours * 3600; seed++) {
    const line = lines[seed % lines.length] ?? []
    const fixes = ridden(line, receiver, seed)
    if (fixes.length < 2) throw new Error('a line to ride along has a length')
    alarms += alarmsOn(line, fixes).length
    riddenS += fixes.length
  }
  return (alarms / riddenS) * 36_000
}

const FORK_M = 1500

/** How far past a 45° fork the alarm comes (95th percentile of many rides), and at how many of them it never came. */
export function forkAlert(receiver: Receiver, rides: number): { readonly p95M: number; readonly missed: number } {
  const fork = destination(SOUTH, degrees(0), metres(FORK_M))
  const route = [SOUTH, fork, destination(fork, degrees(0), metres(2500))]
  const pastM: number[] = []
  for (let seed = 1; seed <= rides; seed++) {
    const branch = destination(fork, degrees(seed % 2 === 0 ? 45 : 315), metres(1000))
    const past = alarmsOn(route, ridden([SOUTH, fork, branch], receiver, seed))
      .map((fix) => fix * MPH_15 - FORK_M)
      .find((lengthM) => lengthM > 0)
    if (past !== undefined) pastM.push(past)
  }
  return { p95M: percentile(pastM, 0.95), missed: rides - pastM.length }
}

/** A trail that winds left and right without end. */
export function windingLine(bends: number): readonly Position[] {
  const line = [SOUTH]
  const { uniform } = randomSource(11)
  let course = 20
  for (let bend = 0; bend < bends; bend++) {
    const [turnDeg, stepM] = [(bend % 2 === 0 ? 1 : -1) * (40 + 40 * uniform()), 5 + 4 * uniform()]
    for (let step = 0; step < 8; step++) {
      course += turnDeg / 8
      line.push(destination(line.at(-1) ?? SOUTH, degrees(course), metres(stepM)))
    }
    line.push(destination(line.at(-1) ?? SOUTH, degrees(course), metres(60)))
  }
  return line
}

/** Lines long enough to be ridden for a while. */
export const longOf = (lines: readonly (readonly Position[])[]): readonly (readonly Position[])[] =>
  lines.filter((line) => lineLengthM(line) > 1500)
