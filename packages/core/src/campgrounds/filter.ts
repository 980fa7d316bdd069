import type { CampFact, CampgroundFacts, CampgroundKind, RatingsById } from './facts.ts'

/** Dollars a night, both ends included. */
export interface PriceRange {
  readonly min: number
  readonly max: number
}

/** What the price inputs mean when they are blank or cannot be read. */
export const DEFAULT_PRICE_RANGE: PriceRange = { min: 0, max: 200 }

/** What is asked of a campground. Empty lists and `null` ask nothing. */
export interface CampgroundFilters {
  readonly regions: readonly string[]
  readonly types: readonly CampgroundKind[]
  /** Kinds of sites by the names of their counts (`tent_sites`); any of them must be there. */
  readonly sites: readonly string[]
  readonly amenities: readonly string[]
  readonly features: readonly string[]
  readonly price: PriceRange | null
  /** Overall rating, out of 5. */
  readonly minRating: number | null
}

export const NO_CAMPGROUND_FILTERS: CampgroundFilters = {
  regions: [],
  types: [],
  sites: [],
  amenities: [],
  features: [],
  price: null,
  minRating: null,
}

/**
 * Whether a campground is what is asked for. `unknown`: nothing known speaks against it, but a fact that was asked for is not known,
 * so only the campground itself can say.
 */
export type Fit = 'fits' | 'unknown' | 'no'

const numberOr = (text: string, otherwise: number): number => {
  const value = text.trim() === '' ? NaN : Number(text)
  return Number.isFinite(value) ? value : otherwise
}

/** The two price inputs as a range: numeric, 0 and 200 where an end is blank or cannot be parsed. */
export const readPriceRange = (min: string, max: string): PriceRange => ({
  min: numberOr(min, DEFAULT_PRICE_RANGE.min),
  max: numberOr(max, DEFAULT_PRICE_RANGE.max),
})

const isIn = <T>(list: readonly T[], value: T): Fit => (list.length === 0 || list.includes(value) ? 'fits' : 'no')

const isThere = (fact: CampFact | undefined): boolean => fact === true || (typeof fact === 'number' && fact > 0)

/** ANY of the selected names is true; unknown where none is and one of them nobody knows. */
function anyOf(names: readonly string[], facts: Readonly<Record<string, CampFact>>): Fit {
  if (names.length === 0) return 'fits'
  let isOpen = false
  for (const name of names) {
    const fact = facts[name]
    if (isThere(fact)) return 'fits'
    isOpen ||= fact === null || fact === undefined
  }
  return isOpen ? 'unknown' : 'no'
}

/** Whether the tent-site minimum or the RV-site minimum lies in the range. */
function priceFit(range: PriceRange | null, { pricing }: CampgroundFacts): Fit {
  if (range === null) return 'fits'
  const { tent_site_min: tent, rv_site_min: rv } = pricing
  if (tent === null && rv === null) return 'unknown'
  const isInRange = (price: number | null) => price !== null && price >= range.min && price <= range.max
  return isInRange(tent) || isInRange(rv) ? 'fits' : 'no'
}

/** At or above the value. Without reviews nobody knows. */
function ratingFit(least: number | null, id: string, ratings: RatingsById): Fit {
  if (least === null) return 'fits'
  const given = ratings.get(id)
  if (given === undefined) return 'unknown'
  return given.overall >= least ? 'fits' : 'no'
}

/** What can be asked of a campground. */
export type CampgroundQuestion = 'region' | 'type' | 'sites' | 'features' | 'amenities' | 'price' | 'rating'

type Part = (campground: CampgroundFacts, filters: CampgroundFilters, ratings: RatingsById) => Fit

/** The cheapest first: most campgrounds fail early. */
const PARTS: readonly { readonly question: CampgroundQuestion; readonly fit: Part }[] = [
  { question: 'region', fit: ({ location }, { regions }) => isIn(regions, location.region) },
  { question: 'type', fit: ({ type }, { types }) => isIn(types, type) },
  { question: 'sites', fit: ({ amenities }, { sites }) => anyOf(sites, amenities) },
  { question: 'features', fit: ({ features }, filters) => anyOf(filters.features, features) },
  { question: 'amenities', fit: ({ amenities }, filters) => anyOf(filters.amenities, amenities) },
  { question: 'price', fit: (campground, { price }) => priceFit(price, campground) },
  { question: 'rating', fit: ({ id }, { minRating }, ratings) => ratingFit(minRating, id, ratings) },
]

/** How much of what is asked nobody knows of a campground: 0 where it fits; `null` where it is not what is asked for. */
export function openQuestions(
  campground: CampgroundFacts,
  filters: CampgroundFilters,
  ratings: RatingsById,
): number | null {
  let open = 0
  for (const { fit } of PARTS) {
    const answer = fit(campground, filters, ratings)
    if (answer === 'no') return null
    if (answer === 'unknown') open += 1
  }
  return open
}

/**
 * How a campground fits the filters. Types and regions: the value is in the selected list. Kinds of sites, amenities and features: ANY
 * selected one is there. Price: the tent-site or the RV-site minimum lies in the range. Rating: at or above the value.
 */
export function campgroundFit(campground: CampgroundFacts, filters: CampgroundFilters, ratings: RatingsById): Fit {
  const open = openQuestions(campground, filters, ratings)
  if (open === null) return 'no'
  return open === 0 ? 'fits' : 'unknown'
}

/** What was asked and nobody knows of this campground: what to ask when one calls. */
export const campgroundDoubts = (
  campground: CampgroundFacts,
  filters: CampgroundFilters,
  ratings: RatingsById,
): readonly CampgroundQuestion[] =>
  PARTS.filter(({ fit }) => fit(campground, filters, ratings) === 'unknown').map(({ question }) => question)

/** How many things are asked for: the number on the button of the filters. */
export const countCampgroundFilters = (filters: CampgroundFilters): number =>
  filters.regions.length +
  filters.types.length +
  filters.sites.length +
  filters.amenities.length +
  filters.features.length +
  (filters.price === null ? 0 : 1) +
  (filters.minRating === null ? 0 : 1)
