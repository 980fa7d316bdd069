import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../programs.ts'
import { parseFacilities, ridbCampgrounds } from './ridb.ts'
import { photoOf, photosOf, type RidbMedia } from './ridb-photos.ts'

const URL = 'https://cdn.recreation.gov/public/2018/11/14/22/38/232460_700.jpg'
const media = (change: RidbMedia = {}): RidbMedia => ({
  MediaType: 'Image',
  Title: 'Lost Grove',
  Credits: 'NPS Photo',
  URL,
  Width: 700,
  Height: 525,
  ...change,
})

describe('a photo of RIDB', () => {
  it('comes with who made it and why it may be shown', () => {
    expect(photoOf(media())).toEqual({
      url: URL,
      title: 'Lost Grove',
      credit: 'NPS Photo',
      license: 'Public domain: a work of the US Government',
      widthPx: 700,
      heightPx: 525,
    })
  })

  it.each([
    ['NPS-JH', true],
    ['NPS photo, Luther Bailey', true],
    ['Joel Miller USFS November 2018.', true],
    ['U.S. Army Corps of Engineers', true],
    ['', false],
    ['Joel Miller', false],
    ['Getty Images', false],
    ['Snapshot by a camper', false],
  ])('credited to %j: %s', (Credits, isShown) => {
    expect(photoOf(media({ Credits })) !== null).toBe(isShown)
  })

  it.each([
    ['of another address', { URL: 'https://example.org/a.jpg' }],
    ['that is no photo', { MediaType: 'Video' }],
    ['without an address', { URL: null }],
    ['without a word on what it shows', { Title: '', Description: null }],
  ])('%s is left out', (_what, change) => {
    expect(photoOf(media(change))).toBeNull()
  })

  it('is taken once, the first choice of the agency first, six at most', () => {
    const many = Array.from({ length: 9 }, (_one, at) => media({ URL: `${URL}?${at}`, IsPrimary: at === 8 }))
    const photos = photosOf([...many, media({ URL: `${URL}?0` })]) ?? []
    expect(photos).toHaveLength(6)
    expect(photos[0]?.url).toBe(`${URL}?8`)
    expect(photosOf([media({ Credits: '' })])).toBeNull()
    expect(photosOf(undefined)).toBeNull()
  })
})

const samples = join(ROOT, '../shared/testdata/samples/ridb')
describe.skipIf(!existsSync(samples))('a recorded answer of RIDB', () => {
  it('gives photos where the agency is named, and none where nobody is', () => {
    const read = (name: string): unknown => {
      const json = JSON.parse(readFileSync(join(samples, name), 'utf8')) as { body?: unknown }
      return json.body ?? json
    }
    const facility = read('ridb_recreation_gov_api_v1_facilities_234013_full_True.json') as object
    const bare = read('ridb_recreation_gov_api_v1_facilities_252037_full_True.json') as object
    const answer = { METADATA: { RESULTS: { TOTAL_COUNT: 2 } }, RECDATA: [facility, bare] }
    const { facilities } = parseFacilities(answer)
    expect(facilities.map(({ MEDIA }) => photosOf(MEDIA)?.map(({ credit }) => credit) ?? null)).toEqual([
      Array(6).fill('NPS'),
      null,
    ])
    const { candidates } = ridbCampgrounds(
      facilities.map((one) => ({
        ...one,
        FacilityTypeDescription: 'Campground',
        ORGANIZATION: [{ OrgAbbrevName: 'NPS' }],
      })),
    )
    expect(candidates.map(({ fields }) => 'photos' in fields)).toEqual([true, false])
  })
})
