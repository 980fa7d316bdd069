import type { GraphTrail, Position, TrailUse, TripOptions } from '@bluffline/core'

/** What is to be navigated: a line with everything that is needed along it, so that it needs nothing else after a reload. */
export interface Course {
  /** A trail as it is mapped, a loop that was planned, or a line from a file. */
  readonly kind: 'trail' | 'loop' | 'file'
  readonly name: string
  /** Where its page is: `/navigate/brock-creek-23`. */
  readonly address: string
  readonly line: readonly Position[]
  readonly use: TrailUse
  /** The trail it belongs to; null for a file. */
  readonly trailId: string | null
  /** Trails on it and around it, for forks and for the branch taken by mistake. Empty where the line stands alone. */
  readonly surroundings: readonly GraphTrail[]
}

export const travelOf = (use: TrailUse): TripOptions['travel'] => (use === 'hiking' ? 'foot' : 'riding')
