import type { RiseReason } from '@bluffline/core'
import type { Moment } from './account-schema.ts'

/** The last good answer of a service outside to a question. */
export interface OutsideAnswerTable {
  service: string
  key: string
  /** JSON text. */
  answer: string
  answered_at: Moment
}

/** How a watched gauge stood when it was last looked at. */
export interface WaterWatchStateTable {
  account_id: string
  watch_id: string
  /** The revision of the watch that was looked at: with other wishes it begins anew. */
  revision: number
  /** JSON text of a `RiseState`. */
  state: string
  is_silent: boolean
  checked_at: Moment
}

/** What a rider was told of a gauge. */
export interface WaterAlertTable {
  id: string
  account_id: string
  watch_id: string
  revision: number
  /** Which alarm of this watch it is. */
  number: number
  gauge_id: string
  place: string
  reason: RiseReason
  stage_ft: number
  ft_per_hour: number | null
  measured_at: Moment
  raised_at: Moment
  seen_at: Moment | null
}
