import { bearingDeg, turnDeg } from '../geo/distance.ts'
import { pointAlong } from '../geo/measured-line.ts'
import { metres } from '../units.ts'
import { effect, unchanged } from './effect.ts'
import { matchesWithin } from './line-boxes.ts'
import type { Reading } from './reading.ts'
import type { Trip, TripStep } from './trip.ts'
import { WRONG_WAY } from './words.ts'

/** So far back along the route is the wrong way, whatever the noise; and so far on again is the right one. */
const BACK_M = 40
const PER_STRAY = 6
/** And for so long the travel must have run against the route. */
const AGAINST_S = 5
const FORWARD_M = 20
/** Slower than this nobody rides anywhere. */
const MOVING_MPS = 1
/** Another leg of the route within this distance that runs in the direction of travel is the one that is ridden. */
const LEG_M = 20
const SAME_WAY_DEG = 60
const AGAINST_DEG = 110

/** Angle between the direction of travel and that of the route at a place of it, 0…180; null where one of them is not known. */
function angleToRoute({ line, headingDeg }: Trip, alongM: number): number | null {
  const [before, after] = [pointAlong(line, alongM - 10), pointAlong(line, alongM + 10)]
  if (before === null || after === null || headingDeg === null) return null
  return Math.abs(turnDeg(bearingDeg(before, after), headingDeg))
}

const runsAlong = (trip: Trip, alongM: number): boolean => (angleToRoute(trip, alongM) ?? 180) <= SAME_WAY_DEG
const runsAgainst = (trip: Trip): boolean => (angleToRoute(trip, trip.progressM) ?? 0) >= AGAINST_DEG

/** A later leg of the route here that runs the way one rides: an out-and-back on which somebody turned early. */
const laterLeg = (trip: Trip, { fix }: Reading): number | null =>
  matchesWithin(trip.line, fix, LEG_M)
    .filter(({ alongM }) => alongM > trip.progressM + BACK_M && runsAlong(trip, alongM))
    .toSorted((a, b) => a.alongM - b.alongM)[0]?.alongM ?? null

function turnedBack(trip: Trip, reading: Reading): TripStep {
  const leg = laterLeg(trip, reading)
  if (leg !== null) {
    const memory = { ...trip.memory, peakM: leg, troughM: leg }
    return unchanged({ ...trip, progressM: metres(leg), remainingM: metres(trip.line.lengthM - leg), memory })
  }
  const memory = { ...trip.memory, troughM: trip.progressM, turn: 0, told: 0 as const }
  const text = WRONG_WAY
  return {
    trip: { ...trip, wrongWay: true, memory },
    effects: [effect('wrongWay', text, { urgency: 'warning', signal: 'off-trail' })],
  }
}

/** Tells somebody who follows the route backwards, once; and notices when they have turned round. */
export function watchDirection(trip: Trip, reading: Reading): TripStep {
  if (trip.phase !== 'onRoute' || trip.memory.outside > 0) return unchanged(trip)
  const { peakM, troughM } = trip.memory
  if (trip.wrongWay) {
    const lowest = Math.min(troughM, trip.progressM)
    const isRight = trip.progressM - lowest >= FORWARD_M
    const memory = { ...trip.memory, troughM: lowest, peakM: trip.progressM }
    return unchanged({ ...trip, wrongWay: !isRight, memory })
  }
  const backM = peakM - trip.progressM
  const isAgainst = (trip.speedMps ?? 0) >= MOVING_MPS && runsAgainst(trip)
  const againstS = isAgainst ? trip.memory.againstS + reading.passedS : 0
  // Progress swings by the noise of two readings, and the furthest of many was an outlier.
  const isBack = backM >= Math.max(BACK_M, PER_STRAY * Math.sqrt(trip.memory.strayM2)) && againstS >= AGAINST_S
  if (isBack) return turnedBack({ ...trip, memory: { ...trip.memory, againstS: 0 } }, reading)
  return unchanged({ ...trip, memory: { ...trip.memory, againstS, peakM: Math.max(peakM, trip.progressM) } })
}
