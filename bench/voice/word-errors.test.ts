import { expect, it } from 'vitest'
import { wordErrors, wordsOf } from './word-errors.ts'

it('counts words that are other, missing or too many', () => {
  const wanted = wordsOf('Show moderate trails within fifty miles.')
  expect(wordErrors(wanted, wordsOf('show moderate trails within 50 miles'))).toBe(0)
  expect(wordErrors(wanted, wordsOf('show the moderate trail within 50'))).toBe(3)
  expect(wordErrors(wanted, [])).toBe(6)
})
