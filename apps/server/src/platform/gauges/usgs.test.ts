import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answering, FAILURES, type StandIn, startStandIn } from '../../testing/stand-in-service.ts'
import { createGeologicalSurvey } from './usgs.ts'

let service: StandIn
beforeAll(async () => {
  service = await startStandIn()
})
afterAll(() => service.stop())

const NOW = Date.parse('2026-11-21T18:00:00Z')
const survey = (apiKey: string | null = null) =>
  createGeologicalSurvey({
    fetch,
    base: service.base,
    userAgent: 'Bluffline/test',
    nowMs: () => NOW,
    timeoutMs: 300,
    apiKey,
  })

/** A feature of the collection `continuous`, with the fields and the strings it sends. */
const feature = (site: string, code: '00065' | '00060', time: string, value: string | null, more: object = {}) => ({
  type: 'Feature',
  id: 'f',
  geometry: null,
  properties: {
    id: 'f',
    time_series_id: `${site}-${code}`,
    monitoring_location_id: `USGS-${site}`,
    parameter_code: code,
    statistic_id: '00011',
    time,
    value,
    unit_of_measure: code === '00065' ? 'ft' : 'ft^3/s',
    approval_status: 'Provisional',
    qualifier: null,
    last_modified: '2026-11-21T17:50:00+00:00',
    ...more,
  },
})
const collection = (...features: object[]) => ({
  type: 'FeatureCollection',
  features,
  numberReturned: features.length,
  links: [],
})
const at = (minute: string) => `2026-11-21T17:${minute}:00+00:00`

describe('the Geological Survey', () => {
  it('is asked once for the heights and discharges of all stations, and told who asks', async () => {
    service.asked.length = 0
    service.answer = answering(collection())
    await survey('k3y').series(['07055646', '07055660'], NOW - 3_600_000)
    expect(service.asked).toHaveLength(1)
    const url = new URL(service.asked[0]?.url ?? '', service.base)
    expect(url.pathname).toBe('/collections/continuous/items')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      f: 'json',
      limit: '10000',
      skipGeometry: 'true',
      monitoring_location_id: 'USGS-07055646,USGS-07055660',
      parameter_code: '00065,00060',
      time: '2026-11-21T17:00:00.000Z/..',
    })
    expect(service.asked[0]?.headers).toMatchObject({ 'user-agent': 'Bluffline/test', 'x-api-key': 'k3y' })
  })

  it('gives series in order, without sentinels, nulls and values of other kinds', async () => {
    service.answer = answering(
      collection(
        feature('07055646', '00065', at('30'), '3.30'),
        feature('07055646', '00065', at('00'), '3.10'),
        feature('07055646', '00065', at('15'), '-999999'),
        feature('07055646', '00065', at('45'), null),
        feature('07055646', '00065', at('45'), '1.2', { unit_of_measure: 'm' }),
        feature('07055646', '00060', at('30'), '535'),
        feature('07055646', '00060', at('30'), '400', { statistic_id: '00003' }),
        feature('07055660', '00060', at('30'), '0'),
      ),
    )
    const answer = await survey().series(['07055646', '07055660'], 0)
    expect(answer.ok && answer.value).toEqual({
      '07055646': {
        stage: [
          { atMs: Date.parse(at('00')), value: 3.1 },
          { atMs: Date.parse(at('30')), value: 3.3 },
        ],
        flow: [{ atMs: Date.parse(at('30')), value: 535 }],
      },
      '07055660': { stage: [], flow: [{ atMs: Date.parse(at('30')), value: 0 }] },
    })
  })

  it('does not mix the two sensors of a lock: the one that reported last counts', async () => {
    service.answer = answering(
      collection(
        feature('07364080', '00065', at('00'), '65.1', { time_series_id: 'above' }),
        feature('07364080', '00065', at('00'), '61.0', { time_series_id: 'below' }),
        feature('07364080', '00065', at('15'), '61.1', { time_series_id: 'below' }),
      ),
    )
    const answer = await survey().series(['07364080'], 0)
    expect(answer.ok && answer.value['07364080']?.stage.map(({ value }) => value)).toEqual([61, 61.1])
  })

  it('is read page by page, and never at another address', async () => {
    const pages: Record<string, object> = {
      '/collections/continuous/items': {
        ...collection(feature('07055646', '00065', at('00'), '3')),
        links: [{ rel: 'next', href: '/page-2' }],
      },
      '/page-2': {
        ...collection(feature('07055646', '00065', at('15'), '4')),
        links: [{ rel: 'next', href: 'http://elsewhere.example/page-3' }],
      },
    }
    service.answer = (request, response) =>
      void response.end(JSON.stringify(pages[new URL(request.url ?? '', service.base).pathname]))
    const answer = await survey().series(['07055646'], 0)
    expect(answer.ok && answer.value['07055646']?.stage).toHaveLength(2)
  })

  it.each(FAILURES)('answering %s is told from dry rivers', async (_what, answer, problem, waitS) => {
    service.answer = answer
    expect(await survey().series(['07055646'], 0)).toEqual({ ok: false, problem, waitS })
  })

  it('speaking of other units alone cannot be read', async () => {
    service.answer = answering(collection(feature('07055646', '00065', at('00'), '1', { unit_of_measure: 'm' })))
    expect(await survey().series(['07055646'], 0)).toMatchObject({ ok: false, problem: 'unreadable' })
  })
})
