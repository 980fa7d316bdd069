import type { CampgroundCorrection, CampgroundReport } from '@bluffline/contract'

/** What a rider said of a campground from this device: how full it is, or what its page should say. See `KeptReport` for the states. */
export interface CampgroundNote {
  readonly key: string
  readonly campgroundId: string
  readonly noun: 'campground-reports' | 'campground-corrections'
  readonly note: CampgroundReport | CampgroundCorrection
  readonly state: 'waiting' | 'received' | 'refused'
  readonly receivedAt: string | null
  readonly problem: string | null
}
