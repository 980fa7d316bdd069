import type { TrailDetail } from '@bluffline/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { loadFixtureCatalogue } from '../../testing/fixture-catalogue.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { createTrailRepository, type TrailFilters, trailQuery } from './repository.ts'

const catalogue = loadFixtureCatalogue()
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const idsOf = async (filters: TrailFilters): Promise<string[]> =>
  (await createTrailRepository(database.db).find(filters)).map((text) => (JSON.parse(text) as TrailDetail).id)
const fixtures = (filters: TrailFilters) => idsOf({ q: 'zebulon', ...filters })
const idsWhere = (test: (trail: TrailDetail) => boolean) =>
  catalogue.trails
    .filter(test)
    .map(({ id }) => id)
    .sort()

describe('the list of trails', () => {
  it('has every trail of the catalogue, by name, numbers in names as numbers', async () => {
    expect((await idsOf({})).toSorted()).toEqual(idsWhere(() => true))
    expect(await fixtures({})).toEqual([
      'zebulon-50-percent',
      'zebulon-gap',
      'zebulon-loop-2',
      'zebulon-loop-10',
      'zebulon-nowhere',
      'zebulon-water-trail',
    ])
  })

  it.each<[string, TrailFilters, (trail: TrailDetail) => boolean]>([
    ['vehicle', { vehicle: 'utv' }, ({ uses }) => uses.includes('utv')],
    ['difficulty', { difficulty: 'hard' }, ({ difficulty }) => difficulty === 'hard'],
    ['region', { region: 'Northwest' }, ({ region }) => region === 'Northwest'],
    ['county', { county: 'van buren COUNTY' }, ({ county }) => county === 'Van Buren'],
    ['minMiles', { minMiles: 4.4 }, ({ lengthMiles }) => lengthMiles !== null && lengthMiles >= 4.4],
    ['maxMiles', { maxMiles: 3 }, ({ lengthMiles }) => lengthMiles !== null && lengthMiles <= 3],
    ['riding', { activity: 'riding' }, ({ uses }) => uses.some((use) => /^(atv|utv|four|motor)/.test(use))],
    ['biking', { activity: 'biking' }, ({ uses }) => uses.includes('mountain_biking')],
  ])('filters the whole catalogue by %s as the records say', async (_, filters, test) => {
    const expected = idsWhere(test)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(catalogue.trails.length)
    expect((await idsOf(filters)).toSorted()).toEqual(expected)
  })

  it('narrows with every further filter', async () => {
    expect(await fixtures({ vehicle: 'utv', difficulty: 'moderate', minMiles: 4, maxMiles: 5 })).toEqual([
      'zebulon-loop-10',
    ])
    expect(await fixtures({ vehicle: 'utv', difficulty: 'easy' })).toEqual([])
  })
})

describe('trails near a place', () => {
  it('come nearest first, measured to the nearest part of the line, those without a position last', async () => {
    const near = { lng: -93.85, lat: 34.62 }
    const ids = await fixtures({ near })
    expect(ids.at(0)).toBe('zebulon-gap')
    expect(ids.at(-1)).toBe('zebulon-nowhere')
  })

  it('are cut at the distance on the ellipsoid: 0.1 degree of longitude here is 5.64 miles', async () => {
    const near = { lng: -92.6, lat: 35.5 }
    expect(await fixtures({ near, withinMiles: 5.6 })).toEqual([])
    expect(await fixtures({ near, withinMiles: 5.7 })).toEqual(['zebulon-loop-2'])
  })

  it('are found in a box that only their line crosses, and not in one beside it', async () => {
    expect(await fixtures({ bbox: { west: -93.86, south: 34.61, east: -93.84, north: 34.64 } })).toEqual([
      'zebulon-gap',
    ])
    // Inside the bounding box of the line, but away from the line itself.
    expect(await fixtures({ bbox: { west: -94.09, south: 34.64, east: -94.05, north: 34.65 } })).toEqual([])
  })

  it('are named for hunting where a wildlife management area lies within ten miles', async () => {
    const hunting = await idsOf({ activity: 'hunting' })
    const wma = catalogue.wmas[0]
    expect(wma).toBeDefined()
    const beside = await idsOf({ activity: 'hunting', near: wma?.point ?? { lng: 0, lat: 0 }, withinMiles: 10 })
    const all = await idsOf({ near: wma?.point ?? { lng: 0, lat: 0 }, withinMiles: 10 })
    expect(beside).toEqual(all)
    expect(hunting.length).toBeLessThan(catalogue.trails.length)
    expect(hunting).not.toContain('zebulon-nowhere')
  })
})

describe('the words of q', () => {
  it('must all occur, in name, system, county or features, in any case', async () => {
    expect(await idsOf({ q: 'ZEBULON creek van' })).toEqual(['zebulon-loop-2', 'zebulon-loop-10'])
    expect(await idsOf({ q: 'zebulon water crossing' })).toEqual(['zebulon-loop-10'])
  })

  it('forgive a slip of the finger, and put what holds the words exactly first', async () => {
    expect(await idsOf({ q: 'zebuln loop' })).toEqual(['zebulon-loop-2', 'zebulon-loop-10'])
  })

  it('are text, not patterns', async () => {
    expect(await idsOf({ q: 'zebulon 50%' })).toEqual(['zebulon-50-percent'])
    expect(await idsOf({ q: 'zebulon 5%0' })).toEqual([])
    expect(await idsOf({ q: 'zebulon _' })).toEqual([])
    expect(await idsOf({ q: ' ' })).toHaveLength(catalogue.trails.length)
    expect(await idsOf({ q: "zebulon'; drop table trail; --" })).toEqual([])
    expect(await fixtures({})).toHaveLength(6)
  })
})

describe('the plan of a list', () => {
  // The table is so small that reading all of it is cheaper; the planner is kept from that, to show that the index can serve.
  const planOf = (filters: TrailFilters): Promise<string> =>
    database.db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction)
      const rows = await trailQuery(transaction, filters).explain('json')
      return JSON.stringify(rows)
    })

  it('uses the index on geography for what is near', async () => {
    expect(await planOf({ near: { lng: -92.8, lat: 35.5 }, withinMiles: 5 })).toContain('trail_shape_geography')
  })

  it('uses the index on geometry for a box', async () => {
    const plan = await planOf({ bbox: { west: -93, south: 35, east: -92, north: 36 } })
    expect(plan).toMatch(/"trail_shape"/)
  })

  it('uses the trigram index for words', async () => {
    expect(await planOf({ q: 'zebulon' })).toContain('trail_search')
  })
})
