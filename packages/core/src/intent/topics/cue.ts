import { anyOf } from '../words.ts'

/** A pattern and how much it speaks for a topic: 5 decides, 1 only tips. */
export type Cue = readonly [weight: number, pattern: RegExp]

export const cue = (weight: number, ...groups: readonly string[]): Cue => [weight, anyOf(...groups)]
