import { epochMs } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { momentInput, readMomentInput } from './arkansas-time.ts'

describe('a field of date and time', () => {
  it.each([
    ['2026-11-28T07:30', '2026-11-28T13:30:00Z'],
    ['2026-07-04T23:59', '2026-07-05T04:59:00Z'],
    ['2026-03-08T01:59', '2026-03-08T07:59:00Z'],
    ['2026-03-08T03:00', '2026-03-08T08:00:00Z'],
    ['2026-11-01T00:30', '2026-11-01T05:30:00Z'],
    ['2026-11-01T02:30', '2026-11-01T08:30:00Z'],
  ])('%s means %s, and is shown again as it was typed', (typed, moment) => {
    expect(readMomentInput(typed)).toBe(Date.parse(moment))
    expect(momentInput(epochMs(Date.parse(moment)))).toBe(typed)
  })

  it('says nothing while it is empty or half filled', () => {
    expect(readMomentInput('')).toBeNull()
    expect(readMomentInput('2026-11-')).toBeNull()
  })
})
