import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answering, FAILURES, type StandIn, startStandIn } from '../../testing/stand-in-service.ts'
import { createWaterOffice } from './nwps.ts'

let service: StandIn
beforeAll(async () => {
  service = await startStandIn()
})
afterAll(() => service.stop())

const office = () =>
  createWaterOffice({ fetch, base: service.base, userAgent: 'Bluffline/test', nowMs: () => 0, timeoutMs: 300 })

const AT = '2026-11-21T17:45:00Z'
const gauge = (observed: object, forecast: object = {}) => ({
  gauges: [{ lid: 'APBA4', usgsId: '07055660', name: 'Buffalo River at Ponca', status: { observed, forecast } }],
})
const observed = {
  primary: 5.1,
  primaryUnit: 'ft',
  secondary: 0.62,
  secondaryUnit: 'kcfs',
  floodCategory: 'action',
  validTime: AT,
}
const read = async (body: unknown) => {
  service.answer = answering(body)
  const answer = await office().all()
  return answer.ok ? answer.value['APBA4'] : answer
}

describe('the water office', () => {
  it('is asked for all gauges in a box around Arkansas', async () => {
    service.asked.length = 0
    await read({ gauges: [] })
    expect(service.asked.map(({ url }) => url)).toEqual([
      '/gauges?bbox.xmin=-95&bbox.ymin=32.9&bbox.xmax=-89.5&bbox.ymax=36.7&srid=EPSG_4326',
    ])
  })

  it('says height, discharge in cubic feet a second, category and forecast', async () => {
    const forecast = { primary: 12.4, primaryUnit: 'ft', floodCategory: 'minor', validTime: '2026-11-22T06:00:00Z' }
    expect(await read(gauge(observed, forecast))).toEqual({
      stage: { atMs: Date.parse(AT), value: 5.1 },
      flow: { atMs: Date.parse(AT), value: 620 },
      floodCategory: 'action',
      forecast: { atMs: Date.parse('2026-11-22T06:00:00Z'), value: 12.4 },
    })
  })

  it.each([
    [
      'sentinels',
      {
        primary: -999,
        secondary: -9999,
        validTime: AT,
        primaryUnit: 'ft',
        secondaryUnit: 'kcfs',
        floodCategory: 'obs_not_current',
      },
    ],
    ['a discharge in the place of the height', { ...observed, primaryUnit: 'kcfs', secondaryUnit: '' }],
    ['the year 1', { ...observed, validTime: '0001-01-01T00:00:00Z' }],
    ['nothing', {}],
  ])('that says %s says nothing', async (_what, given) => {
    expect(await read(gauge(given))).toEqual({ stage: null, flow: null, floodCategory: null, forecast: null })
  })

  it('names flood stages, each or none', async () => {
    const categories = {
      action: { stage: 10, flow: -9999 },
      minor: { stage: 18 },
      moderate: { stage: -9999 },
      major: { stage: 22 },
    }
    service.answer = answering({ lid: 'MLBA4', flood: { stageUnits: 'ft', categories } })
    const answer = await office().stages('MLBA4')
    expect(answer.ok && answer.value).toEqual({ actionFt: 10, minorFt: 18, moderateFt: null, majorFt: 22 })
    service.answer = answering({ lid: 'MLBA4', flood: null })
    expect(await office().stages('MLBA4')).toMatchObject({ ok: true, value: { actionFt: null } })
  })

  it('issues a forecast, or none', async () => {
    service.answer = answering({
      issuedTime: AT,
      primaryUnits: 'ft',
      data: [
        { validTime: '2026-11-22T00:00:00Z', primary: 9, secondary: 1 },
        { validTime: '2026-11-22T06:00:00Z', primary: -999, secondary: 1 },
      ],
    })
    const answer = await office().forecast('APBA4')
    expect(answer.ok && answer.value).toEqual({
      issuedMs: Date.parse(AT),
      samples: [{ atMs: Date.parse('2026-11-22T00:00:00Z'), value: 9 }],
    })
    service.answer = answering({ issuedTime: '0001-01-01T00:00:00Z', primaryUnits: '', data: [] })
    expect(await office().forecast('APBA4')).toEqual({ ok: true, value: { issuedMs: null, samples: [] } })
  })

  it.each(FAILURES)('answering %s is told apart', async (_what, answer, problem, waitS) => {
    service.answer = answer
    expect(await office().all()).toEqual({ ok: false, problem, waitS })
  })
})

const sample = new URL('../../../../../../shared/testdata/samples/nwps/gauge_shape.json', import.meta.url)
describe.skipIf(!existsSync(sample))('recorded shapes of the water office (../shared/testdata/samples)', () => {
  it('are read', async () => {
    const { list, detail_extra } = JSON.parse(readFileSync(sample, 'utf8')) as Record<string, unknown>
    service.answer = answering(list)
    const answer = await office().all()
    expect(answer.ok && answer.value['OXFI4']).toEqual({
      stage: { atMs: Date.parse('2026-06-27T22:00:00Z'), value: 3.11 },
      flow: null,
      floodCategory: 'below',
      forecast: null,
    })
    service.answer = answering(detail_extra)
    expect(await office().stages('OXFI4')).toMatchObject({ ok: true, value: { actionFt: 17, majorFt: 31 } })
  })
})
