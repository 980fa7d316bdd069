import { describe, expect, it } from 'vitest'
import { acceptedEncodings, matchesEtag } from './negotiate.ts'

describe('negotiation', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, br', ['br', 'gzip', 'identity']],
    ['gzip;q=1, br;q=0.5', ['gzip', 'br', 'identity']],
    ['br;q=0, *', ['gzip', 'identity']],
    ['identity;q=1, br;q=0.5', ['identity', 'br']],
    ['deflate', ['identity']],
    ['br;q=nonsense', ['identity']],
  ])('reads %j', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected)
  })

  it('finds an ETag among others and does not take a part for the whole', () => {
    expect(matchesEtag('"a", W/"b"', '"b"')).toBe(true)
    expect(matchesEtag('"ab"', '"b"')).toBe(false)
    expect(matchesEtag(undefined, '"b"')).toBe(false)
  })
})
