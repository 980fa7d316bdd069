import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ROOT } from '../programs.ts'
import { IMPORTERS } from './importers.ts'
import { impatientNet, json, type Loopback, startLoopback, status } from './loopback.ts'
import { fetchFacilities, parseFacilities, ridbCampgrounds } from './ridb.ts'

let service: Loopback | null = null
const serve = async (...scripts: Parameters<typeof startLoopback>[0]) => (service = await startLoopback(scripts))
afterEach(() => service?.close())

const facility = (id: number, more: object = {}) => ({
  FacilityID: String(id),
  FacilityName: `CAMP ${id}`,
  FacilityLatitude: 35,
  FacilityLongitude: -93,
  FacilityTypeDescription: 'Campground',
  Enabled: true,
  ORGANIZATION: [{ OrgAbbrevName: 'USACE' }],
  ...more,
})
const answer = (total: number, ids: readonly number[]) => ({
  METADATA: { RESULTS: { TOTAL_COUNT: total, CURRENT_COUNT: ids.length } },
  RECDATA: ids.map((id) => facility(id)),
})

describe('RIDB', () => {
  it('is read page by page with the key, never faster than 50 requests a minute', async () => {
    const keys: unknown[] = []
    const { url } = await serve(
      (response, request) => {
        keys.push(request.headers['apikey'])
        json(answer(3, [1, 2]))(response, request)
      },
      json(answer(3, [3])),
    )
    const net = impatientNet()
    expect(await fetchFacilities(net, { base: url, apiKey: 'k' }, () => undefined)).toHaveLength(3)
    expect(keys).toEqual(['k'])
    expect(net.waitedMs).toEqual([1200])
  })

  it('is refused when it stops before its own count', async () => {
    const { url } = await serve(json(answer(3, [1])), json(answer(3, [])))
    await expect(fetchFacilities(impatientNet(), { base: url, apiKey: 'k' }, () => undefined)).rejects.toThrow(
      'named 3 facilities and sent 1',
    )
  })

  it('says what to do without a key, before it asks anything', async () => {
    const request = { places: [], uses: [], title: null, apiKey: null, today: '2026-11-21' }
    const importer = IMPORTERS['ridb']
    await expect(importer?.(request, { net: impatientNet(), progress: () => undefined })).rejects.toThrow(
      'RIDB_API_KEY',
    )
  })

  it('says so when the key is refused', async () => {
    const { url, asked } = await serve(status(401, '{"error":"Unauthorized"}'))
    await expect(fetchFacilities(impatientNet(), { base: url, apiKey: 'bad' }, () => undefined)).rejects.toThrow('401')
    expect(asked).toHaveLength(1)
  })

  it.each([[{}], [[]], [{ METADATA: { RESULTS: { TOTAL_COUNT: 1 } }, RECDATA: [{ FacilityID: 1 }] }]])(
    'refuses %j',
    (wrong) => {
      expect(() => parseFacilities(wrong)).toThrow('something else than facilities')
    },
  )
})

describe('a facility', () => {
  const read = (more: object) =>
    ridbCampgrounds(parseFacilities({ ...answer(1, []), RECDATA: [facility(9, more)] }).facilities)

  it('states only what it knows', () => {
    const [candidate] = read({
      FacilityPhone: ' 479-555-0100 ',
      FacilityEmail: '',
      FacilityAdaAccess: 'N',
      Reservable: true,
    }).candidates
    expect(candidate).toMatchObject({ key: '9', name: 'Camp 9', at: { lng: -93, lat: 35 } })
    expect(candidate?.fields).toEqual({
      type: 'corps_of_engineers',
      'contact.phone': '479-555-0100',
      'contact.reservation_url': 'https://www.recreation.gov/camping/campgrounds/9',
    })
  })

  it('has what its activities say, and of the others nothing', () => {
    const [candidate] = read({ ACTIVITY: [{ ActivityName: 'FISHING' }, { ActivityName: 'STAR GAZING' }] }).candidates
    expect(candidate?.fields).toEqual({ type: 'corps_of_engineers', 'amenities.fishing': true })
  })

  it('at 0, 0 has no position', () => {
    expect(read({ FacilityLatitude: 0, FacilityLongitude: 0 }).candidates[0]?.at).toBeNull()
  })

  it.each([
    [{ Enabled: false }, 'switched off'],
    [{ FacilityTypeDescription: 'Visitor Center' }, 'no campground'],
    [{ ORGANIZATION: [{ OrgAbbrevName: 'BLM' }] }, 'does not list'],
  ])('with %j is left out with the reason', (more, why) => {
    expect(read(more).skipped[0]).toContain(why)
  })

  const sample = join(
    ROOT,
    '../shared/testdata/samples/ridb/ridb_recreation_gov_api_v1_facilities_activity_CAMPING_full_true_offset_0_query_Fire_Tower_state_CA.json',
  )
  it.skipIf(!existsSync(sample))('is read from the recorded answer of 18', () => {
    const { body } = JSON.parse(readFileSync(sample, 'utf8')) as { body: unknown }
    const { facilities, total } = parseFacilities(body)
    const { candidates, skipped } = ridbCampgrounds(facilities)
    expect([total, candidates.length + skipped.length]).toEqual([18, 18])
    expect(candidates).toContainEqual(
      expect.objectContaining({
        key: '234262',
        name: 'Bear Basin Lookout and Cabin',
        at: { lng: -123.74, lat: 41.8091667 },
      }),
    )
  })
})
