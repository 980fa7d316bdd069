import { bearingDeg, turnDeg } from '../geo/distance.ts'
import { pointAlong } from '../geo/measured-line.ts'
import { metres } from '../units.ts'
import { effect, unchanged } from './effect.ts'
import { placeAnywhere, placeInWindow, type Placed } from './match.ts'
import type { Reading } from './reading.ts'
import { onRouteAgain, leaveRoute, stayOff } from './off-route.ts'
import type { Trip, TripStep } from './trip.ts'
import { sayRemaining } from './words.ts'

/** Three fixes in a row decide, both for leaving and for coming back. */
const FIXES = 3
/** Coming back takes being this much nearer than leaving did. */
const BACK_SHARE = 0.6
/** Bounds of the distance that counts as off the route, in metres, and what it is per metre of stated accuracy. */
const LEAST_M = 30
const MOST_M = 75
const PER_ACCURACY = 2.5
/** A receiver that has proved better than it claims is taken at less per metre of its claim, but never at less than this. */
const LEAST_PER_ACCURACY = 1.5
/** The same per metre that receiver and map have been apart lately: a receiver may claim more than it holds. */
const PER_STRAY = 4
/** How long "lately" is, and for how long the stated radius is believed at the start. */
const STRAY_S = 180
const BELIEVED_S = 20
/** While little was seen, more is allowed: so much more at the start, fading over so many seconds. */
const UNSURE_SHARE = 0.5
const UNSURE_S = 60
/** Progress moves by no more than this with one fix, unless there was a silence: a place found further on may prove wrong with the next. */
const STEP_M = 45
/** The square of a distance counts up to so many times the mean square, and a little. */
const STRAY_CLIP = 3.2
const LEAST_STRAY_M2 = 16
/** A course this far off the route's, for so long, with this share of the distance, is a fork taken: nobody has to wait for the rest. */
const DIVERGING_DEG = 28
const LEAVING_S = 5
const LEAVING_SHARE = 0.7
/** The route's own direction is read over so much way before and after. */
const COURSE_M = 15
/** After a silence one may be anywhere this fast, and after a long one the whole line is looked at. */
const UNSEEN_MPS = 20
const SILENT_S = 10
const LONG_SILENCE_S = 120

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** How far from the line still counts as on it. */
function limitM({ memory }: Trip, { fix }: Reading): number {
  const lately = PER_STRAY * Math.sqrt(memory.strayM2)
  const perAccuracy = clamp(PER_STRAY * Math.sqrt(memory.strayShare2), LEAST_PER_ACCURACY, PER_ACCURACY)
  const unsure = 1 + UNSURE_SHARE * Math.max(0, 1 - memory.learnedS / UNSURE_S)
  return clamp(unsure * Math.max(perAccuracy * fix.accuracyM, lately), LEAST_M, MOST_M)
}

/** The trip at a place of its line. */
function placedAt(trip: Trip, { match, nearestM }: Placed): Trip {
  return {
    ...trip,
    progressM: metres(match.alongM),
    remainingM: metres(trip.line.lengthM - match.alongM),
    awayM: metres(nearestM),
    matched: pointAlong(trip.line, match.alongM),
  }
}

/** Learns how far receiver and map are apart while on the route. Single great distances count little: they may be the beginning of leaving it. */
function learn({ memory }: Trip, nearestM: number, { passedS, fix }: Reading) {
  const weight = passedS / Math.min(BELIEVED_S + memory.learnedS + passedS, STRAY_S)
  const seenM2 = Math.min(nearestM ** 2, STRAY_CLIP * memory.strayM2 + LEAST_STRAY_M2)
  return {
    strayM2: memory.strayM2 + (seenM2 - memory.strayM2) * Math.min(1, weight),
    strayShare2: memory.strayShare2 + (seenM2 / fix.accuracyM ** 2 - memory.strayShare2) * Math.min(1, weight),
    learnedS: memory.learnedS + passedS,
  }
}

/** For how long the course has led away from the route: a fork shows there before it shows in the distance. */
function divergenceAfter(
  { line, memory }: Trip,
  { match }: Placed,
  { courseDeg, courseOverM, passedS }: Reading,
): number {
  // A course that was averaged is compared with the route over the same way.
  const [backM, aheadM] = courseOverM > 0 ? [Math.max(courseOverM, COURSE_M), 0] : [COURSE_M, COURSE_M]
  const [from, to] = [pointAlong(line, match.alongM - backM), pointAlong(line, match.alongM + aheadM)]
  if (courseDeg === null || from === null || to === null) return 0
  const apart = Math.abs(turnDeg(bearingDeg(from, to), courseDeg))
  // Riding the route backwards is no fork.
  const diverges = apart > DIVERGING_DEG && apart < 180 - DIVERGING_DEG
  return diverges ? memory.divergingS + passedS : 0
}

