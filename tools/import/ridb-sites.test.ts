import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ROOT } from '../programs.ts'
import { impatientNet, json, type Loopback, startLoopback } from './loopback.ts'
import { factsOfCampsites, parseCampsites, withCampsites } from './ridb-sites.ts'

let service: Loopback | null = null
const serve = async (...scripts: Parameters<typeof startLoopback>[0]) => (service = await startLoopback(scripts))
afterEach(() => service?.close())

const site = (id: number, type: string, attributes: Readonly<Record<string, string>> = {}) => ({
  CampsiteID: String(id),
  CampsiteType: type,
  CampsiteAccessible: false,
  ATTRIBUTES: Object.entries(attributes).map(([AttributeName, AttributeValue]) => ({ AttributeName, AttributeValue })),
})
const page = (total: number, ...sites: readonly object[]) => ({
  METADATA: { RESULTS: { TOTAL_COUNT: total } },
  RECDATA: sites,
})
const candidate = { key: '7', name: 'Camp', at: null, line: null, fields: { 'contact.phone': '479-555-0100' } }
const none = () => undefined

describe('the campsites of a facility', () => {
  it('are read page by page, and add to what is known of it', async () => {
    const { url, asked } = await serve(
      json(
        page(3, site(1, 'STANDARD ELECTRIC', { 'Electricity Hookup': '30/50 amp' }), site(2, 'TENT ONLY NONELECTRIC')),
      ),
      json(page(3, site(3, 'MANAGEMENT'))),
    )
    const net = impatientNet()
    const [found] = await withCampsites(net, { base: url, apiKey: 'k' }, { candidates: [candidate], progress: none })
    expect(found?.fields).toEqual({
      'contact.phone': '479-555-0100',
      'amenities.rv_sites': 1,
      'amenities.tent_sites': 1,
      'amenities.electric_hookups': true,
      'amenities.fifty_amp': true,
      'amenities.thirty_amp': true,
    })
    expect(asked).toEqual(['/facilities/7/campsites?limit=50&offset=0', '/facilities/7/campsites?limit=50&offset=2'])
    expect(net.waitedMs).toEqual([1200, 1200])
  })

  it('say nothing of what none of them has', () => {
    expect(factsOfCampsites([])).toEqual({})
    expect(
      factsOfCampsites(parseCampsites(page(1, site(1, 'CABIN NONELECTRIC', { 'Pets Allowed': 'No' }))).campsites),
    ).toEqual({
      'amenities.cabins': 1,
    })
  })

  it('are refused when they stop before their own count, or are something else', async () => {
    const { url } = await serve(json(page(2, site(1, 'CABIN'))), json(page(2)))
    const work = withCampsites(impatientNet(), { base: url, apiKey: 'k' }, { candidates: [candidate], progress: none })
    await expect(work).rejects.toThrow('named 2 campsites of 7 and sent 1')
    expect(() => parseCampsites({ RECDATA: [] })).toThrow('something else than campsites')
  })

  const sample = join(ROOT, '../shared/testdata/samples/ridb/ridb_recreation_gov_api_v1_campsites_93740.json')
  it.skipIf(!existsSync(sample))('are read from a recorded answer', () => {
    const { body } = JSON.parse(readFileSync(sample, 'utf8')) as { body: object[] }
    const { campsites } = parseCampsites(page(1, ...body))
    expect(factsOfCampsites(campsites)).toEqual({
      'amenities.group_sites': 1,
      'amenities.pet_friendly': true,
      'amenities.picnic_tables': true,
    })
  })
})
