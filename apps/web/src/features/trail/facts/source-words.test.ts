import { describe, expect, it } from 'vitest'
import { splitReference, writePartialDay, writeSourceDate } from './source-words.ts'

describe('the date of a source', () => {
  it('is written as exactly as the source has it', () => {
    expect(['2026', '2026-07', '2026-07-09'].map(writePartialDay)).toEqual(['2026', 'July 2026', 'July 9, 2026'])
  })

  it('is the day we read it where the source has none', () => {
    const source = { title: 'A', ref: 'b', asOf: 'undated', seen: '2026-11' }
    expect(writeSourceDate(source)).toBe('undated, read November 2026')
    expect(writeSourceDate({ ...source, asOf: '2021' })).toBe('as of 2021')
  })
})

describe('a reference', () => {
  it('becomes a link only where it is an address', () => {
    expect(splitReference('dataset wolf-pen-gap-trails')).toEqual([{ text: 'dataset wolf-pen-gap-trails', href: null }])
    expect(splitReference('https://www.nps.gov/buff/')).toEqual([
      { text: 'https://www.nps.gov/buff/', href: 'https://www.nps.gov/buff/' },
    ])
  })

  it('keeps the words around the addresses', () => {
    expect(splitReference('https://a.example (path not retained); https://b.example/x').map((p) => p.href)).toEqual([
      'https://a.example',
      null,
      'https://b.example/x',
    ])
  })

  it('never makes a link of another scheme', () => {
    expect(splitReference('javascript:alert(1) data:text/html,x').every((p) => p.href === null)).toBe(true)
  })
})
