// @vitest-environment node
import { expect, it } from 'vitest'
import { closureOf } from './hoist-imports.ts'

it('what a chunk cannot do without is found once, through circles too, the nearest first', () => {
  const chunks = new Map([
    ['page.js', { imports: ['a.js', 'b.js'] }],
    ['a.js', { imports: ['c.js'] }],
    ['b.js', { imports: ['c.js', 'page.js'] }],
    ['c.js', { imports: [] }],
  ])
  expect(closureOf(chunks, 'page.js')).toEqual(['a.js', 'b.js', 'c.js'])
  expect(closureOf(chunks, 'c.js')).toEqual([])
})
