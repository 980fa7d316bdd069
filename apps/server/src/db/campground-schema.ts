import type { CorrectionKind, SeenStatus } from '@bluffline/contract'
import type { AvailabilityStatus } from '@bluffline/core'
import type { Moment } from './account-schema.ts'

/** How full riders found campgrounds. Whose it is stands here so that an account can be deleted with all that it said. */
export interface CampgroundReportTable {
  key: string
  account_id: string
  campground_id: string
  status: SeenStatus
  words: string
  written_at: Moment
  received_at: Moment
}

/** What riders say the page of a campground should say. Names nobody. */
export interface CampgroundCorrectionTable {
  key: string
  campground_id: string
  kind: CorrectionKind
  words: string
  written_at: Moment
  received_at: Moment
}

/** Reviews that an admin has decided about. The review itself is a record of its rider. */
export interface ReviewDecisionTable {
  account_id: string
  campground_id: string
  hidden: boolean
  reason: string
  decided_at: Moment
}

/** How a watched stay stood when it was last looked at. */
export interface WatchStateTable {
  account_id: string
  watch_id: string
  /** The revision of the watch that was looked at: with other dates it begins anew. */
  revision: number
  is_open: boolean
  openings: number
  status: AvailabilityStatus
  checked_at: Moment
}

/** One row for each opening of a watched stay. */
export interface CampgroundAlertTable {
  id: string
  account_id: string
  watch_id: string
  opening: number
  campground_id: string
  campground_name: string
  arrive: string
  depart: string
  /** JSON text of some of the free sites. */
  sites: string
  free: number
  opened_at: Moment
  seen_at: Moment | null
}
