import type { Campground, CampgroundAvailability } from '@bluffline/contract'
import {
  campgroundDoubts,
  NEARBY_RADIUS_MILES,
  openQuestions,
  topRated,
  topRatedScore,
  type CampgroundQuestion,
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

/** Whether the words find it, and it lies near enough. */
const isMet = ({ id }: Campground, { withinMiles }: FinderState, { hits, miles }: FinderFacts): boolean =>
  (hits === null || hits.has(id)) &&
  (withinMiles === null || miles === null || (miles.get(id) ?? Infinity) <= withinMiles)

/** How much of what is asked nobody knows of a campground; null where search, distance, filters or free sites speak against it. */
function openOf(one: Campground, state: FinderState, facts: FinderFacts): number | null {
  if (!isMet(one, state, facts)) return null
  const open = openQuestions(one, state.filters, facts.ratings)
  const room = freeFit(state.kinds, facts.availability?.get(one.id))
  if (open === null || room === 'no') return null
  return room === 'unknown' ? open + 1 : open
}

/** Something that was asked for and that nobody knows of a campground. */
export type Doubt = CampgroundQuestion | 'room'

export interface Found {
  readonly campgrounds: readonly Campground[]
  /** What to ask a campground that is there although not all is known that was asked for; empty for one that fits. */
  readonly doubts: (one: Campground) => readonly Doubt[]
  /** How many more there would be with those of which not all is known. */
  readonly moreUnsure: number
}

/**
 * What fits, in the order asked for; what nobody is sure of comes last, unless another order was chosen that with the fewest questions
 * first. The campgrounds come in the order of their names, which decides where nothing else does.
 */
export function findCampgrounds(campgrounds: readonly Campground[], state: FinderState, facts: FinderFacts): Found {
  const fitting: Campground[] = []
  const unsure: Campground[] = []
  /** The same by how much is not known. */
  const byOpen: Campground[][] = []
  for (const one of ofTab(state.tab, campgrounds, facts)) {
    const open = openOf(one, state, facts)
    if (open === null) continue
    if (open === 0) fitting.push(one)
    else {
      unsure.push(one)
      ;(byOpen[open] ??= []).push(one)
    }
  }
  const rank = rankOf(state, facts)
  const groups = state.sort === 'best' ? byOpen.filter((group) => group !== undefined) : [unsure]
  const shown = state.withUnknown ? groups.flatMap((group) => sortedBy(group, rank)) : []
  return {
    campgrounds: [...sortedBy(fitting, rank), ...shown],
    doubts: (one) => doubtsOf(one, state, facts),
    moreUnsure: state.withUnknown ? 0 : unsure.length,
  }
}

function doubtsOf(one: Campground, { filters, kinds }: FinderState, facts: FinderFacts): readonly Doubt[] {
  const ofFacts = campgroundDoubts(one, filters, facts.ratings)
  return freeFit(kinds, facts.availability?.get(one.id)) === 'unknown' ? [...ofFacts, 'room'] : ofFacts
}

/** A number for each: the lowest comes first. Null keeps the order of names. */
type Rank = ((one: Campground) => number) | null

/** Numbers are made once for each, not once for each comparison: a key press among 10,000 must not be felt. */
function sortedBy(campgrounds: readonly Campground[], rank: Rank): readonly Campground[] {
  if (rank === null) return campgrounds
  const ranked = campgrounds.map((one) => ({ one, at: rank(one) }))
  // Infinity minus Infinity is no number: those stay as they are.
  return ranked.sort((a, b) => a.at - b.at || 0).map(({ one }) => one)
}

const leastPrice = ({ pricing }: Campground): number =>
  Math.min(pricing.tent_site_min ?? Infinity, pricing.rv_site_min ?? Infinity)

const ROOM = { available: 0, limited: 1, unknown: 2, full: 3, closed: 4 } as const
/** More than any rating can weigh. */
const ROOM_STEP = 1000

function rankOf({ sort, tab }: FinderState, { miles, ratings, availability, favorites }: FinderFacts): Rank {
  const byRating = ({ id }: Campground) => {
    const given = ratings.get(id)
    return given ? -topRatedScore(given) : 0
  }
  const byDistance = ({ id }: Campground) => miles?.get(id) ?? Infinity
  const byRoom = (one: Campground) => ROOM[availability?.get(one.id)?.status ?? 'unknown'] * ROOM_STEP + byRating(one)
  const ranks: Readonly<Record<Sort, Rank>> = {
    nearest: byDistance,
    price: leastPrice,
    rating: byRating,
    name: null,
    best: byRoom,
  }
  if (sort !== 'best') return ranks[sort]
  if (tab === 'nearby') return byDistance
  if (tab === 'recommended') return byRating
  return tab === 'favorites' ? ({ id }) => favorites.indexOf(id) : byRoom
}
