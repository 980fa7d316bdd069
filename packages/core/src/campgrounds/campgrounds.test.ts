import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CampgroundFacts, CampRatings } from './facts.ts'
import {
  campgroundDoubts,
  campgroundFit,
  countCampgroundFilters,
  NO_CAMPGROUND_FILTERS,
  readPriceRange,
  type CampgroundFilters,
} from './filter.ts'
import { campgroundsWithin, finderMiles, formatFinderMiles, NEARBY_RADIUS_MILES } from './nearby.ts'
import { indexCampgrounds, rememberSearch, searchCampgrounds } from './search.ts'
import { topRated } from './top-rated.ts'

const camp = (id: string, more: Partial<CampgroundFacts> = {}): CampgroundFacts => ({
  id,
  name: `Camp ${id}`,
  type: 'state_park',
  description: 'A place to sleep.',
  location: { latitude: 34.6, longitude: -94.2, address: null, city: 'Mena', county: 'Polk', region: 'Southwest' },
  amenities: {},
  features: {},
  pricing: { tent_site_min: null, rv_site_min: null },
  ...more,
})
const rated = (overall: number, count: number): CampRatings => ({
  overall,
  cleanliness: overall,
  facilities: overall,
  location: overall,
  value: overall,
  reviews_count: count,
})
const fit = (filters: Partial<CampgroundFilters>, one: CampgroundFacts, ratings = new Map<string, CampRatings>()) =>
  campgroundFit(one, { ...NO_CAMPGROUND_FILTERS, ...filters }, ratings)

describe('price range inputs are numeric; min defaults to 0 and max to 200 when blank or unparsable', () => {
  it.each([
    ['', '', 0, 200],
    ['10', '', 10, 200],
    ['', '25', 0, 25],
    ['abc', 'x', 0, 200],
    [' 12.5 ', '30', 12.5, 30],
    ['0', '0', 0, 0],
    ['Infinity', 'NaN', 0, 200],
  ])('%j to %j is %d to %d', (min, max, from, to) => {
    expect(readPriceRange(min, max)).toEqual({ min: from, max: to })
  })
})

describe('amenity and feature filters match if ANY selected item is true', () => {
  it.each([
    ['one of two is there', { showers: true, wifi: false }, ['showers', 'wifi'], 'fits'],
    ['one is there and nobody knows of the other', { showers: true, wifi: null }, ['showers', 'wifi'], 'fits'],
    ['neither is there', { showers: false, wifi: false }, ['showers', 'wifi'], 'no'],
    ['one is not there and nobody knows of the other', { showers: false, wifi: null }, ['showers', 'wifi'], 'unknown'],
    ['nobody knows', { showers: null }, ['showers'], 'unknown'],
    ['nothing is selected', { showers: false }, [], 'fits'],
  ] as const)('%s', (_what, facts, selected, expected) => {
    expect(fit({ amenities: selected }, camp('a', { amenities: facts }))).toBe(expected)
    expect(fit({ features: selected }, camp('a', { features: facts }))).toBe(expected)
  })

  it('and both lists count: amenities that fit do not make up for features that do not', () => {
    const one = camp('a', { amenities: { showers: true }, features: { lake_access: false } })
    expect(fit({ amenities: ['showers'], features: ['lake_access'] }, one)).toBe('no')
  })
})

describe('kinds of sites', () => {
  it.each([
    [{ tent_sites: 12 }, ['tent_sites'], 'fits'],
    [{ tent_sites: 0 }, ['tent_sites'], 'no'],
    [{ tent_sites: null }, ['tent_sites'], 'unknown'],
    [{ tent_sites: 0, cabins: 3 }, ['tent_sites', 'cabins'], 'fits'],
  ] as const)('%j asked for %j: %s', (amenities, sites, expected) => {
    expect(fit({ sites }, camp('a', { amenities }))).toBe(expected)
  })
})

describe('type and region filters match if the value is in the selected list', () => {
  it.each([
    [{ types: ['state_park', 'private'] }, 'fits'],
    [{ types: ['private'] }, 'no'],
    [{ regions: ['Southwest'] }, 'fits'],
    [{ regions: ['Northwest', 'Central'] }, 'no'],
    [{ types: ['state_park'], regions: ['Northwest'] }, 'no'],
  ] as const)('%j: %s', (filters, expected) => {
    expect(fit(filters, camp('a'))).toBe(expected)
  })
})

describe('price matching checks whether the tent-site minimum or the RV-site minimum lies in the range', () => {
  it.each([
    [15, null, 0, 25, 'fits'],
    [null, 15, 0, 25, 'fits'],
    [30, 20, 0, 25, 'fits'],
    [30, 40, 0, 25, 'no'],
    [30, null, 0, 25, 'no'],
    [25, null, 0, 25, 'fits'],
    [10, null, 10, 10, 'fits'],
    [0, null, 0, 200, 'fits'],
    [null, null, 0, 200, 'unknown'],
  ] as const)('tents from %s, RVs from %s, asked %d to %d: %s', (tent, rv, min, max, expected) => {
    const pricing = { tent_site_min: tent, rv_site_min: rv }
    expect(fit({ price: { min, max } }, camp('a', { pricing }))).toBe(expected)
  })
})

describe('a minimum rating filter matches at or above the value', () => {
  it.each([
    [4, 4, 'fits'],
    [4, 4.2, 'fits'],
    [4, 3.9, 'no'],
  ] as const)('asked %d, given %d: %s', (minRating, overall, expected) => {
    expect(fit({ minRating }, camp('a'), new Map([['a', rated(overall, 3)]]))).toBe(expected)
  })

  it('and of a campground without reviews nobody knows', () => {
    expect(fit({ minRating: 3 }, camp('a'))).toBe('unknown')
  })
})

