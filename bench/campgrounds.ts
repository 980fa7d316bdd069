// Search and filters of the campground finder at 10,000 campgrounds, beside a plain scan with a fuzzy library over the same words.
import { loadCatalog } from '@bluffline/content'
import type { Campground } from '@bluffline/contract'
import {
  campgroundsWithin,
  indexCampgrounds,
  NO_CAMPGROUND_FILTERS,
  searchCampgrounds,
  type CampgroundFilters,
  type CampgroundIndex,
} from '@bluffline/core'
import uFuzzy from '@leeoniya/ufuzzy'
import { findCampgrounds } from '../apps/web/src/features/campgrounds/filters/find-campgrounds.ts'
import { EMPTY_STATE, SORTS, type Sort } from '../apps/web/src/features/campgrounds/filters/finder-state.ts'
import { type Bench, type Measurement, percentile } from './harness.ts'
import { seeded } from './search-random.ts'

const COUNT = 10_000
const QUERIES = 400
const WARM_UP = 40
const MENA = { lng: -94.2397, lat: 34.5862 }

/** The real ones over and over, each moved a little and under a name of its own. */
function many(real: readonly Campground[], random: () => number): readonly Campground[] {
  return Array.from({ length: COUNT }, (_one, at) => {
    const one = real[at % real.length] as Campground
    const { latitude, longitude } = one.location
    const location = { ...one.location, latitude: latitude + random() - 0.5, longitude: longitude + random() - 0.5 }
    return { ...one, id: `${one.id}-${at}`, name: `${one.name} ${at}`, location }
  })
}

interface Question {
  readonly words: string
  readonly filters: CampgroundFilters
  readonly sort: Sort
}

const WORDS = [
  'lake',
  'buffalo',
  'state park',
  'tent',
  'corps',
  'polk',
  'ozark show',
  'river access',
  '77',
  'zzyzx',
  '',
]
const AMENITIES = ['showers', 'electric_hookups', 'swimming', 'boat_launch', 'dump_station'] as const
const FEATURES = ['lake_access', 'river_access', 'mountain_views'] as const

function questions(random: () => number): readonly Question[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  return Array.from({ length: QUERIES + WARM_UP }, () => ({
    words: pick(WORDS),
    sort: pick(SORTS),
    filters: {
      ...NO_CAMPGROUND_FILTERS,
      amenities: [pick(AMENITIES), pick(AMENITIES)],
      features: [pick(FEATURES)],
      price: random() < 0.5 ? { min: 0, max: 25 } : null,
    },
  }))
}

interface Place {
  readonly campgrounds: readonly Campground[]
  readonly index: CampgroundIndex
  readonly miles: ReadonlyMap<string, number>
}

/** What a press of a key costs the page: the words, every filter, and the order. */
function answer({ campgrounds, index, miles }: Place, { words, filters, sort }: Question): number {
  const hits = searchCampgrounds(index, words)
  const state = { ...EMPTY_STATE, tab: 'all', q: words, filters, sort, withUnknown: true } as const
  const facts = { hits, favorites: [], ratings: new Map(), availability: undefined, miles }
  return findCampgrounds(campgrounds, state, facts).campgrounds.length
}

function measure(say: (line: string) => void): readonly Measurement[] {
  const random = seeded(6)
  const campgrounds = many(loadCatalog().campgrounds, random)
  const before = performance.now()
  const index = indexCampgrounds(campgrounds)
  say(`${COUNT.toLocaleString('en-US')} campgrounds indexed in ${Math.round(performance.now() - before)} ms`)
  const place = { campgrounds, index, miles: campgroundsWithin(campgrounds, MENA, Infinity) }
  const fuzzy = new uFuzzy({ intraMode: 0 })
  const haystack = campgrounds.map(({ name, description, location }) => `${name} ${description} ${location.county}`)
  const [ours, theirs]: [number[], number[]] = [[], []]
  let found = 0
  for (const [at, question] of questions(random).entries()) {
    const start = performance.now()
    found += answer(place, question)
    const middle = performance.now()
    fuzzy.search(haystack, question.words, 1)
    const end = performance.now()
    if (at < WARM_UP) continue
    ours.push(middle - start)
    theirs.push(end - middle)
  }
  say(`${found.toLocaleString('en-US')} campgrounds found in all`)
  const row = (name: string, share: number, target: Measurement['target']): Measurement => ({
    name: `campgrounds, search, filters and order of 10,000, ${name}`,
    unit: 'ms',
    ours: percentile(ours, share),
    peer: { name: 'uFuzzy, the words alone', value: percentile(theirs, share) },
    target,
  })
  return [row('p50', 0.5, null), row('p99', 0.99, { of: 'ours', atMost: 16 })]
}

export const bench: Bench = { name: 'campgrounds', run: (say) => Promise.resolve(measure(say)) }
