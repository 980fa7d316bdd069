import type { Position } from '../geo/position.ts'

/** A fix that was read, as much of it as the next one needs. */
export interface SeenFix extends Position {
  readonly timeMs: number
  readonly accuracyM: number
}

/** Metres a second towards the east and the north. */
export interface Velocity {
  readonly eastMps: number
  readonly northMps: number
}

/** What a trip remembers between fixes. Plain numbers, strings and lists, so that it survives a reload. */
export interface TripMemory {
  /** Fixes that jumped, and have not been believed yet. */
  readonly doubted: readonly SeenFix[]
  readonly lastFix: SeenFix | null
  /** Velocity made from places and averaged; null before the second fix. */
  readonly velocity: Velocity | null
  /** Fixes in a row beyond the limit, and, off the route, fixes in a row well within it. */
  readonly outside: number
  readonly inside: number
  /** Mean square of the distance to the line while on it, in square metres: how badly receiver and map agree here. */
  readonly strayM2: number
  /** Mean square of that distance by the stated accuracy: what the receiver's claims are worth. */
  readonly strayShare2: number
  /** For how many seconds both have been learned. */
  readonly learnedS: number
  /** For how many seconds the course has led away from the route. */
  readonly divergingS: number
  /** Furthest progress since the direction was last right, least since it was last wrong. */
  readonly peakM: number
  readonly troughM: number
  /** For how many seconds the travel has run against the route. */
  readonly againstS: number
  /** Turn that is ahead, and how much of it has been told: 0 nothing, 1 prepared, 2 all. */
  readonly turn: number
  readonly told: 0 | 1 | 2
  readonly arrivingTold: boolean
  /** Quarter miles of progress told. */
  readonly quarters: number
  /** Fixes in a row over the speed limit; −1 once it was told, until the speed is well under it again. */
  readonly speeding: number
  /** Battery level below which was warned last; 1 before. */
  readonly batteryTold: number
  /** Way and time in motion so far, for the pace. */
  readonly movedM: number
  readonly movingS: number
  /** Places since the route was left, for the way back. */
  readonly crumbs: readonly Position[]
  /** Where the way back was worked out last, and the distance at which it was told last. */
  readonly wayBackFrom: Position | null
  readonly wayBackToldM: number
  /** Since the route was left, the rider has been told to turn round. */
  readonly turnRoundTold: boolean
}

export const FRESH_MEMORY: TripMemory = {
  doubted: [],
  lastFix: null,
  velocity: null,
  outside: 0,
  inside: 0,
  strayM2: 0,
  strayShare2: 0,
  learnedS: 0,
  divergingS: 0,
  peakM: 0,
  troughM: 0,
  againstS: 0,
  turn: 0,
  told: 0,
  arrivingTold: false,
  quarters: 0,
  speeding: 0,
  batteryTold: 1,
  movedM: 0,
  movingS: 0,
  crumbs: [],
  wayBackFrom: null,
  wayBackToldM: 0,
  turnRoundTold: false,
}
