/** How somebody may travel a trail. The first four are motor vehicles. */
export const TRAIL_USES = [
  'atv',
  'utv',
  'fourwheeldrive',
  'motorcycle',
  'hiking',
  'mountain_biking',
  'horse',
  'paddling',
] as const
export type TrailUse = (typeof TRAIL_USES)[number]

export const MOTOR_USES = ['atv', 'utv', 'fourwheeldrive', 'motorcycle'] as const satisfies readonly TrailUse[]
export type MotorUse = (typeof MOTOR_USES)[number]

/** How good a fact is: said by the land manager, by another cited source, or only remembered ("community, unverified"). */
export const CONFIDENCES = ['official', 'sourced', 'recalled'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** Where a fact comes from. */
export interface Source {
  readonly title: string
  /** Address, or the name of the data set. */
  readonly ref: string
  /** The date the source itself speaks of: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; `undated` where it does not say. */
  readonly asOf: string
  /** When it was read for the catalogue: `YYYY-MM` or `YYYY-MM-DD`. So that even an undated source has a date. */
  readonly seen: string
}

/** A day that comes back every year. `month` 1…12. `nth` −1 means the last one of the month. `weekday` 0 is Sunday. */
export type AnnualDay =
  | { readonly kind: 'date'; readonly month: number; readonly day: number }
  | {
      readonly kind: 'nthWeekday'
      readonly month: number
      readonly weekday: number
      readonly nth: number
      /** Days added to the found day, e.g. −1 for the Wednesday before Thanksgiving. */
      readonly offsetDays?: number | undefined
    }

/** One source's answer to "which day?". More than one reading that differs makes the day disputed. */
export interface DayReading {
  readonly day: AnnualDay
  readonly source: Source
}

/** From the first moment of the day `opens` to the last moment of the day `closes`; may run over New Year. */
export interface SeasonWindow {
  readonly label: string
  readonly opens: readonly DayReading[]
  readonly closes: readonly DayReading[]
  /**
   * `stated`: sources give the days, within them the trail is open.
   * `undated`: sources say there is such an opening without its days; the days here are the widest reading, within them the answer is unknown.
   */
  readonly certainty: 'stated' | 'undated'
}

/** When a trail is open, as the sources say it. `yearRound` has no windows. */
export interface Season {
  readonly kind: 'yearRound' | 'windows'
  readonly windows: readonly SeasonWindow[]
  /** May also be shut at short notice, for example in wet weather. */
  readonly mayCloseWhen: string | null
  readonly sources: readonly Source[]
}

/** Something a rider must carry. */
export interface PermitRule {
  readonly id: string
  readonly name: string
  readonly uses: readonly TrailUse[]
  /** `onSite`: can be bought at the trailhead; `ahead`: must be got before the ride. */
  readonly obtained: 'onSite' | 'ahead'
  readonly priceUsd: number | null
  readonly source: Source
}

/** A reported trouble that the season does not tell, for example a landslide. */
export interface Advisory {
  readonly text: string
  /** `closedPart`: part of the trail is reported closed, so a through ride is in doubt; `caution`: ride on, knowing it. */
  readonly effect: 'closedPart' | 'caution'
  readonly source: Source
  /** Day after which this is no longer shown as current (`YYYY-MM-DD`), null while it stands. */
  readonly expires: string | null
}

/** What `rideToday` needs to know of a trail. A catalogue trail has all of it. */
export interface RideableTrail {
  readonly id: string
  readonly confidence: Confidence
  readonly uses: readonly TrailUse[]
  /** Uses no source speaks of, neither allowing nor forbidding them. */
  readonly unknownUses: readonly TrailUse[]
  /** Widest machine allowed, in inches; null where no limit is stated. */
  readonly widthLimitInches: number | null
  /** Null where no source says when the trail is open. */
  readonly season: Season | null
  readonly permits: readonly PermitRule[]
  readonly advisories: readonly Advisory[]
  readonly sources: readonly Source[]
}

/** The rider's machine, or their feet. */
export interface Vehicle {
  readonly use: TrailUse
  /** Overall width in inches; null where the rider has not said. */
  readonly widthInches: number | null
  /** Ids of permits the rider holds. */
  readonly permits: readonly string[]
}

/** A calendar day in Arkansas, `YYYY-MM-DD`. */
export type IsoDay = string

/** How a reason bears on the verdict. A `note` changes nothing, it is told along. */
export type RideEffect = 'open' | 'closed' | 'unknown' | 'note'

/**
 * Every reason a verdict can have, by what it speaks of. The text of a reason may be reworded, its code may not.
 * `permit_missing` closes: a permit that must be got before the ride and is not held means "not today".
 */
export const RIDE_REASON_CODES = [
  'use_allowed',
  'use_excluded',
  'use_unknown',
  'width_fits',
  'width_over',
  'width_unknown',
  'season_year_round',
  'season_open',
  'season_closed',
  'season_unknown',
  'season_disputed',
  'season_undated',
  'season_days_disputed',
  'may_close',
  'permit_held',
  'permit_on_site',
  'permit_missing',
  'advisory_closed_part',
  'advisory_caution',
  'recalled_only',
] as const
export type RideReasonCode = (typeof RIDE_REASON_CODES)[number]

/** One plain sentence or two in a rider's words, with who says so. */
export interface RideReason {
  readonly code: RideReasonCode
  readonly effect: RideEffect
  readonly text: string
  /** Empty only where the reason is that nobody says anything. */
  readonly sources: readonly Source[]
  /** Sources differ; the text then gives every value with its source. */
  readonly disputed: boolean
}

/** The answer to "may my machine ride this today?". At least one reason; those that decide come first. */
export interface RideVerdict {
  readonly verdict: 'open' | 'closed' | 'unknown'
  readonly reasons: readonly RideReason[]
}
