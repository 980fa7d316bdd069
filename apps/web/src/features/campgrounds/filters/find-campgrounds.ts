import type { Campground, CampgroundAvailability } from '@bluffline/contract'
import {
  campgroundFit,
  NEARBY_RADIUS_MILES,
  topRated,
  type Fit,
  type RatingsById,
  type SiteKind,
} from '@bluffline/core'
import type { FinderState, FinderTab, Sort } from './finder-state.ts'

/** What a search is decided on beside the campgrounds themselves. */
export interface FinderFacts {
  /** Ids the words find; null where nothing is searched for. */
  readonly hits: ReadonlySet<string> | null
  readonly favorites: readonly string[]
  readonly ratings: RatingsById
  readonly availability: ReadonlyMap<string, CampgroundAvailability> | undefined
  /** Miles from the place distances are measured from, by id; null where there is none. */
  readonly miles: ReadonlyMap<string, number> | null
}

const FREE_COUNT: Readonly<Record<SiteKind, keyof CampgroundAvailability>> = {
  tent: 'tentSitesAvailable',
  rv: 'rvSitesAvailable',
  cabin: 'cabinsAvailable',
  group: 'groupSitesAvailable',
  other: 'otherSitesAvailable',
}

/** Whether a site of one of the kinds is free; nobody knows where nobody counts. */
function freeFit(kinds: readonly SiteKind[], availability: CampgroundAvailability | undefined): Fit {
  if (kinds.length === 0) return 'fits'
  if (availability?.status === 'full' || availability?.status === 'closed') return 'no'
  const counts = kinds.map((kind) => availability?.[FREE_COUNT[kind]] ?? null)
  if (counts.some((count) => typeof count === 'number' && count > 0)) return 'fits'
  return counts.includes(null) ? 'unknown' : 'no'
}

/** The campgrounds of a tab, before search and filters. */
function ofTab(tab: FinderTab, campgrounds: readonly Campground[], facts: FinderFacts): readonly Campground[] {
  if (tab === 'all') return campgrounds
  if (tab === 'favorites') return campgrounds.filter(({ id }) => facts.favorites.includes(id))
  if (tab === 'nearby') return campgrounds.filter(({ id }) => (facts.miles?.get(id) ?? Infinity) <= NEARBY_RADIUS_MILES)
  const best = new Set(
    topRated(
      campgrounds.map(({ id }) => id),
      facts.ratings,
    ),
  )
  return campgrounds.filter(({ id }) => best.has(id))
}

/** How a campground fits search, distance, filters and free sites. */
function fitOf(one: Campground, state: FinderState, facts: FinderFacts): Fit {
  if (facts.hits !== null && !facts.hits.has(one.id)) return 'no'
  const { withinMiles, filters, kinds } = state
  if (withinMiles !== null && facts.miles !== null && (facts.miles.get(one.id) ?? Infinity) > withinMiles) return 'no'
  const fits = [campgroundFit(one, filters, facts.ratings), freeFit(kinds, facts.availability?.get(one.id))]
  if (fits.includes('no')) return 'no'
  return fits.includes('unknown') ? 'unknown' : 'fits'
}

export interface Found {
  readonly campgrounds: readonly Campground[]
  /** How many of them are there although a fact that was asked for is not known. */
  readonly unsureIds: ReadonlySet<string>
  /** How many more there would be with those. */
  readonly moreUnsure: number
}

/** What fits, in the order asked for; what nobody is sure of comes last. */
export function findCampgrounds(campgrounds: readonly Campground[], state: FinderState, facts: FinderFacts): Found {
  const fitting: Campground[] = []
  const unsure: Campground[] = []
  for (const one of ofTab(state.tab, campgrounds, facts)) {
    const fit = fitOf(one, state, facts)
    if (fit === 'fits') fitting.push(one)
    if (fit === 'unknown') unsure.push(one)
  }
  const order = orderOf(state, facts)
  const shown = state.withUnknown ? unsure.sort(order) : []
  return {
    campgrounds: [...fitting.sort(order), ...shown],
    unsureIds: new Set(shown.map(({ id }) => id)),
    moreUnsure: state.withUnknown ? 0 : unsure.length,
  }
}

type Order = (a: Campground, b: Campground) => number
const byName: Order = (a, b) => a.name.localeCompare(b.name, 'en')

const leastPrice = ({ pricing }: Campground): number =>
  Math.min(pricing.tent_site_min ?? Infinity, pricing.rv_site_min ?? Infinity)

const ROOM = { available: 0, limited: 1, unknown: 2, full: 3, closed: 4 } as const

function orderOf({ sort, tab }: FinderState, { miles, ratings, availability, favorites }: FinderFacts): Order {
  const away: Order = (a, b) => (miles?.get(a.id) ?? Infinity) - (miles?.get(b.id) ?? Infinity) || byName(a, b)
  const rating = ({ id }: Campground) => {
    const given = ratings.get(id)
    return given ? given.overall * Math.log(given.reviews_count + 1) : -1
  }
  const room = ({ id }: Campground) => ROOM[availability?.get(id)?.status ?? 'unknown']
  const best: Order = (a, b) => room(a) - room(b) || rating(b) - rating(a) || byName(a, b)
  const orders: Readonly<Record<Sort, Order>> = {
    nearest: away,
    // Infinity minus Infinity is no number: then the names decide.
    price: (a, b) => leastPrice(a) - leastPrice(b) || 0 || byName(a, b),
    rating: (a, b) => rating(b) - rating(a) || byName(a, b),
    name: byName,
    best,
  }
  if (sort !== 'best') return orders[sort]
  if (tab === 'nearby') return (a, b) => away(a, b) || byName(a, b)
  if (tab === 'recommended') return orders.rating
  if (tab === 'favorites') return (a, b) => favorites.indexOf(a.id) - favorites.indexOf(b.id)
  return best
}
