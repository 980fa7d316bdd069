import type { RideReason, RideVerdict } from '@bluffline/core'

export interface SortedReasons {
  /** Those that make the verdict what it is, and whatever sources disagree on. */
  readonly first: readonly RideReason[]
  readonly rest: readonly RideReason[]
}

/** What a rider must read at once, and what may wait for a tap. */
export function sortReasons({ verdict, reasons }: RideVerdict): SortedReasons {
  const deciding = (reason: RideReason) => reason.effect === verdict || reason.disputed
  return { first: reasons.filter(deciding), rest: reasons.filter((reason) => !deciding(reason)) }
}
