import { describe, expect, it } from 'vitest'
import { testTrail } from '../testing/trail-fixture.ts'
import { cutAtWord, pageDescription, pageTitle, pointWords } from './page-words.ts'

describe('what a search engine is told of a trail', () => {
  it('has the name and the county in the title', () => {
    expect(pageTitle(testTrail())).toBe('Test Ridge, Polk County, Arkansas')
  })

  it('describes it by what is known and leaves out what is not', () => {
    expect(pageDescription(testTrail())).toBe('ATV, UTV / side-by-side. A trail for tests.')
    expect(pageDescription(testTrail({ lengthMiles: 4.4, difficulty: 'hard' }))).toBe(
      'ATV, UTV / side-by-side · 4.4 mi · hard. A trail for tests.',
    )
  })

  it('cuts a long one at a word', () => {
    expect(cutAtWord('one two three', 8)).toBe('one two…')
    expect(pageDescription(testTrail({ summary: 'word '.repeat(100).trim() })).length).toBeLessThanOrEqual(160)
  })
})

describe('the mark on the map', () => {
  it('says how good it is', () => {
    const point = { lng: -94, lat: 34.5 }
    const label = (known: Parameters<typeof testTrail>[0]) => pointWords(testTrail(known)).label
    expect(label({ point, pointPrecision: 'surveyed' })).toBe('Surveyed point')
    expect(label({ point, pointPrecision: 'trailhead' })).toBe('Trailhead')
    expect(label({})).toBe('Not on the map')
    expect(label({ point, pointPrecision: 'surveyed', mappedMiles: 2 })).toBe('Line')
  })

  it('never lets the point of a place pass for a trailhead', () => {
    const words = pointWords(
      testTrail({ point: { lng: -94, lat: 34.5 }, pointPrecision: 'place', pointSource: 'GNIS' }),
    )
    expect(words.explanation).toBe('Marks the place, not the trailhead. We hold no line of the trail. From: GNIS.')
  })
})
