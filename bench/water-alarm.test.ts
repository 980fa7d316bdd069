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

  it('does so whatever ripples there are, with a gauge that sends each reading at once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shapes), seed, (shape, at) => (floodLeadH(shape, GOOD_GAUGE, at) ?? 0) >= 2),
      { numRuns: 100 },
    )
  })

  // One in twenty thousand loses a whole transmission to gaps and comes an hour later: that one may not be lost.
  it('with noise, debris, missing readings and a gauge that sends once an hour comes then too, and never not at all', () => {
    const leadsH = (from: number) =>
      Array.from(
        { length: 100 },
        (_, at) => floodLeadH(shapes[at % shapes.length] ?? 'wave', BAD_GAUGE, from + at) ?? 0,
      )
    fc.assert(
      fc.property(seed, (from) => {
        const leads = leadsH(from)
        return leads.every((lead) => lead >= 1) && leads.filter((lead) => lead < 2).length <= 1
      }),
      { numRuns: 4 },
    )
  })

  it('stays silent for 30 days of ordinary rises', () => {
    fc.assert(
      fc.property(seed, fc.boolean(), (at, isBad) => falseAlarmsIn30Days(isBad ? BAD_GAUGE : GOOD_GAUGE, at) === 0),
      { numRuns: 12 },
    )
  })
})
