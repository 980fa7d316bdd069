import { describe, expect, it } from 'vitest'
import { loadCatalog } from '../load-catalog.ts'
import { sampleLists, sampleSource, withTrail } from '../testing/sample-lists.ts'
import { webAddresses } from './web-addresses.ts'

describe('a web address', () => {
  it.each([
    ['https://www.nps.gov/buff/index.htm', null],
    ['Motor Vehicle Use Map', null],
    ['https://www.recreation.gov (facility 233814)', /mixes a web address with words/],
    ['https://', /is no web address/],
    ['https://forest map', /mixes/],
    ['http://localhost/map', /names no public host/],
    ['see:https://x', /is no web address/],
  ])('%s', (ref, message) => {
    const found = webAddresses(withTrail({ sources: [{ ...sampleSource, ref }] })).map((finding) => finding.message)
    expect(found).toEqual(message === null ? [] : [expect.stringMatching(message)])
  })

  it('of a campground and a park is looked at too', () => {
    const { campgrounds, parks } = loadCatalog()
    const [camp] = campgrounds
    const [park] = parks
    if (camp === undefined || park === undefined) throw new Error('the catalogue has neither')
    const contact = { ...camp.contact, reservation_url: 'https://nowhere' }
    const lists = sampleLists({ campgrounds: [{ ...camp, contact }], parks: [{ ...park, website: 'http://park' }] })
    expect(webAddresses(lists).map(({ file }) => file)).toEqual(['campgrounds.json', 'parks.json'])
  })
})
