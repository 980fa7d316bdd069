import type { TurnInstruction } from '../route/turn-instructions.ts'
import { metres } from '../units.ts'
import { effect, turnSignal, unchanged } from './effect.ts'
import type { NextTurn, Trip, TripEffect, TripStep } from './trip.ts'
import { sayDistance, sayNow, sayPrepare } from './words.ts'

/** Prepare so long before a turn, and say it so long before: beyond belief fast or slow these lengths hold, in metres. */
const PREPARE_S = 22
const PREPARE_M = [40, 400] as const
const NOW_S = 3.6
const NOW_M = 12
/** Behind a turn by this much it is done. */
const PASSED_M = 8
/** A turn that follows so soon is told together with the one before. */
const THEN_S = 6
const THEN_M = 60

export const prepareWayM = (speedMps: number): number =>
  Math.min(PREPARE_M[1], Math.max(PREPARE_M[0], PREPARE_S * speedMps))
export const nowWayM = (speedMps: number): number => Math.max(NOW_M, NOW_S * speedMps)

/** Number of the first turn that is not behind. Looked for from the one that was ahead before; from the start when progress went back. */
function turnAhead({ turns, progressM, memory }: Trip): number {
  const isPast = (turn: TurnInstruction | undefined) => turn !== undefined && turn.alongM < progressM - PASSED_M
  let turn = memory.turn
  while (turn > 0 && !isPast(turns[turn - 1])) turn--
  while (isPast(turns[turn])) turn++
  return turn
}

const away = ({ turns, progressM }: Trip, turn: number): NextTurn | null => {
  const instruction = turns[turn]
  return instruction === undefined
    ? null
    : { instruction, distanceM: metres(Math.max(0, instruction.alongM - progressM)) }
}

/** The turn after, where it follows so soon that there is no time to tell it by itself. */
function follower(trip: Trip, turn: number): TurnInstruction | null {
  const [first, second] = [trip.turns[turn], trip.turns[turn + 1]]
  if (first === undefined || second === undefined || second.inSeries || first.switchbacks !== null) return null
  return second.alongM - first.alongM <= Math.max(THEN_M, THEN_S * (trip.speedMps ?? 0)) ? second : null
}

const prepareWords = (trip: Trip, { instruction, distanceM }: NextTurn): string =>
  sayPrepare(instruction, follower(trip, trip.memory.turn), sayDistance(distanceM, trip.options.units))

const nowWords = (trip: Trip, { instruction }: NextTurn): string =>
  sayNow(instruction, follower(trip, trip.memory.turn))

/** The turn ahead in a sentence, with its distance or, where it is there, as due now. */
export const saySentence = (trip: Trip, next: NextTurn): string =>
  next.distanceM <= nowWayM(trip.speedMps ?? 0) ? nowWords(trip, next) : prepareWords(trip, next)

function prepareEffect(trip: Trip, next: NextTurn): TripEffect {
  const { instruction } = next
  const text = prepareWords(trip, next)
  const kind = instruction.kind === 'curve' ? 'caution' : 'prepare'
  return effect(kind, text, {
    instruction,
    signal: instruction.kind === 'curve' ? turnSignal(instruction) : 'waypoint-approach',
  })
}

function nowEffect(trip: Trip, next: NextTurn): TripEffect {
  const { instruction } = next
  return effect('now', nowWords(trip, next), { instruction, signal: turnSignal(instruction) })
}

/** What is told about the turn ahead by now: 0 nothing, 1 prepared, 2 all. A turn of a series, and one told with the one before, needs no preparing. */
function toldFrom(trip: Trip, turn: number): 0 | 1 | 2 {
  if (turn === trip.memory.turn) return trip.memory.told
  // Noise that takes the progress back a little does not make a turn new.
  if (turn < trip.memory.turn) return 2
  const wasFollower = turn > 0 && turn === trip.memory.turn + 1 && follower(trip, turn - 1) !== null
  return trip.turns[turn]?.inSeries === true || wasFollower ? 1 : 0
}

/** What of the turn ahead is due now. */
function dueNow({ memory, speedMps }: Trip, { instruction, distanceM }: NextTurn): 'prepare' | 'now' | null {
  const speed = speedMps ?? 0
  // A curve was cautioned about; nothing is to be decided at it.
  const isOver = memory.told === 2 || (memory.told === 1 && instruction.kind === 'curve')
  if (isOver) return null
  if (distanceM <= nowWayM(speed)) return 'now'
  return memory.told === 0 && distanceM <= prepareWayM(speed) ? 'prepare' : null
}

/** Tells the turn ahead: once to prepare for it, once when it is there. Curves are only cautioned about. */
export function tellTurns(trip: Trip): TripStep {
  if (trip.phase !== 'onRoute') return unchanged({ ...trip, next: null, afterNext: null })
  const turn = turnAhead(trip)
  const next = away(trip, turn)
  const memory = { ...trip.memory, turn, told: toldFrom(trip, turn) }
  const ahead: Trip = { ...trip, next, afterNext: away(trip, turn + 1), memory }
  if (next === null || memory.outside > 0 || trip.wrongWay) return unchanged(ahead)
  const due = dueNow(ahead, next)
  if (due === null) return unchanged(ahead)
  const told = due === 'now' ? 2 : 1
  const said = due === 'now' ? nowEffect(ahead, next) : prepareEffect(ahead, next)
  return { trip: { ...ahead, memory: { ...memory, told } }, effects: [said] }
}
