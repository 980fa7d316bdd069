import type { CatalogCounts, Dispute, DuckSeason } from '@bluffline/contract'
import type { Source } from '@bluffline/core'
import type { FeatureIcon } from '../../kit/icon-name.ts'

/** `disputed`: sources differ, all readings are shown. `unverified`: told without a page that says so. */
export type FactStanding = 'sourced' | 'disputed' | 'unverified'

export interface PlaceFact {
  readonly text: string
  readonly standing: FactStanding
}

/** One of the riding places that the landing page puts forward. */
export interface LandingPlace {
  readonly key: string
  readonly name: string
  /** County, or counties. */
  readonly location: string
  readonly details: string
  readonly features: readonly PlaceFact[]
  /** Words that find it on the map; null where the map has nothing of it. */
  readonly mapQuery: string | null
  /** Page of its own; the map stands in for it until it is there. */
  readonly dedicatedPage: string | null
  readonly icon: FeatureIcon
  readonly disputes: readonly Dispute[]
  readonly sources: readonly Source[]
}

/** What the landing page says of the catalogue, worked out when the app is built. */
export interface LandingFacts {
  readonly counts: CatalogCounts
  readonly hikingTrails: number
  readonly bikeTrails: number
  readonly places: readonly LandingPlace[]
  readonly duckSeason: DuckSeason
}

/** The days of a season, without limits and sources. */
export interface SeasonDays extends Pick<DuckSeason, 'season' | 'next'> {
  readonly periods: readonly Pick<DuckSeason['periods'][number], 'label' | 'opens' | 'closes'>[]
}

/** The little of it that the headline and the gate need. */
export interface HeadFacts {
  readonly counts: CatalogCounts
  readonly season: SeasonDays
}
