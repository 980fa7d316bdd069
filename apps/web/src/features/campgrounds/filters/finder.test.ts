import fc from 'fast-check'
import type { CampgroundAvailability } from '@bluffline/contract'
import { describe, expect, it } from 'vitest'
import { testCampground } from '../../../data/testing/test-campground.ts'
import { findCampgrounds, type FinderFacts } from './find-campgrounds.ts'
import { EMPTY_STATE, SORTS, TABS, toggleCompared, type FinderState } from './finder-state.ts'
import { readFinderState, readStay, withKeptFilters, writeFilters, writeFinderState } from './finder-url.ts'

const again = (state: FinderState) => readFinderState(new URLSearchParams(writeFinderState(state).toString()))

describe('the address of a search', () => {
  it('says everything that is asked, and is read back as it was', () => {
    const state: FinderState = {
      tab: 'nearby',
      q: 'shady lake',
      filters: {
        regions: ['Northwest'],
        types: ['private'],
        sites: ['tent_sites'],
        amenities: ['showers'],
        features: ['lake_access'],
        price: { min: 5, max: 25.5 },
        minRating: 4.5,
      },
      withUnknown: true,
      near: { kind: 'town', id: 'mena-ar' },
      withinMiles: 50,
      stay: { arrive: '2027-05-07', depart: '2027-05-09' },
      kinds: ['tent'],
      sort: 'price',
      view: 'map',
      compared: ['a', 'b'],
    }
    expect(again(state)).toEqual(state)
    expect(withKeptFilters(EMPTY_STATE, writeFilters(state)).filters).toEqual(state.filters)
  })

  it('of nothing asked is empty', () => {
    expect(writeFinderState(EMPTY_STATE).toString()).toBe('')
  })

  it('takes any text and makes something of it that it would write itself', () => {
    const names = fc.constantFrom(
      'tab',
      'q',
      'price',
      'rating',
      'near',
      'within',
      'arrive',
      'depart',
      'compare',
      'free',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        const state = readFinderState(new URLSearchParams(pairs))
        expect(again(state)).toEqual(state)
      }),
    )
  })

  it.each([
    ['2027-05-07', '2027-05-07', false],
    ['2027-05-07', '2027-05-08', true],
    ['2027-05-07', '2027-05-21', true],
    ['2027-05-07', '2027-05-22', false],
    ['2027-02-30', '2027-03-02', false],
    ['soon', '2027-03-02', false],
  ])('takes the stay %s to %s: %s', (arrive, depart, isTaken) => {
    expect(readStay(arrive, depart) !== null).toBe(isTaken)
  })
})

describe('what is found', () => {
  const near = testCampground('near', 'Near', { pricing: { tent_site_min: 30 } })
  const cheap = testCampground('cheap', 'Cheap', { pricing: { tent_site_min: 5 } })
  const free = testCampground('free', 'Room')
  const all = [cheap, near, free]
  const record = (campgroundId: string, change: Partial<CampgroundAvailability>) =>
    ({ campgroundId, status: 'unknown', tentSitesAvailable: null, ...change }) as CampgroundAvailability
  const facts: FinderFacts = {
    hits: null,
    favorites: ['free', 'near'],
    ratings: new Map([
      ['near', { overall: 4.5, cleanliness: 4, facilities: 4, location: 4, value: 4, reviews_count: 9 }],
    ]),
    availability: new Map([
      ['free', record('free', { status: 'available', tentSitesAvailable: 3 })],
      ['near', record('near', { status: 'full', tentSitesAvailable: 0 })],
    ]),
    miles: new Map([
      ['near', 2],
      ['cheap', 49],
      ['free', 51],
    ]),
  }
  const ids = (change: Partial<FinderState>) =>
    findCampgrounds(all, { ...EMPTY_STATE, tab: 'all', ...change }, facts).campgrounds.map(({ id }) => id)

  it.each([
    ['favorites', ['free', 'near']],
    ['nearby', ['near', 'cheap']],
    ['recommended', ['near']],
    ['all', ['free', 'cheap', 'near']],
  ] as const)('under %s is %j', (tab, expected) => {
    expect(ids({ tab })).toEqual(expected)
  })

  it.each([
    ['nearest', ['near', 'cheap', 'free']],
    ['price', ['cheap', 'near', 'free']],
    ['rating', ['near', 'cheap', 'free']],
    ['name', ['cheap', 'near', 'free']],
  ] as const)('sorted by %s is %j', (sort, expected) => {
    expect(ids({ sort })).toEqual(expected)
  })

  it('has a tent site free where one is counted, and may have one where nobody counts', () => {
    expect(ids({ kinds: ['tent'] })).toEqual(['free'])
    expect(ids({ kinds: ['tent'], withUnknown: true })).toEqual(['free', 'cheap'])
  })

  it('that nobody is sure of says what to ask, and the fewest questions come first', () => {
    const lake = testCampground('lake', 'Z Lake', { features: { lake_access: true } })
    const filters = { ...EMPTY_STATE.filters, features: ['lake_access'], price: { min: 0, max: 25 } }
    const state: FinderState = { ...EMPTY_STATE, tab: 'all', kinds: ['tent'], withUnknown: true, filters }
    const found = findCampgrounds([free, lake], state, facts)
    expect(found.doubts(free)).toEqual(['features', 'price'])
    expect(found.doubts(lake)).toEqual(['price', 'room'])
    const known = new Map([['lake', record('lake', { tentSitesAvailable: 1 })], ...(facts.availability ?? [])])
    const fewer = findCampgrounds([free, lake], state, { ...facts, availability: known })
    expect(fewer.campgrounds.map(({ id }) => id)).toEqual(['lake', 'free'])
  })

  it('lies within the miles asked for', () => {
    expect(ids({ withinMiles: 10 })).toEqual(['near'])
  })

  it('is never more than there is, whatever is asked', () => {
    for (const tab of TABS)
      for (const sort of SORTS) expect(new Set(ids({ tab, sort })).size).toBe(ids({ tab, sort }).length)
  })
})

it('three are compared at most: a fourth takes the place of the first', () => {
  const four = ['a', 'b', 'c', 'd'].reduce(toggleCompared, EMPTY_STATE)
  expect(four.compared).toEqual(['b', 'c', 'd'])
  expect(toggleCompared(four, 'c').compared).toEqual(['b', 'd'])
})
