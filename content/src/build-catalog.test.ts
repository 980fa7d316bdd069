import { describe, expect, it } from 'vitest'
import { buildCatalog } from './build-catalog.ts'
import { readFacts, type Facts, type RawRecord } from './read-facts.ts'

const shipped = readFacts()
const [first = {}] = shipped.lists.trails

const withFirstTrail = (changes: RawRecord): Facts => ({
  ...shipped,
  lists: { ...shipped.lists, trails: [{ ...first, ...changes }] },
  lines: {},
})

describe('a record that does not fit its schema', () => {
  it.each([
    ['a missing name', { name: undefined }, /^name: /],
    ['a field nobody knows', { colour: 'red' }, /colour/],
    ['no source', { sources: [] }, /^sources: /],
    ['a source that is in no table', { sources: ['nobody'] }, /no source "nobody"/],
    ['a season that is in no table', { season: 'some-day' }, /^season: /],
    ['a county without a region', { county: 'Ozark' }, /^region: /],
    ['a point outside the box', { point: { lng: -80, lat: 35 } }, /^point.lng: /],
  ])('%s', (_, changes, message) => {
    const { lists, findings } = buildCatalog(withFirstTrail(changes))
    expect(lists.trails).toEqual([])
    expect(findings[0]).toMatchObject({ file: 'trails.json', record: first['id'], rule: 'schema' })
    expect(findings[0]?.message).toMatch(message)
  })

  it('is reported for a line that is no line, and for a line without a trail', () => {
    const facts = withFirstTrail({})
    const broken = { [String(first['id'])]: { type: 'LineString', coordinates: [[-92, 35]] } }
    expect(buildCatalog({ ...facts, lines: broken }).findings[0]?.message).toMatch(/^geometry/)
    expect(buildCatalog({ ...facts, lines: { stray: {} } }).findings).toMatchObject([{ record: 'stray' }])
  })
})

describe('what is computed', () => {
  it('is not verified when recalled, without a point, or in another county', () => {
    const verified = (changes: RawRecord) => buildCatalog(withFirstTrail(changes)).lists.trails[0]?.verified
    expect(verified({ confidence: 'sourced' })).toBe(true)
    expect(verified({ confidence: 'recalled' })).toBe(false)
    expect(verified({ confidence: 'sourced', point: null })).toBe(false)
    expect(verified({ confidence: 'sourced', county: 'Chicot' })).toBe(false)
  })

  it('has the length and the box of a line in several parts', () => {
    const coordinates = [
      [
        [-92.8, 35.5],
        [-92.8, 35.51],
      ],
      [
        [-92.7, 35.5],
        [-92.7, 35.51],
      ],
    ]
    const lines = { [String(first['id'])]: { type: 'MultiLineString', coordinates } }
    const [trail] = buildCatalog({ ...withFirstTrail({}), lines }).lists.trails
    expect(trail?.mappedMiles).toBe(1.38)
    expect(trail?.bbox).toEqual([-92.8, 35.5, -92.7, 35.51])
  })
})