it('nothing that is unknown makes up for something that is not there', () => {
  const one = camp('a', { amenities: { showers: null }, features: { lake_access: false } })
  expect(fit({ amenities: ['showers'], features: ['lake_access'] }, one)).toBe('no')
})

it('names what was asked and nobody knows, and nothing that is known or was not asked', () => {
  const one = camp('a', {
    amenities: { showers: null, tent_sites: 12 },
    pricing: { tent_site_min: null, rv_site_min: null },
  })
  const asked = { ...NO_CAMPGROUND_FILTERS, amenities: ['showers'], sites: ['tent_sites'], price: { min: 0, max: 25 } }
  expect(campgroundDoubts(one, asked, new Map())).toEqual(['amenities', 'price'])
  expect(campgroundDoubts(one, NO_CAMPGROUND_FILTERS, new Map())).toEqual([])
})

it('clearing all filters leaves every campground', () => {
  expect(fit({}, camp('a', { amenities: { showers: false } }))).toBe('fits')
  expect(countCampgroundFilters(NO_CAMPGROUND_FILTERS)).toBe(0)
  expect(countCampgroundFilters({ ...NO_CAMPGROUND_FILTERS, regions: ['Central'], price: { min: 0, max: 5 } })).toBe(2)
})

describe('a search', () => {
  const index = indexCampgrounds([
    camp('a', { name: "Devil's Den State Park", amenities: { showers: true, tent_sites: 4 } }),
    camp('b', { name: 'Shady Lake', features: { lake_access: true }, type: 'national_forest' }),
  ])
  it.each([
    ['devils den', ['a']],
    ['DEN', ['a']],
    ['polk', ['a', 'b']],
    ['shady lake', ['b']],
    ['national forest', ['b']],
    ['tent sites', ['a']],
    ['lake access mena', ['b']],
    ['shady showers', []],
    ['ake', []],
  ])('for %j finds %j', (query, ids) => {
    expect([...(searchCampgrounds(index, query) ?? [])]).toEqual(ids)
  })

  it.each(['', '   ', '?!'])('that is blank (%j) is ignored', (query) => {
    expect(searchCampgrounds(index, query)).toBeNull()
  })
})

describe('only the first 10 search terms are kept in history', () => {
  it('the newest first, each once', () => {
    expect(rememberSearch(['b', 'a'], ' A ')).toEqual(['A', 'b'])
    expect(rememberSearch(['b'], '  ')).toEqual(['b'])
  })

  it('whatever is searched for', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 40 }), (terms) => {
        const history = terms.reduce<readonly string[]>(rememberSearch, [])
        expect(history.length).toBeLessThanOrEqual(10)
        expect(new Set(history.map((term) => term.toLowerCase())).size).toBe(history.length)
        const last = terms.findLast((term) => term.trim() !== '')
        if (last !== undefined) expect(history[0]).toBe(last.trim())
      }),
    )
  })
})

describe('nearby', () => {
  const mena = { lng: -94.2397, lat: 34.5862 }
  it('is great-circle with Earth radius 3959 miles, shown with one decimal', () => {
    // A quarter of the way round: π/2 × 3959.
    expect(finderMiles({ lng: 0, lat: 0 }, { lng: 90, lat: 0 })).toBeCloseTo(6218.78, 2)
    expect(finderMiles(mena, mena)).toBe(0)
    expect(formatFinderMiles(9.96)).toBe('10.0 mi')
  })

  it('reaches 50 miles and comes nearest first', () => {
    const north = (id: string, miles: number) =>
      camp(id, {
        location: { ...camp(id).location, longitude: mena.lng, latitude: mena.lat + (miles / 3959) * (180 / Math.PI) },
      })
    const found = campgroundsWithin(
      [north('far', 50.1), north('edge', 49.9), north('near', 3)],
      mena,
      NEARBY_RADIUS_MILES,
    )
    expect([...found.keys()]).toEqual(['near', 'edge'])
    expect(found.get('near')).toBeCloseTo(3, 6)
  })

  it('asked without a distance reaches 75 miles', () => {
    const at = (id: string, miles: number) =>
      camp(id, {
        location: { ...camp(id).location, longitude: mena.lng, latitude: mena.lat + (miles / 3959) * (180 / Math.PI) },
      })
    expect([...campgroundsWithin([at('in', 74.9), at('out', 75.1)], mena).keys()]).toEqual(['in'])
  })
})

describe('Top Rated', () => {
  it('has at most 10 entries with overall rating >= 4, ranked by rating times log of (reviews + 1)', () => {
    const ids = Array.from({ length: 14 }, (_one, at) => `c${at}`)
    const ratings = new Map(ids.map((id, at) => [id, rated(at < 2 ? 3.9 : 4 + at / 100, at + 1)]))
    const top = topRated(ids, ratings)
    expect(top).toHaveLength(10)
    expect(top[0]).toBe('c13')
    expect(top).not.toContain('c0')
  })

  it('puts many good voices before one perfect one', () => {
    const ratings = new Map([
      ['one', rated(5, 1)],
      ['many', rated(4.2, 40)],
    ])
    expect(topRated(['one', 'many'], ratings)).toEqual(['many', 'one'])
  })

  it('is empty without reviews', () => {
    expect(topRated(['a'], new Map())).toEqual([])
    expect(topRated(['a'], new Map([['a', rated(5, 0)]]))).toEqual([])
  })
})
