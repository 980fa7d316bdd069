import { rideToday } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { ALWAYS_OPEN, testTrail } from '../../../data/testing/test-trail.ts'
import { appliedFilters, filterTrails, waysOut } from './filter-trails.ts'
import { EMPTY_STATE, type FinderState } from './finder-state.ts'
import { sortTrails } from './sort-trails.ts'
import type { FinderFacts } from './trail-filters.ts'

const trails = [
  testTrail('brock', {
    name: 'Brock Creek Trail 10',
    uses: ['atv', 'utv'],
    lengthMiles: 5,
    difficulty: 'moderate',
    county: 'Van Buren',
    region: 'North Central',
    season: ALWAYS_OPEN,
    features: ['water-crossing', 'rocks'],
  }),
  testTrail('narrow', {
    name: 'Brock Creek Trail 9',
    uses: ['atv', 'motorcycle'],
    widthLimitInches: 50,
    lengthMiles: 2,
    difficulty: 'hard',
    county: 'Van Buren',
    region: 'North Central',
    season: ALWAYS_OPEN,
    features: ['rocks'],
  }),
  testTrail('falls', {
    name: 'Cedar Falls',
    uses: ['hiking'],
    lengthMiles: 3,
    county: 'Conway',
    region: 'Central',
    features: ['waterfall'],
    confidence: 'recalled',
    verified: false,
  }),
  testTrail('lake', { name: 'Lake Loop', uses: ['hiking', 'mountain_biking'], county: 'Benton', region: 'Northwest' }),
]
const utv = { use: 'utv', widthInches: 64, permits: [] } as const
const facts: FinderFacts = {
  hits: null,
  verdicts: new Map(trails.map((trail) => [trail.id, rideToday(trail, utv, '2026-06-15')])),
  milesAway: new Map([
    ['brock', 12],
    ['narrow', 30],
    ['lake', 100],
  ]),
  nearWma: new Set(['lake']),
  anchorName: 'Mena',
}
const found = (change: Partial<FinderState>, more: Partial<FinderFacts> = {}) =>
  filterTrails(trails, { ...EMPTY_STATE, ...change }, { ...facts, ...more }).map(({ id }) => id)

describe('the filters', () => {
  it.each<[string, Partial<FinderState>, string[]]>([
    ['nothing asked', {}, ['brock', 'narrow', 'falls', 'lake']],
    ['activity riding', { activity: 'riding' }, ['brock', 'narrow']],
    ['activity hiking', { activity: 'hiking' }, ['falls', 'lake']],
    ['activity biking', { activity: 'biking' }, ['lake']],
    ['activity hunting: near a management area', { activity: 'hunting' }, ['lake']],
    ['vehicle', { vehicle: 'utv' }, ['brock']],
    ['width, keeping trails without a stated limit', { widthInches: 64 }, ['brock', 'falls', 'lake']],
    ['one difficulty', { difficulty: ['hard'] }, ['narrow']],
    ['two difficulties', { difficulty: ['moderate', 'hard'] }, ['brock', 'narrow']],
    ['at least so long, leaving out unknown lengths', { minMiles: 3 }, ['brock', 'falls']],
    ['at most so long, leaving out unknown lengths', { maxMiles: 3 }, ['narrow', 'falls']],
    ['a range, both ends included', { minMiles: 2, maxMiles: 3 }, ['narrow', 'falls']],
    ['regions', { region: ['Central', 'Northwest'] }, ['falls', 'lake']],
    ['county in any letter case', { county: 'van buren' }, ['brock', 'narrow']],
    ['one feature', { features: ['rocks'] }, ['brock', 'narrow']],
    ['two features, both needed', { features: ['rocks', 'water-crossing'] }, ['brock']],
    ['open today', { openToday: true }, ['brock']],
    [
      'within so many miles, leaving out unknown places',
      { near: { kind: 'me' }, withinMiles: 30 },
      ['brock', 'narrow'],
    ],
  ])('%s', (_name, change, ids) => {
    expect(found(change)).toEqual(ids)
  })

  it('words keep the trails the search found', () => {
    expect(found({ q: 'lake' }, { hits: new Map([['lake', 3]]) })).toEqual(['lake'])
  })

  it('while nobody knows where we are, distance leaves nothing out', () => {
    expect(found({ near: { kind: 'me' }, withinMiles: 1 }, { milesAway: null })).toHaveLength(4)
  })
})

