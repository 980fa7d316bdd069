import type { Campground, CampgroundAvailability } from '@bluffline/contract'
import { formatFinderMiles, type CampRatings } from '@bluffline/core'
import {
  AMENITIES,
  AMENITY_WORDS,
  CAMP_FEATURES,
  FEATURE_WORDS,
  lookOf,
  priceWords,
  SITE_COUNTS,
  SITE_WORDS,
  TYPE_WORDS,
} from '../../../data/campgrounds/campground-words.ts'

/** What is set side by side for one campground. */
export interface Compared {
  readonly campground: Campground
  readonly availability: CampgroundAvailability | undefined
  readonly ratings: CampRatings | undefined
  readonly miles: number | undefined
}

/** One line of the comparison; `null` where nobody knows. */
export interface CompareRow {
  readonly label: string
  readonly values: readonly (string | null)[]
}

const yesNo = (fact: boolean | null): string | null => (fact === null ? null : fact ? 'Yes' : 'No')

type Reader = readonly [label: string, read: (one: Compared) => string | null]

const READERS: readonly Reader[] = [
  ['Availability', ({ availability }) => (availability?.status === 'unknown' ? null : lookOf(availability).label)],
  ['Distance', ({ miles }) => (miles === undefined ? null : formatFinderMiles(miles))],
  ['Run by', ({ campground }) => TYPE_WORDS[campground.type]],
  ['Tent site', ({ campground: { pricing } }) => priceWords(pricing.tent_site_min, pricing.tent_site_max)],
  ['RV site', ({ campground: { pricing } }) => priceWords(pricing.rv_site_min, pricing.rv_site_max)],
  ['Cabin', ({ campground: { pricing } }) => priceWords(pricing.cabin_min, pricing.cabin_max)],
  ['Reservation needed', ({ campground: { pricing } }) => yesNo(pricing.reservation_required)],
  ['Rating', ({ ratings }) => (ratings === undefined ? null : `${ratings.overall.toFixed(1)} of 5`)],
  ...SITE_COUNTS.map((site): Reader => [SITE_WORDS[site], ({ campground }) => campground.amenities[site]?.toString() ?? null]), // prettier-ignore
  ['Drinking water', ({ campground }) => yesNo(campground.drinkingWater)],
  ...CAMP_FEATURES.map((name): Reader => [FEATURE_WORDS[name], ({ campground }) => yesNo(campground.features[name])]),
  ...AMENITIES.map((name): Reader => [AMENITY_WORDS[name], ({ campground }) => yesNo(campground.amenities[name])]),
  ['Phone', ({ campground }) => campground.contact.phone],
]

/** The lines of which something is known of at least one campground. */
export const compareRows = (all: readonly Compared[]): readonly CompareRow[] =>
  READERS.map(([label, read]) => ({ label, values: all.map(read) })).filter(({ values }) =>
    values.some((value) => value !== null),
  )
