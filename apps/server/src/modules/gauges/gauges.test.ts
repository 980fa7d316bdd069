import type { GaugeDetail, GaugeReading, GaugeServiceState } from '@bluffline/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createAnswerShelf } from '../../db/answer-shelf.ts'
import type { Database } from '../../db/client.ts'
import { createGaugeSources } from '../../platform/gauges/gauge-sources.ts'
import type { WaterOffice, WaterOfficeReading } from '../../platform/gauges/nwps.ts'
import type { GeologicalSurvey } from '../../platform/gauges/usgs.ts'
import { failedOutside } from '../../platform/outside/ask-json.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

let database: Database
const apps: FastifyInstance[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
  await database.db.deleteFrom('outside_answer').execute()
})
afterAll(() => database.close())

const NOW_MS = Date.parse('2027-05-07T18:00:00Z')
const QUARTER_MS = 15 * 60_000
/** Both services know it: Buffalo at Ponca. */
const PONCA = '07055660'
/** The water office alone: the dam of Bull Shoals. */
const DAM = 'bsga4'

const rising = [3, 3.2, 3.4, 3.6, 3.8].map((value, at) => ({ atMs: NOW_MS - (4 - at) * QUARTER_MS, value }))
const goodSurvey: GeologicalSurvey = {
  series: async (sites) => ({ ok: true, value: sites.includes(PONCA) ? { [PONCA]: { stage: rising, flow: [] } } : {} }),
}
const atDam: WaterOfficeReading = {
  stage: { atMs: NOW_MS, value: 455.1 },
  flow: { atMs: NOW_MS, value: 3200 },
  floodCategory: null,
  forecast: null,
}
const atPonca: WaterOfficeReading = {
  stage: { atMs: NOW_MS - QUARTER_MS, value: 99 },
  flow: null,
  floodCategory: 'below',
  forecast: { atMs: NOW_MS + 6 * 3_600_000, value: 11.2 },
}
const goodOffice: WaterOffice = {
  all: async () => ({ ok: true, value: { APBA4: atPonca, BSGA4: atDam } }),
  stages: async () => ({ ok: true, value: { actionFt: 10, minorFt: 18, moderateFt: null, majorFt: null } }),
  forecast: async () => ({ ok: true, value: { issuedMs: NOW_MS, samples: [{ atMs: NOW_MS + 3_600_000, value: 5 }] } }),
}
const badSurvey: GeologicalSurvey = { series: async () => failedOutside('unreachable') }

interface Readings {
  readings: GaugeReading[]
  services: GaugeServiceState[]
  asking: boolean
}
const open = async (survey: GeologicalSurvey | null, office: WaterOffice | null, nowMs = NOW_MS) => {
  const shelf = createAnswerShelf(database.db, (error) => {
    throw error
  })
  const gauges = await createGaugeSources({ survey, office, nowMs: () => nowMs, shelf })
  const { app } = await createTestApp(database, { gauges })
  apps.push(app)
  const read = async () => (await app.inject('/api/gauges')).json<Readings>()
  /** The second answer: the first one sends the server to ask. */
  const settled = async () => {
    await read()
    await Promise.all([gauges.survey?.idle(), gauges.office?.all.idle()])
    await shelf.idle()
    return read()
  }
  const one = async (id: string) => (await app.inject(`/api/gauges/${id}`)).json<GaugeDetail>()
  return { app, read, settled, one }
}
const find = ({ readings }: Readings, id: string) => readings.find((reading) => reading.id === id)

describe('the readings of gauges', () => {
  it('come from both services, the newer of two, with rate, trend, category and forecast', async () => {
    const { read, settled } = await open(goodSurvey, goodOffice)
    expect(await read()).toMatchObject({ asking: true })
    const answer = await settled()
    expect(answer.asking).toBe(false)
    expect(find(answer, PONCA)).toEqual({
      id: PONCA,
      stage: { value: 3.8, at: new Date(NOW_MS).toISOString() },
      flow: null,
      trend: 'rising',
      riseFtPerHour: 0.8,
      floodCategory: 'below',
      forecast: { value: 11.2, at: new Date(NOW_MS + 6 * 3_600_000).toISOString() },
    })
    expect(find(answer, DAM)).toMatchObject({ stage: { value: 455.1 }, flow: { value: 3200 }, trend: null })
    expect(answer.services.map(({ problem }) => problem)).toEqual([null, null])
  })

  it('name every gauge of the catalogue once, with nothing where nobody says anything', async () => {
    const { readings, services } = await (await open(null, null)).read()
    expect(new Set(readings.map(({ id }) => id)).size).toBe(readings.length)
    expect(readings.length).toBeGreaterThan(40)
    expect(readings.every(({ stage, flow }) => stage === null && flow === null)).toBe(true)
    expect(services).toEqual([
      { service: 'usgs', answeredAt: null, problem: 'off' },
      { service: 'nwps', answeredAt: null, problem: 'off' },
    ])
  })

  it('outlive a restart and a service that is gone, with the time they were measured', async () => {
    await (await open(goodSurvey, goodOffice)).settled()
    const later = await (await open(badSurvey, goodOffice, NOW_MS + 3 * 3_600_000)).settled()
    expect(find(later, PONCA)?.stage).toEqual({ value: 3.8, at: new Date(NOW_MS).toISOString() })
    expect(later.services[0]).toEqual({
      service: 'usgs',
      answeredAt: new Date(NOW_MS).toISOString(),
      problem: 'unreachable',
    })
  })
})

describe('one gauge', () => {
  it('has its series, its stages and its forecast', async () => {
    const detail = await (await open(goodSurvey, goodOffice)).one(PONCA)
    expect(detail.stageSeries).toHaveLength(5)
    expect(detail.stageSeries.at(-1)).toEqual([NOW_MS / 1000, 3.8])
    expect(detail).toMatchObject({
      forecastSeries: [[NOW_MS / 1000 + 3600, 5]],
      floodStages: { actionFt: 10, minorFt: 18, readAt: new Date(NOW_MS).toISOString() },
      services: [{ service: 'usgs' }, { service: 'nwps' }],
    })
  })
  it('that only one service knows, and one that nobody knows', async () => {
    const { app, one } = await open(goodSurvey, goodOffice)
    expect(await one(DAM)).toMatchObject({ stageSeries: [], services: [{ service: 'nwps' }] })
    expect((await app.inject('/api/gauges/zzzz9')).statusCode).toBe(404)
    expect((await app.inject('/api/gauges/NO!')).statusCode).toBe(400)
  })
})
