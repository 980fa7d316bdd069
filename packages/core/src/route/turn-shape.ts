import { degrees, type Degrees, type Metres } from '../units.ts'
import type { Position } from '../geo/position.ts'

/**
 * How sharp a turn is, by its change of heading: `slight` from 30°, `normal` from 55°, `sharp` from 110°, `uTurn` from 155°;
 * `straight` below, which is only told where a junction offers another way.
 */
export const TURN_SHAPES = ['straight', 'slight', 'normal', 'sharp', 'uTurn'] as const
export type TurnShape = (typeof TURN_SHAPES)[number]

export const SLIGHT_DEG = 30
const NORMAL_DEG = 55
const SHARP_DEG = 110
const U_TURN_DEG = 155

export function shapeOf(changeDeg: number): TurnShape {
  const size = Math.abs(changeDeg)
  if (size >= U_TURN_DEG) return 'uTurn'
  if (size >= SHARP_DEG) return 'sharp'
  if (size >= NORMAL_DEG) return 'normal'
  return size >= SLIGHT_DEG ? 'slight' : 'straight'
}

/** A bend of the line alone: no junction is known or asked for. */
export interface Bend {
  readonly alongM: Metres
  readonly position: Position
  /** Change of heading, −180…180, right positive. */
  readonly changeDeg: Degrees
  /** The line comes back the way it went. */
  readonly retraces: boolean
}

export const sideOf = (changeDeg: number): 'left' | 'right' => (changeDeg < 0 ? 'left' : 'right')

/** The difference of two directions in radians as degrees, −180 < x ≤ 180. */
export function angleBetween(from: number, to: number): Degrees {
  const turned = Math.atan2(Math.sin(to - from), Math.cos(to - from))
  return degrees((turned * 180) / Math.PI)
}
