import { describe, expect, it } from 'vitest'
import { canonicalJson, versionOf } from './version.ts'

describe('the version of the catalogue', () => {
  it('does not depend on the order of keys', () => {
    expect(canonicalJson({ b: 1, a: { d: [1, 2], c: null } })).toBe('{"a":{"c":null,"d":[1,2]},"b":1}')
    expect(versionOf({ a: 1, b: 2 })).toBe(versionOf({ b: 2, a: 1 }))
  })

  it('changes with a value and with the order of a list', () => {
    expect(versionOf({ a: 1 })).not.toBe(versionOf({ a: 2 }))
    expect(versionOf([1, 2])).not.toBe(versionOf([2, 1]))
  })

  it('leaves out what is undefined, as JSON does', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}')
  })
})
