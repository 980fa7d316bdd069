import { describe, expect, it } from 'vitest'
import { withTrail } from '../testing/sample-lists.ts'
import { recalledNotVerified } from './recalled-not-verified.ts'

describe('a recalled record', () => {
  it.each([
    ['recalled', true, 1],
    ['recalled', false, 0],
    ['sourced', true, 0],
  ] as const)('%s and counted: %s', (confidence, verified, count) => {
    expect(recalledNotVerified(withTrail({ confidence, verified }))).toHaveLength(count)
  })
})
