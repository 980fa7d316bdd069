import {
  MOST_NIGHTS,
  nightsOf,
  NO_CAMPGROUND_FILTERS,
  type CampgroundFilters,
  type PriceRange,
  type Stay,
} from '@bluffline/core'
import type { Anchor } from '../../../data/place/use-anchor.ts'
import { EMPTY_STATE, MOST_COMPARED, OPTIONS, SORTS, TABS, type FinderState } from './finder-state.ts'

const LONGEST_QUERY = 100
const MOST_MILES = 500
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

const oneOf = <T extends string>(options: readonly T[], text: string | null): T | null =>
  options.find((option) => option === text) ?? null

/** Known values only, each once, in the order of the options: one search has one address. */
const someOf = <T extends string>(options: readonly T[], text: string | null): readonly T[] => {
  const asked = new Set(text?.split(','))
  return options.filter((option) => asked.has(option))
}

const readAnchor = (text: string | null): Anchor | null => {
  if (text === 'me') return { kind: 'me' }
  return text !== null && SLUG.test(text) && text.length <= 100 ? { kind: 'town', id: text } : null
}

/** A range, its lower end first. */
export const inOrder = ({ min, max }: PriceRange): PriceRange => ({ min: Math.min(min, max), max: Math.max(min, max) })

const readPrice = (text: string | null): PriceRange | null => {
  const [, min, max] = /^(\d{1,4}(?:\.\d{1,2})?)-(\d{1,4}(?:\.\d{1,2})?)$/.exec(text ?? '') ?? []
  return min === undefined || max === undefined ? null : inOrder({ min: Number(min), max: Number(max) })
}

const readNumber = (text: string | null, most: number): number | null =>
  text !== null && /^\d{1,3}(\.\d)?$/.test(text) && Number(text) <= most ? Number(text) : null

const DAY = /^\d{4}-\d{2}-\d{2}$/
const isDay = (text: string | null): text is string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text))

/** A stay of at least one night and no more than are looked up. */
export function readStay(arrive: string | null, depart: string | null): Stay | null {
  if (!isDay(arrive) || !isDay(depart)) return null
  const nights = nightsOf({ arrive, depart })
  const isWhole =
    nights.length > 0 &&
    (nights.length < MOST_NIGHTS || nightsOf({ arrive: nights.at(-1) ?? arrive, depart }).length === 1)
  return isWhole ? { arrive, depart } : null
}

const readFilters = (get: (name: string) => string | null): CampgroundFilters => ({
  ...NO_CAMPGROUND_FILTERS,
  regions: someOf(OPTIONS.regions, get('region')),
  types: someOf(OPTIONS.types, get('type')),
  sites: someOf(OPTIONS.sites, get('sites')),
  amenities: someOf(OPTIONS.amenities, get('amenities')),
  features: someOf(OPTIONS.features, get('features')),
  price: readPrice(get('price')),
  minRating: readNumber(get('rating'), 5),
})

/** What an address asks for. What it does not understand it leaves out: a mistyped link still shows campgrounds. */
export function readFinderState(params: URLSearchParams): FinderState {
  const get = (name: string) => params.get(name)
  const q = (get('q') ?? '').replace(/[\u0000-\u001f\u007f]+/g, ' ').trim()
  const compared = (get('compare') ?? '').split(',').filter((id) => SLUG.test(id))
  return {
    tab: oneOf(TABS, get('tab')) ?? EMPTY_STATE.tab,
    q: q.slice(0, LONGEST_QUERY),
    filters: readFilters(get),
    withUnknown: get('unknown') === 'too',
    near: readAnchor(get('near')),
    withinMiles: readNumber(get('within'), MOST_MILES) || null,
    stay: readStay(get('arrive'), get('depart')),
    kinds: someOf(OPTIONS.kinds, get('free')),
    sort: oneOf(SORTS, get('sort')) ?? EMPTY_STATE.sort,
    view: get('view') === 'map' ? 'map' : 'list',
    compared: [...new Set(compared)].slice(0, MOST_COMPARED),
  }
}

const filterValues = ({ filters, withUnknown }: FinderState): Readonly<Record<string, string | null>> => ({
  region: filters.regions.join(','),
  type: filters.types.join(','),
  sites: filters.sites.join(','),
  amenities: filters.amenities.join(','),
  features: filters.features.join(','),
  price: filters.price && `${filters.price.min}-${filters.price.max}`,
  rating: filters.minRating === null ? null : String(filters.minRating),
  unknown: withUnknown ? 'too' : null,
})

const placeValues = ({ near, withinMiles, stay, kinds }: FinderState): Readonly<Record<string, string | null>> => ({
  near: near && (near.kind === 'me' ? 'me' : near.id),
  within: withinMiles === null ? null : String(withinMiles),
  arrive: stay?.arrive ?? null,
  depart: stay?.depart ?? null,
  free: kinds.join(','),
})

const viewValues = ({ tab, q, sort, view, compared }: FinderState): Readonly<Record<string, string | null>> => ({
  tab: tab === EMPTY_STATE.tab ? null : tab,
  q,
  sort: sort === EMPTY_STATE.sort ? null : sort,
  view: view === 'map' ? 'map' : null,
  compare: compared.join(','),
})

const paramsOf = (values: Readonly<Record<string, string | null>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]])),
  )

/** The address of a search; what is not asked does not stand in it. */
export const writeFinderState = (state: FinderState): URLSearchParams =>
  paramsOf({ ...viewValues(state), ...filterValues(state), ...placeValues(state) })

/** The filters alone, as they are kept for the next visit. */
export const writeFilters = (state: FinderState): string => paramsOf(filterValues(state)).toString()

/** The filters that were kept, in a search. */
export const withKeptFilters = (state: FinderState, kept: string): FinderState => {
  const { filters, withUnknown } = readFinderState(new URLSearchParams(kept))
  return { ...state, filters, withUnknown }
}
