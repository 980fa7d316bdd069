import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Position } from '../geo/position.ts'
import { simulateRide } from '../simulation/simulate-ride.ts'
import { drive, kindsOf } from '../testing/drive.ts'
import { drawLegs } from '../testing/labelled-line.ts'
import { windingLine } from '../testing/winding-line.ts'
import { advance } from './advance.ts'
import { startTrip } from './start-trip.ts'

const MPH_15 = 6.7056
// Many rides take what the machine can spare.
vi.setConfig({ testTimeout: 120_000 })
const thereAndBack = (line: readonly Position[]) => [...line, ...line.toReversed().slice(1)]

const noise = fc.record({
  sigmaM: fc.constantFrom(2, 5, 8),
  correlationS: fc.constantFrom(0, 5, 20, 60),
  seed: fc.integer({ min: 1, max: 1e6 }),
  claims: fc.constantFrom(1, 2, null),
  tellsSpeed: fc.boolean(),
})

describe('progress', () => {
  const routes: Record<string, readonly Position[]> = {
    'an out-and-back': thereAndBack(drawLegs([{ lengthM: 1500 }]).line),
    'a winding out-and-back': thereAndBack(windingLine(12, 40, 60)),
    'a figure of eight': drawLegs([
      ...Array.from({ length: 4 }, () => ({ lengthM: 300, turnDeg: 90, radiusM: 10 })),
      ...Array.from({ length: 4 }, () => ({ lengthM: 300, turnDeg: -90, radiusM: 10 })),
    ]).line,
    'a loop ridden twice': drawLegs(Array.from({ length: 8 }, () => ({ lengthM: 400, turnDeg: 90 }))).line,
  }

  it.each(Object.keys(routes))('never jumps by more than 50 m on %s, and comes to the end', (name) => {
    const line = routes[name] ?? []
    fc.assert(
      fc.property(noise, ({ sigmaM, correlationS, seed, claims, tellsSpeed }) => {
        const accuracyM = claims === null ? null : claims * sigmaM
        const ride = simulateRide(line, { speedMps: MPH_15, sigmaM, correlationS, intervalS: 1, seed, accuracyM })
        let trip = startTrip(line)
        for (const fix of ride) {
          const before = trip
          trip = advance(trip, tellsSpeed ? fix : { ...fix, speedMps: null, headingDeg: null }).trip
          // Noise beyond four sigma for three fixes is off the route by any receiver; coming back, it is where the rider is by then.
          if (before.phase === 'onRoute' && before.memory.outside === 0)
            expect(Math.abs(trip.progressM - before.progressM)).toBeLessThanOrEqual(50)
        }
        // The last fix may lie anywhere within the noise around the end.
        expect(trip.phase === 'arrived' ? 0 : trip.remainingM).toBeLessThan(25 + 4 * sigmaM)
      }),
      { numRuns: 40 },
    )
  })

  it('tells each turn at most once to prepare and once when it is there, however noisy the ride', () => {
    const line = drawLegs(
      Array.from({ length: 10 }, (_, i) => ({ lengthM: 200, turnDeg: i % 2 === 0 ? 80 : -80 })),
    ).line
    fc.assert(
      fc.property(noise, ({ sigmaM, correlationS, seed }) => {
        const ride = simulateRide(line, { speedMps: MPH_15, sigmaM, correlationS, intervalS: 1, seed })
        const { told } = drive(startTrip(line), ride)
        const prompts = told.filter(({ kind }) => kind === 'prepare' || kind === 'now')
        const keys = prompts.map(({ kind, instruction }) => `${kind} ${instruction?.alongM ?? ''}`)
        expect(new Set(keys).size).toBe(keys.length)
        expect(kindsOf(told).filter((kind) => kind === 'now').length).toBeGreaterThanOrEqual(8)
      }),
      { numRuns: 40 },
    )
  })
})
