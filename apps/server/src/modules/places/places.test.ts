import { ENDPOINTS, PLACE_NOUNS, type PlaceNoun } from '@bluffline/contract'
import { distanceM, metresToMiles, type Position } from '@bluffline/core'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { placeRows } from '../../db/catalogue-rows.ts'
import { loadFixtureCatalogue } from '../../testing/fixture-catalogue.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

interface AnyPlace {
  readonly id: string
  readonly name: string
  readonly region?: string
  readonly county?: string
  readonly point?: Position | null
  readonly location?: {
    readonly latitude: number
    readonly longitude: number
    readonly county: string
    readonly region: string
  }
}

const rows = placeRows(loadFixtureCatalogue())
const recordsOf = (noun: PlaceNoun) =>
  rows.filter((row) => row.noun === noun).map(({ record }) => JSON.parse(record) as AnyPlace)
const regionOf = ({ region, location }: AnyPlace) => region ?? location?.region
const countyOf = ({ county, location }: AnyPlace) => county ?? location?.county ?? ''
const pointOf = ({ point, location }: AnyPlace): Position | null =>
  location ? { lng: location.longitude, lat: location.latitude } : (point ?? null)

/** Conway, in the middle of the state. */
const HERE = { lng: -92.44, lat: 35.09 }
const milesTo = (place: AnyPlace) => {
  const point = pointOf(place)
  return point ? metresToMiles(distanceM(HERE, point)) : Infinity
}

let database: Database
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = (await createTestApp(database)).app
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const listAt = async (url: string) => (await app.inject(url)).json<AnyPlace[]>()
const ids = (places: readonly AnyPlace[]) => places.map(({ id }) => id).toSorted()

describe.each(PLACE_NOUNS)('/api/%s', (noun) => {
  const records = recordsOf(noun)
  const endpoint = (verb: 'list' | 'get') => ENDPOINTS.find(({ id }) => id === `${noun}.${verb}`)

  it('answers every record as the contract says', async () => {
    const list = await listAt(`/api/${noun}`)
    expect(endpoint('list')?.output.safeParse(list).error).toBeUndefined()
    expect(list).toEqual(records)
    expect(records.length).toBeGreaterThan(0)
  })

  it('answers one record, and 404 for one that is not there', async () => {
    const [first] = records
    const answer = await app.inject(`/api/${noun}/${first?.id}`)
    expect(answer.json()).toEqual(first)
    expect(endpoint('get')?.output.safeParse(answer.json()).error).toBeUndefined()
    const unknown = await app.inject(`/api/${noun}/no-such-place`)
    expect([unknown.statusCode, unknown.json()]).toEqual([404, { code: 'not_found', message: expect.any(String) }])
  })

  it('finds by region, by county and by the words of a name', async () => {
    const [first] = records
    const region = first && regionOf(first)
    const county = first ? countyOf(first) : ''
    const inRegion = await listAt(`/api/${noun}?region=${region}`)
    expect(ids(inRegion)).toEqual(ids(records.filter((record) => regionOf(record) === region)))
    expect(ids(await listAt(`/api/${noun}?county=${county} County`))).toContain(first?.id)
    expect(ids(await listAt(`/api/${noun}?q=${encodeURIComponent(first?.name ?? '')}`))).toContain(first?.id)
  })

  it('sorts by distance and cuts at it', async () => {
    const near = await listAt(`/api/${noun}?near=${HERE.lng},${HERE.lat}`)
    expect(near).toHaveLength(records.length)
    const miles = near.map(milesTo)
    // The server measures on the ellipsoid, the sphere differs by up to half a percent.
    for (const [i, distanceMiles] of miles.entries()) {
      if (i > 0) expect(distanceMiles).toBeGreaterThanOrEqual((miles[i - 1] ?? 0) * 0.99)
    }
    const within = await listAt(`/api/${noun}?near=${HERE.lng},${HERE.lat}&withinMiles=60`)
    const surely = records.filter((record) => milesTo(record) < 59)
    const possibly = records.filter((record) => milesTo(record) < 61)
    expect(ids(within)).toEqual(expect.arrayContaining(ids(surely)))
    expect(ids(possibly)).toEqual(expect.arrayContaining(ids(within)))
  })

  it('finds what lies in a box', async () => {
    const inside = records.filter((record) => {
      const point = pointOf(record)
      return point !== null && point.lng >= -93.5 && point.lng <= -92 && point.lat >= 34.5 && point.lat <= 35.75
    })
    expect(ids(await listAt(`/api/${noun}?bbox=-93.5,34.5,-92,35.75`))).toEqual(ids(inside))
  })

  it('pages by cursor', async () => {
    const first = await app.inject(`/api/${noun}?limit=4`)
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? ''
    expect([...first.json<AnyPlace[]>(), ...(await listAt(next))]).toEqual(records.slice(0, 8))
  })

  it('refuses filters that belong to trails', async () => {
    expect((await app.inject(`/api/${noun}?openOn=2026-07-04`)).statusCode).toBe(400)
  })
})
