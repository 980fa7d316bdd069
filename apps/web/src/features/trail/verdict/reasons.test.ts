import type { RideReason } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { sortReasons } from './reasons.ts'

const reason = (text: string, effect: RideReason['effect'], disputed = false): RideReason => ({
  code: 'may_close',
  effect,
  text,
  sources: [],
  disputed,
})

describe('the reasons of a verdict', () => {
  it('show at once what decides, and count what is disputed', () => {
    const reasons = [
      reason('closed', 'closed'),
      reason('width', 'unknown'),
      reason('days', 'note', true),
      reason('fits', 'note'),
    ]
    const { deciding, disputed } = sortReasons({ verdict: 'closed', reasons })
    expect(deciding.map((r) => r.text)).toEqual(['closed'])
    expect(disputed).toBe(1)
  })
})
