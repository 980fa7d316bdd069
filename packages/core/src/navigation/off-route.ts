import { distanceM } from '../geo/distance.ts'
import type { Position } from '../geo/position.ts'
import { effect, unchanged } from './effect.ts'
import type { Reading } from './reading.ts'
import type { Trip, TripStep, WayBack } from './trip.ts'
import { branchAt, wayBackFrom, wayBackLengthM } from './way-back.ts'
import { sayDirection, sayDistance, sayRemaining } from './words.ts'

/** The way back is worked out again after so much way. */
const AGAIN_M = 30
/** It is told again when one has come twice as far from the route, and at least this far. */
const REMIND_M = 150
/** A trail of crumbs keeps its shape with one place in so many metres, and no more than so many of them. */
const CRUMB_M = 8
const MOST_CRUMBS = 2000

/** Nearer than this, a distance is no more than the noise of the receiver, and wrong as soon as it is said (100 feet). */
const NEAR_M = 30.48

/** The way back in words: `Turn around, the route is 600 feet back.`, `The route is just to your left.` */
export function sayWayBack(trip: Trip, wayBack: WayBack): string {
  const lengthM = wayBackLengthM(wayBack, trip.memory.lastFix)
  const distance = lengthM < NEAR_M ? 'just' : sayDistance(lengthM, trip.options.units)
  if (wayBack.along?.turnRound === true)
    return `Turn around, the route is ${distance} ${lengthM < NEAR_M ? 'behind you' : 'back'}.`
  return `The route is ${distance} ${sayDirection(wayBack.bearingDeg, trip.headingDeg)}.`
}

const turnsRound = (wayBack: WayBack | null): boolean => wayBack?.along?.turnRound === true

/** Off the route now: says so once, with the branch that was taken where it is known, and the way back. */
export function leaveRoute(trip: Trip, { fix }: Reading): TripStep {
  const wayBack = wayBackFrom(trip, fix)
  const branch = branchAt(trip, fix)
  const where = branch === null ? 'Off the route.' : `You are on ${branch}, off the route.`
  const text = wayBack === null ? where : `${where} ${sayWayBack(trip, wayBack)}`
  const place = { lng: fix.lng, lat: fix.lat }
  const memory = {
    ...trip.memory,
    inside: 0,
    wayBackFrom: place,
    wayBackToldM: Math.max(trip.awayM ?? 0, REMIND_M / 2),
    turnRoundTold: turnsRound(wayBack),
  }
  return {
    trip: { ...trip, phase: 'offRoute', wrongWay: false, wayBack, memory },
    effects: [effect(branch === null ? 'offRoute' : 'wrongBranch', text, { urgency: 'warning', signal: 'off-trail' })],
  }
}

/** On the route again, by coming back or by a short cut. */
export function onRouteAgain(trip: Trip): TripStep {
  const text = `Back on the route, ${sayRemaining(trip.remainingM, trip.options.units)}.`
  const memory = {
    ...trip.memory,
    outside: 0,
    inside: 0,
    crumbs: [],
    wayBackFrom: null,
    peakM: trip.progressM,
    troughM: trip.progressM,
    turn: 0,
    told: 0 as const,
  }
  return {
    trip: { ...trip, phase: 'onRoute', wrongWay: false, wayBack: null, memory },
    effects: [effect('backOnRoute', text, { signal: 'system-ready' })],
  }
}

function crumbsWith({ crumbs }: Trip['memory'], place: Position): readonly Position[] {
  const last = crumbs.at(-1)
  const isNew = last === undefined || distanceM(last, place) >= CRUMB_M
  return isNew && crumbs.length < MOST_CRUMBS ? [...crumbs, place] : crumbs
}

/** Told again to somebody who has come twice as far, or who was sent ahead and has to turn round by now. */
function isDue({ phase, memory, awayM }: Trip, wayBack: WayBack): boolean {
  if (phase !== 'offRoute') return false
  const isFar = (awayM ?? 0) >= REMIND_M && (awayM ?? 0) >= 2 * memory.wayBackToldM
  return isFar || (turnsRound(wayBack) && !memory.turnRoundTold)
}

/** Still off the route, or not on it yet: keeps the way back, and tells it again to somebody who rides away from it. */
export function stayOff(trip: Trip, { fix }: Reading): TripStep {
  const place = { lng: fix.lng, lat: fix.lat }
  const { memory } = trip
  const crumbs = trip.phase === 'offRoute' ? crumbsWith(memory, place) : []
  const isFresh = memory.wayBackFrom !== null && distanceM(memory.wayBackFrom, place) < AGAIN_M
  const wayBack = isFresh ? trip.wayBack : wayBackFrom(trip, place)
  const next: Trip = {
    ...trip,
    wayBack,
    memory: { ...memory, crumbs, wayBackFrom: isFresh ? memory.wayBackFrom : place },
  }
  if (wayBack === null || !isDue(trip, wayBack)) return unchanged(next)
  const wayBackToldM = Math.max(trip.awayM ?? 0, memory.wayBackToldM)
  return {
    trip: { ...next, memory: { ...next.memory, wayBackToldM, turnRoundTold: turnsRound(wayBack) } },
    effects: [effect('wayBack', sayWayBack(trip, wayBack), { urgency: 'warning', signal: 'off-trail' })],
  }
}
