import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BAD_GAUGE,
  falseAlarmsIn30Days,
  floodLeadH,
  GOOD_GAUGE,
  RISE_SHAPES,
  type RiseShape,
} from './water-alarm-battery.ts'

// The long form, with 1,000 floods and 100 months, is `npm run bench -- water-alarm`.
const shapes = Object.keys(RISE_SHAPES) as RiseShape[]
const seed = fc.integer({ min: 1, max: 1e6 })

describe('the rise alarm, on 3 to 23 ft in 4 h', () => {
  it.each(shapes)('comes at least 2 h before the crest of a %s', (shape) => {
    expect(floodLeadH(shape, GOOD_GAUGE, 1)).toBeGreaterThanOrEqual(2)
  })

  it('does so with noise, debris, missing readings and a gauge that reports once an hour', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shapes), seed, (shape, at) => (floodLeadH(shape, BAD_GAUGE, at) ?? 0) >= 2),
      { numRuns: 150 },
    )
  })

  it('stays silent for 30 days of ordinary rises', () => {
    fc.assert(
      fc.property(seed, fc.boolean(), (at, isBad) => falseAlarmsIn30Days(isBad ? BAD_GAUGE : GOOD_GAUGE, at) === 0),
      { numRuns: 12 },
    )
  })
})
