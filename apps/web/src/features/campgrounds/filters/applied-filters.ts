import { REGIONS } from '@bluffline/contract'
import type { CampgroundFilters } from '@bluffline/core'
import {
  AMENITY_WORDS,
  FEATURE_WORDS,
  SITE_KIND_WORDS,
  SITE_WORDS,
  TYPE_WORDS,
} from '../../../data/campgrounds/campground-words.ts'
import type { FinderState } from './finder-state.ts'

export interface AppliedFilter {
  readonly key: string
  readonly label: string
  readonly without: (state: FinderState) => FinderState
}

const REGION_WORDS = Object.fromEntries(REGIONS.map((region) => [region, `${region} Arkansas`]))
const WORDS: Readonly<Record<ListName, Readonly<Record<string, string>>>> = {
  regions: REGION_WORDS,
  types: TYPE_WORDS,
  sites: SITE_WORDS,
  amenities: AMENITY_WORDS,
  features: FEATURE_WORDS,
}
const LISTS = ['regions', 'types', 'sites', 'amenities', 'features'] as const
export type ListName = (typeof LISTS)[number]

/** A filter more or less of one list. */
export const toggleFilter = (state: FinderState, list: ListName, value: string): FinderState => {
  const now: readonly string[] = state.filters[list]
  const next = now.includes(value) ? now.filter((one) => one !== value) : [...now, value]
  return { ...state, filters: { ...state.filters, [list]: next } as CampgroundFilters }
}

const priceLabel = (price: NonNullable<CampgroundFilters['price']>): string =>
  price.min === 0 ? `Up to $${price.max}` : `$${price.min} to $${price.max}`

/** What is filtered, each as a chip that takes it away. */
export function appliedFilters(state: FinderState, anchorName: string): readonly AppliedFilter[] {
  const { filters, withinMiles, kinds } = state
  const listed = LISTS.flatMap((list) =>
    filters[list].map((value) => ({
      key: `${list} ${value}`,
      label: WORDS[list][value] ?? value,
      without: (now: FinderState) => toggleFilter(now, list, value),
    })),
  )
  const price = filters.price && {
    key: 'price',
    label: priceLabel(filters.price),
    without: (now: FinderState) => ({ ...now, filters: { ...now.filters, price: null } }),
  }
  const rating = filters.minRating !== null && {
    key: 'rating',
    label: `${filters.minRating} stars or more`,
    without: (now: FinderState) => ({ ...now, filters: { ...now.filters, minRating: null } }),
  }
  const within = withinMiles !== null && {
    key: 'within',
    label: `Within ${withinMiles} mi of ${anchorName}`,
    without: (now: FinderState) => ({ ...now, withinMiles: null }),
  }
  const free = kinds.map((kind) => ({
    key: `free ${kind}`,
    label: `${SITE_KIND_WORDS[kind]} site free`,
    without: (now: FinderState) => ({ ...now, kinds: now.kinds.filter((one) => one !== kind) }),
  }))
  return [...listed, ...[price, rating, within].filter((one) => one !== null && one !== false), ...free]
}