describe('the chips', () => {
  const state: FinderState = {
    ...EMPTY_STATE,
    q: 'creek',
    vehicle: 'utv',
    widthInches: 64,
    openToday: true,
    difficulty: ['easy', 'hard'],
    minMiles: 2,
    maxMiles: 10,
    county: 'Polk',
    features: ['rocks'],
    near: { kind: 'town', id: 'mena-ar' },
    withinMiles: 25,
    sort: 'nearest',
  }

  it('name every filter in plain words', () => {
    expect(appliedFilters(state, facts).map(({ label }) => label)).toEqual([
      '“creek”',
      'UTV / side-by-side',
      '64 in wide',
      'Open today',
      'Easy',
      'Hard',
      '2 to 10 miles',
      'Polk County',
      'Rocks',
      'Within 25 miles of Mena',
    ])
  })

  it('cut long words, which would run past the edges of a phone', () => {
    const [chip] = appliedFilters({ ...EMPTY_STATE, q: 'x'.repeat(100) }, facts)
    expect(chip?.label).toBe(`“${'x'.repeat(19)}…”`)
  })

  it('take away exactly one filter each, and all together leave none', () => {
    let left = state
    for (const filter of appliedFilters(state, facts)) {
      left = filter.without(left)
      expect(appliedFilters(left, facts).map(({ key }) => key)).not.toContain(filter.key)
    }
    expect(left).toEqual(EMPTY_STATE)
  })
})

describe('the way out of an empty list', () => {
  it('names the filters whose end alone brings trails back, the most helpful first', () => {
    const state: FinderState = {
      ...EMPTY_STATE,
      region: ['North Central', 'Central'],
      county: 'Van Buren',
      vehicle: 'hiking',
    }
    expect(waysOut(trails, state, facts).map(({ filter, count }) => [filter.key, count])).toEqual([
      ['vehicle', 2],
      ['county', 1],
    ])
  })

  it('knows that words may be to blame', () => {
    const state: FinderState = { ...EMPTY_STATE, q: 'zzz', vehicle: 'utv' }
    const ways = waysOut(trails, state, { ...facts, hits: new Map() })
    expect(ways.map(({ filter, count }) => [filter.key, count])).toEqual([['q', 1]])
  })

  it('is empty where two filters exclude everything each on their own', () => {
    const state: FinderState = { ...EMPTY_STATE, county: 'Pulaski', minMiles: 500 }
    expect(waysOut(trails, state, facts)).toEqual([])
  })
})

describe('the order', () => {
  const ordered = (sort: FinderState['sort'], more: Partial<FinderFacts> = {}) =>
    sortTrails(trails, sort, { ...facts, ...more }).map(({ id }) => id)

  it('best: what is open first, then unknown, then closed', () => {
    expect(ordered('best')).toEqual(['brock', 'narrow', 'lake', 'falls'])
  })
  it('best: how well the words fit comes before that', () => {
    expect(ordered('best', { hits: new Map([['falls', 9]]) })[0]).toBe('falls')
  })
  it('nearest, unknown places last', () => {
    expect(ordered('nearest')).toEqual(['brock', 'narrow', 'lake', 'falls'])
  })
  it('shortest, unknown lengths last', () => {
    expect(ordered('shortest')).toEqual(['narrow', 'falls', 'brock', 'lake'])
  })
  it('longest, unknown lengths last', () => {
    expect(ordered('longest')).toEqual(['brock', 'falls', 'narrow', 'lake'])
  })
  it('name, with 9 before 10', () => {
    expect(ordered('name')).toEqual(['narrow', 'brock', 'falls', 'lake'])
  })
})
