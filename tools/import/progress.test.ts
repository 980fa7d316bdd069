import { expect, it } from 'vitest'
import { progressText } from './progress.ts'

it('draws how much of the known total is done', () => {
  expect(progressText(50, 200, 'features')).toBe('███████····················· 25 % · 50 of 200 features')
})

it('only counts while the total is unknown', () => {
  expect(progressText(1500, null, 'features')).toBe('1,500 features')
})

it('does not draw past the end when more came than was named', () => {
  expect(progressText(3, 2, 'files')).toContain('█ 100 %')
})
