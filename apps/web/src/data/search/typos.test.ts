import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typosInPrefix } from './typos.ts'

/** The plain textbook table, to check the fast one. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_row, i) =>
    Array.from({ length: b.length + 1 }, (_cell, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const cell = (i: number, j: number) => table[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const row = table[i]
      if (!row) continue
      row[j] = Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1))
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) row[j] = Math.min(cell(i, j), cell(i - 2, j - 2) + 1)
    }
  }
  return cell(a.length, b.length)
}
const nearestPrefix = (term: string, word: string): number =>
  Math.min(...Array.from({ length: word.length + 1 }, (_at, end) => distance(term, word.slice(0, end))))

describe('typosInPrefix', () => {
  it.each([
    ['brok', 'brock', 1],
    ['magzine', 'magazine', 1],
    ['mocassin', 'moccasin', 2],
    ['buckhron', 'buckhorn', 1],
    ['rbock', 'brock', 1],
    ['maga', 'magazine', 0],
  ])('counts the errors of %s against %s as %i', (term, word, typos) => {
    expect(typosInPrefix(term, word, 2)).toBe(typos)
  })

  it('agrees with the textbook table wherever the first letters let it look', () => {
    const text = fc.stringMatching(/^[abc]{2,9}$/)
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1, max: 2 }), (term, rest, max) => {
        const word = (term[0] ?? '') + rest
        expect(typosInPrefix(term, word, max)).toBe(Math.min(max + 1, nearestPrefix(term, word)))
      }),
    )
  })
})
