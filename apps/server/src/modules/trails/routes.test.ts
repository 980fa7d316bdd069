import { getTrail, listTrailLines, listTrails, type Trail } from '@bluffline/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { loadFixtureCatalogue } from '../../testing/fixture-catalogue.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

const catalogue = loadFixtureCatalogue()
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

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const idsAt = async (url: string) => (await get(url)).json<Trail[]>().map(({ id }) => id)

describe('GET /api/trails', () => {
  it('answers the whole catalogue as the contract says, without lines', async () => {
    const answer = await get('/api/trails')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    const trails = listTrails.output.parse(answer.json())
    expect(trails).toHaveLength(catalogue.trails.length)
    expect(trails.some((trail) => 'geometry' in trail)).toBe(false)
  })

  it('knows the day: a summer trail is open in July and not in January, a trail without a known season never', async () => {
    const open = (day: string) => idsAt(`/api/trails?q=zebulon&openOn=${day}`)
    expect(await open('2026-07-04')).toEqual(['zebulon-50-percent', 'zebulon-gap', 'zebulon-loop-2', 'zebulon-loop-10'])
    expect(await open('2026-01-15')).toEqual(['zebulon-50-percent', 'zebulon-loop-10'])
  })

  it('means the machine that is named: what is open to hikers is not open to it', async () => {
    expect(await idsAt('/api/trails?q=zebulon&openOn=2026-07-04&vehicle=utv')).toEqual([
      'zebulon-gap',
      'zebulon-loop-10',
    ])
  })

  it('pages through the list in order, every trail once, and ends', async () => {
    const ids: string[] = []
    let url: string | undefined = '/api/trails?limit=50'
    let pages = 0
    while (url !== undefined) {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      ids.push(...answer.json<Trail[]>().map(({ id }) => id))
      pages += 1
      url = /^<(.+)>; rel="next"$/.exec(String(answer.headers['link'] ?? ''))?.[1]
    }
    expect(pages).toBe(Math.ceil(catalogue.trails.length / 50))
    expect(ids).toEqual(await idsAt('/api/trails'))
  })

  it('keeps the filters from page to page', async () => {
    const first = await get('/api/trails?q=zebulon&near=-92.8,35.5&limit=2')
    const next = /^<(.+)>/.exec(String(first.headers['link']))?.[1] ?? ''
    const all = await idsAt('/api/trails?q=zebulon&near=-92.8,35.5')
    expect(await idsAt(next)).toEqual(all.slice(2, 4))
  })

  it.each([
    ['near=35', 'near'],
    ['near=-92,95', 'near'],
    ['withinMiles=5', 'withinMiles'],
    ['bbox=1,2,3', 'bbox'],
    ['openOn=2026-02-30', 'openOn'],
    ['openOn=tomorrow', 'openOn'],
    ['vehicle=tank', 'vehicle'],
    ['vehicle=utv&vehicle=atv', 'vehicle'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['minMiles=9&maxMiles=2', 'maxMiles'],
    ['cursor=abc', 'cursor'],
    ['vehical=utv', 'vehical'],
    ['q=%00', 'q'],
    ['__proto__=1', '__proto__'],
  ])('refuses ?%s with 400 and names %s', async (query, name) => {
    const answer = await get(`/api/trails?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ code: 'bad_request', message: expect.stringContaining(`"${name}"`) })
  })
})

describe('keeping an answer', () => {
  it('gives each encoding its own strong ETag and says what it depends on', async () => {
    const [plain, gzip, br] = await Promise.all(
      ['identity', 'gzip', 'br'].map((encoding) => get('/api/trails', { 'accept-encoding': encoding })),
    )
    const tags = [plain, gzip, br].map((answer) => String(answer?.headers['etag']))
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
    expect([plain, gzip, br].map((answer) => answer?.headers['content-encoding'])).toEqual([undefined, 'gzip', 'br'])
    expect(br?.headers).toMatchObject({
      vary: 'accept-encoding',
      'cache-control': expect.stringContaining('max-age=300'),
    })
    expect(br?.rawPayload.length).toBeLessThan((plain?.rawPayload.length ?? 0) / 4)
  })

  it('answers 304 without a body to who has it, and the whole to who has another', async () => {
    const { headers } = await get('/api/trails/zebulon-gap')
    const etag = String(headers['etag'])
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/api/trails/zebulon-gap', { 'if-none-match': condition })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers['etag']).toBe(etag)
    }
    expect((await get('/api/trails/zebulon-gap', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('shares one answer among positions a few metres apart', async () => {
    const [here, beside] = await Promise.all(
      ['-92.80001,35.50001', '-92.79999,35.49999'].map((near) => get(`/api/trails?near=${near}`)),
    )
    expect(here?.headers['etag']).toBe(beside?.headers['etag'])
  })
})

describe('GET /api/trails/:id', () => {
  it('answers the record with its line', async () => {
    const answer = await get('/api/trails/zebulon-loop-10')
    expect(getTrail.output.parse(answer.json())).toEqual(catalogue.trails.find(({ id }) => id === 'zebulon-loop-10'))
    expect((await get('/api/trails/zebulon-nowhere')).json()).toMatchObject({ geometry: null })
  })

  it.each(['/api/trails/no-such-trail', '/api/trails/no-such-trail/gpx'])('answers 404 at %s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ code: 'not_found', message: 'There is no trail with this id.' })
  })
})

describe('GET /api/trails/:id/gpx', () => {
  it('is a GPX file with the line, its elevation, and the name escaped', async () => {
    const answer = await get('/api/trails/zebulon-loop-10/gpx')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/gpx+xml',
      'content-disposition': 'attachment; filename="zebulon-loop-10.gpx"',
    })
    expect(answer.body).toContain('<trkpt lat="35.51" lon="-92.81"><ele>212.5</ele></trkpt>')
    expect(answer.body.match(/<trkseg>/g)).toHaveLength(1)
    expect((await get('/api/trails/zebulon-gap/gpx')).body.match(/<trkseg>/g)).toHaveLength(2)
  })

  it('has every point of every line of the catalogue', async () => {
    for (const { id, geometry } of catalogue.trails) {
      if (geometry === null) continue
      const points = geometry.type === 'LineString' ? geometry.coordinates : geometry.coordinates.flat()
      const gpx = (await get(`/api/trails/${id}/gpx`)).body
      expect(gpx.match(/<trkpt /g), id).toHaveLength(points.length)
    }
  })

  it('says so where no line is known', async () => {
    const answer = await get('/api/trails/zebulon-nowhere/gpx')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'no_line' })
  })
})

describe('GET /api/trail-lines', () => {
  it('has every line we hold, named by its trail', async () => {
    const lines = listTrailLines.output.parse((await get('/api/trail-lines')).json())
    const expected = catalogue.trails.filter(({ geometry }) => geometry !== null)
    expect(lines.features.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
    const gap = lines.features.find(({ id }) => id === 'zebulon-gap')
    expect(gap).toMatchObject({
      properties: { id: 'zebulon-gap', name: 'Zebulon Gap' },
      geometry: { type: 'MultiLineString' },
    })
  })
})
