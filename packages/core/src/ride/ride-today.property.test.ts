import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONFIDENCES, TRAIL_USES, type AnnualDay, type RideableTrail, type Source, type Vehicle } from './facts.ts'
import { rideToday } from './ride-today.ts'

const source: fc.Arbitrary<Source> = fc.record({
  title: fc.constantFrom('Forest', 'Newspaper', 'Rider site'),
  ref: fc.constant('data set'),
  asOf: fc.constantFrom('2014', '2026-07', 'undated'),
  seen: fc.constant('2026-11'),
})
const annualDay: fc.Arbitrary<AnnualDay> = fc.oneof(
  fc.record({
    kind: fc.constant('date' as const),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  }),
  fc.record({
    kind: fc.constant('nthWeekday' as const),
    month: fc.integer({ min: 1, max: 12 }),
    weekday: fc.integer({ min: 0, max: 6 }),
    nth: fc.constantFrom(-1, 1, 2, 3, 4, 5),
    offsetDays: fc.integer({ min: -31, max: 31 }),
  }),
)
const readings = fc.array(fc.record({ day: annualDay, source }), { minLength: 1, maxLength: 3 })
const season = fc.record({
  kind: fc.constantFrom('yearRound' as const, 'windows' as const),
  windows: fc.array(
    fc.record({
      label: fc.constant('the season'),
      opens: readings,
      closes: readings,
      certainty: fc.constantFrom('stated' as const, 'undated' as const),
    }),
    { maxLength: 3 },
  ),
  mayCloseWhen: fc.option(fc.constant('wet weather')),
  sources: fc.array(source, { maxLength: 2 }),
})
const use = fc.constantFrom(...TRAIL_USES)
const trail: fc.Arbitrary<RideableTrail> = fc.record({
  id: fc.constant('trail'),
  confidence: fc.constantFrom(...CONFIDENCES),
  uses: fc.uniqueArray(use),
  unknownUses: fc.uniqueArray(use, { maxLength: 2 }),
  widthLimitInches: fc.option(fc.constantFrom(50, 64)),
  season: fc.option(season),
  permits: fc.array(
    fc.record({
      id: fc.constantFrom('a', 'b'),
      name: fc.constant('Pass'),
      uses: fc.uniqueArray(use),
      obtained: fc.constantFrom('onSite' as const, 'ahead' as const),
      priceUsd: fc.option(fc.constant(5)),
      source,
    }),
    { maxLength: 2 },
  ),
  advisories: fc.array(
    fc.record({
      text: fc.constant('washed out.'),
      effect: fc.constantFrom('closedPart' as const, 'caution' as const),
      source,
      expires: fc.option(fc.constantFrom('2026-06-01', '2028-02-29')),
    }),
    { maxLength: 2 },
  ),
  sources: fc.array(source, { maxLength: 2 }),
})
const vehicle: fc.Arbitrary<Vehicle> = fc.record({
  use,
  widthInches: fc.option(fc.constantFrom(48, 50, 64, NaN, -1)),
  permits: fc.subarray(['a', 'b']),
})

const days = Array.from({ length: 365 }, (_, i) => new Date(Date.UTC(2027, 6, 1 + i)).toISOString().slice(0, 10))

describe('the verdict of any trail for any machine on every day of a year', () => {
  it('always has a reason, is open only on a sourced word, and never hides a doubt or a closing', () => {
    let seen = { open: 0, closed: 0, unknown: 0 }
    fc.assert(
      fc.property(trail, vehicle, (someTrail, someVehicle) => {
        for (const day of days) {
          const { verdict, reasons } = rideToday(someTrail, someVehicle, day)
          seen = { ...seen, [verdict]: seen[verdict] + 1 }
          const effects = new Set(reasons.map((r) => r.effect))
          const expected = effects.has('closed') ? 'closed' : effects.has('unknown') ? 'unknown' : 'open'
          if (verdict !== expected || reasons.length === 0) throw new Error(`${verdict} on ${day}`)
          const sourced = reasons.some((r) => r.effect === 'open' && r.sources.length > 0)
          if (verdict === 'open' && !sourced) throw new Error(`open without a source on ${day}`)
          if (reasons.some((r) => r.text.includes('undefined') || /Infinity|NaN/.test(r.text))) throw new Error(day)
        }
      }),
      { numRuns: 150 },
    )
    expect(Math.min(seen.open, seen.closed, seen.unknown)).toBeGreaterThan(0)
  })
})
