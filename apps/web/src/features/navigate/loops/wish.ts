import type { TrailDifficulty } from '@bluffline/core'
import type { LoopWish } from '../../../data/navigation/loops/loop-plan.ts'

/** What the rider set on the planner. */
export interface Wish {
  readonly miles: number
  readonly shape: LoopWish['shape']
  readonly hardest: TrailDifficulty | 'any'
  readonly acceptUnknown: boolean
  readonly from: 'start' | 'end' | 'me'
}

export const FIRST_WISH: Wish = { miles: 10, shape: 'loop', hardest: 'any', acceptUnknown: false, from: 'start' }

export const [LEAST_MILES, MOST_MILES] = [2, 40] as const

export const SHAPES = [
  { value: 'loop', label: 'Loop' },
  { value: 'outAndBack', label: 'Out and back' },
] as const

export const HARDEST = [
  { value: 'any', label: 'Any' },
  { value: 'easy', label: 'Easy' },
  { value: 'moderate', label: 'Moderate' },
  { value: 'hard', label: 'Hard' },
] as const satisfies readonly { readonly value: Wish['hardest']; readonly label: string }[]

export const FROM = [
  { value: 'start', label: 'Start of the trail' },
  { value: 'end', label: 'Its other end' },
  { value: 'me', label: 'Where I am' },
] as const
