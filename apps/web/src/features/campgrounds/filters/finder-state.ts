import { CAMPGROUND_TYPES, REGIONS } from '@bluffline/contract'
import { NO_CAMPGROUND_FILTERS, SITE_KINDS, type CampgroundFilters, type SiteKind, type Stay } from '@bluffline/core'
import { AMENITIES, CAMP_FEATURES, SITE_COUNTS } from '../../../data/campgrounds/campground-words.ts'
import type { Anchor } from '../../../data/place/use-anchor.ts'

export const TABS = ['all', 'favorites', 'nearby', 'recommended'] as const
export type FinderTab = (typeof TABS)[number]

export const SORTS = ['best', 'nearest', 'price', 'rating', 'name'] as const
export type Sort = (typeof SORTS)[number]

/** How many campgrounds are compared side by side. */
export const MOST_COMPARED = 3

/** What the filters offer. */
export const OPTIONS = {
  regions: REGIONS,
  types: CAMPGROUND_TYPES,
  sites: SITE_COUNTS,
  amenities: AMENITIES,
  features: CAMP_FEATURES,
  kinds: SITE_KINDS,
} as const

/** Everything the finder can be asked; it lives in the address, so that a search can be shared and gone back to. */
export interface FinderState {
  readonly tab: FinderTab
  readonly q: string
  readonly filters: CampgroundFilters
  /** Also those of which a fact that was asked for is not known. */
  readonly withUnknown: boolean
  readonly near: Anchor | null
  readonly withinMiles: number | null
  /** The nights for which free sites are asked; null is tonight. */
  readonly stay: Stay | null
  /** Only campgrounds where such a site is free for the stay; empty asks nothing. */
  readonly kinds: readonly SiteKind[]
  readonly sort: Sort
  /** What a phone shows; a wide window shows both. */
  readonly view: 'list' | 'map'
  readonly compared: readonly string[]
}

export const EMPTY_STATE: FinderState = {
  tab: 'favorites',
  q: '',
  filters: NO_CAMPGROUND_FILTERS,
  withUnknown: false,
  near: null,
  withinMiles: null,
  stay: null,
  kinds: [],
  sort: 'best',
  view: 'list',
  compared: [],
}

/** Without search and filters; where distances are measured from, the tab and the stay stay. */
export const withoutFilters = (state: FinderState): FinderState => ({
  ...state,
  filters: NO_CAMPGROUND_FILTERS,
  withUnknown: false,
  withinMiles: null,
  kinds: [],
})

/** A campground more or less in the comparison; a fourth takes the place of the first. */
export const toggleCompared = ({ compared, ...state }: FinderState, id: string): FinderState => ({
  ...state,
  compared: compared.includes(id) ? compared.filter((one) => one !== id) : [...compared, id].slice(-MOST_COMPARED),
})
