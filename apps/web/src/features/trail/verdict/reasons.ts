import type { RideReason, RideVerdict } from '@bluffline/core'

export interface SortedReasons {
  /** Those that make the verdict what it is. */
  readonly deciding: readonly RideReason[]
  /** How many reasons tell of sources that differ. */
  readonly disputed: number
}

/** What a rider must read at once. */
export function sortReasons({ verdict, reasons }: RideVerdict): SortedReasons {
  return {
    deciding: reasons.filter((reason) => reason.effect === verdict),
    disputed: reasons.filter((reason) => reason.disputed).length,
  }
}
