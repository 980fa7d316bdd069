import type { Catalog } from '@bluffline/content'
import type { DuckSeason } from '@bluffline/contract'
import type { HeadFacts, LandingFacts } from '../../src/features/landing/landing-facts.ts'
import { landingPlaces } from './places.ts'

/** What the landing page says, counted from the catalogue that ships. */
export function landingFacts(catalog: Catalog, duckSeason: DuckSeason): LandingFacts {
  const countOf = (use: 'hiking' | 'mountain_biking') =>
    catalog.trails.filter(({ verified, uses }) => verified && uses.includes(use)).length
  return {
    counts: catalog.counts,
    hikingTrails: countOf('hiking'),
    bikeTrails: countOf('mountain_biking'),
    places: landingPlaces(catalog),
    duckSeason,
  }
}

/** The part of it that the headline and the gate need. */
export function headFacts({ counts, duckSeason: { season, periods, next } }: LandingFacts): HeadFacts {
  return {
    counts,
    season: { season, periods: periods.map(({ label, opens, closes }) => ({ label, opens, closes })), next },
  }
}
