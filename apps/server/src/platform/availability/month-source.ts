import type { AvailabilityProblem } from '@bluffline/contract'
import type { IsoDay, SiteNights } from '@bluffline/core'

/** A month of a campground as a booking service says it, or why it says nothing. */
export type MonthAnswer =
  | { readonly ok: true; readonly sites: readonly SiteNights[] }
  | { readonly ok: false; readonly problem: AvailabilityProblem; readonly waitS: number | null }

/** Where the nights of a campground are booked. It answers, and never throws. */
export interface MonthSource {
  /** `facility`: the campground's number in RIDB. `month`: its first day. */
  readonly month: (facility: string, month: IsoDay) => Promise<MonthAnswer>
}
