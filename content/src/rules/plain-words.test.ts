import { describe, expect, it } from 'vitest'
import { withTrail } from '../testing/sample-lists.ts'
import { plainWords } from './plain-words.ts'

describe('a text about a trail', () => {
  it.each([
    ['A quiet trail.', 0],
    ['A safe trail.', 1],
    ['Cross it safely at low water.', 1],
    ['Safer words than these are found elsewhere.', 0],
  ])('%s', (summary, count) => {
    expect(plainWords(withTrail({ summary }))).toHaveLength(count)
  })
})