function approach(trip: Trip, reading: Reading): TripStep {
  const placed = placeAnywhere(trip.line, reading.fix, { expectedM: 0, withinM: MOST_M })
  if (placed === null) return unchanged(trip)
  if (placed.nearestM > limitM(trip, reading)) return stayOff({ ...trip, awayM: metres(placed.nearestM) }, reading)
  const on = placedAt(trip, placed)
  const memory = {
    ...on.memory,
    strayM2: reading.fix.accuracyM ** 2,
    strayShare2: 1,
    learnedS: 0,
    peakM: on.progressM,
    troughM: on.progressM,
    outside: 0,
    crumbs: [],
  }
  const text = `On ${trip.options.name}, ${sayRemaining(on.remainingM, trip.options.units)}.`
  return {
    trip: { ...on, phase: 'onRoute', wayBack: null, memory },
    effects: [effect('started', text, { signal: 'system-ready' })],
  }
}

/** Where the fix belongs: in the window around the progress, or after a long silence anywhere. */
function place(trip: Trip, { fix, passedS, movedM, courseDeg }: Reading): Placed | null {
  const expectedM = trip.progressM + (trip.wrongWay ? -movedM : movedM)
  const isElsewhere = passedS === 0
  if (isElsewhere || passedS > LONG_SILENCE_S) return placeAnywhere(trip.line, fix, { expectedM, courseDeg })
  const unseenM = passedS > SILENT_S ? UNSEEN_MPS * passedS : 0
  const placed = placeInWindow(trip.line, fix, { progressM: trip.progressM, expectedM, unseenM, courseDeg })
  if (placed === null || unseenM > 0) return placed
  const alongM = clamp(placed.match.alongM, trip.progressM - STEP_M, trip.progressM + STEP_M)
  return { ...placed, match: { ...placed.match, alongM } }
}

function follow(trip: Trip, reading: Reading): TripStep {
  const placed = place(trip, reading)
  if (placed === null) return unchanged(trip)
  const limit = limitM(trip, reading)
  const { lng, lat } = reading.fix
  const divergingS = divergenceAfter(trip, placed, reading)
  const isLeaving =
    divergingS >= LEAVING_S && placed.nearestM >= Math.max(LEAST_M * LEAVING_SHARE, LEAVING_SHARE * limit)
  if (placed.nearestM <= limit && !isLeaving) {
    const learned = learn(trip, placed.nearestM, reading)
    return unchanged({
      ...placedAt(trip, placed),
      memory: { ...trip.memory, ...learned, divergingS, outside: 0, crumbs: [] },
    })
  }
  const outside = trip.memory.outside + 1
  const crumbs = [...trip.memory.crumbs, { lng, lat }]
  const doubtful: Trip = {
    ...trip,
    awayM: metres(placed.nearestM),
    memory: { ...trip.memory, divergingS, outside, crumbs },
  }
  if (outside < FIXES) return unchanged(doubtful)
  // Somebody who took a short cut is on the route again already.
  const elsewhere = placeAnywhere(trip.line, reading.fix, { expectedM: trip.progressM, courseDeg: reading.courseDeg })
  const isBack = elsewhere !== null && elsewhere.nearestM <= BACK_SHARE * limit
  return isBack ? onRouteAgain(placedAt(doubtful, elsewhere)) : leaveRoute(doubtful, reading)
}

function comeBack(trip: Trip, reading: Reading): TripStep {
  const placed = placeAnywhere(trip.line, reading.fix, { expectedM: trip.progressM, courseDeg: reading.courseDeg })
  if (placed === null) return unchanged(trip)
  const isInside = placed.nearestM <= BACK_SHARE * limitM(trip, reading)
  const inside = isInside ? trip.memory.inside + 1 : 0
  const near: Trip = { ...trip, awayM: metres(placed.nearestM), memory: { ...trip.memory, inside } }
  return inside >= FIXES ? onRouteAgain(placedAt(near, placed)) : stayOff(near, reading)
}

/** Finds where on the route a fix belongs, and whether it still belongs there. */
export function locate(trip: Trip, reading: Reading): TripStep {
  if (trip.phase === 'approaching') return approach(trip, reading)
  return trip.phase === 'onRoute' ? follow(trip, reading) : comeBack(trip, reading)
}
