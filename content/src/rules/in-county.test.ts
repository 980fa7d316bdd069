import { describe, expect, it } from 'vitest'
import { sampleLists, withTrail } from '../testing/sample-lists.ts'
import { loadCatalog } from '../load-catalog.ts'
import { inCounty } from './in-county.ts'

describe('a point and its county', () => {
  it.each([
    ['in its county', {}, []],
    ['without a point', { point: null }, []],
    ['in the next county', { county: 'Pulaski' }, [/says Pulaski County, but the point lies in Van Buren County/]],
    ['outside the state', { point: { lng: -90.05, lat: 35.15 } }, [/outside Arkansas/]],
    ['in a county that is not', { county: 'Ozark' }, [/there is no Ozark County/]],
  ])('%s', (_, changes, messages) => {
    const found = inCounty(withTrail(changes)).map(({ message }) => message)
    expect(found).toEqual(messages.map((message) => expect.stringMatching(message)))
  })

  it('holds for the trailheads of a park and the county list of a WMA too', () => {
    const { counties, parks, wmas } = loadCatalog()
    const [park] = parks.filter(({ extraPoints }) => extraPoints.length > 0)
    const [wma] = wmas
    if (park === undefined || wma === undefined) throw new Error('the catalogue has neither')
    const extraPoints = park.extraPoints.map((extra) => ({ ...extra, county: 'Chicot' }))
    expect(inCounty(sampleLists({ counties, parks: [{ ...park, extraPoints }] }))).not.toEqual([])
    expect(inCounty(sampleLists({ counties, wmas: [{ ...wma, counties: ['Nowhere'] }] }))).toHaveLength(1)
  })
})
