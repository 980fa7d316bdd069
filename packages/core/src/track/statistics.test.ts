import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineLengthM } from '../geo/distance.ts'
import { SIMULATION_START_MS, simulateRide, type SimulatedRide } from '../simulation/simulate-ride.ts'
import { windingLine } from '../testing/winding-line.ts'
import { epochMs, metres } from '../units.ts'
import type { Fix } from './fix.ts'
import { simplifyLine } from './simplify.ts'
import { trackStatistics } from './statistics.ts'

const line = windingLine(60)
const lengthM = lineLengthM(line)
const climb = (alongM: number) => 200 + (320 * alongM) / lengthM
const ride = (change: Partial<SimulatedRide> = {}): SimulatedRide => ({
  speedMps: 6.7,
  sigmaM: 4,
  correlationS: 0,
  intervalS: 1,
  seed: 7,
  altitudeAt: climb,
  ...change,
})
const off = (value: number, truth: number) => Math.abs(value / truth - 1)

describe('distance and ascent of a noisy ride over a winding climb of 320 m', () => {
  it.each([
    ['at 15 mph', {}],
    ['at 15 mph, noise that lingers', { correlationS: 20 }],
    ['at 15 mph, a fix every 5 s', { intervalS: 5 }],
    ['at 15 mph, no accuracy stated', { accuracyM: null }],
    ['without noise', { sigmaM: 0, accuracyM: 4 }],
    ['on foot', { speedMps: 1.2 }],
  ])('are within 2 percent and 10 percent: %s', (_, change) => {
    for (const seed of [1, 2, 3]) {
      const statistics = trackStatistics(simulateRide(line, ride({ ...change, seed })))
      expect(off(statistics.distanceM, lengthM)).toBeLessThan(0.02)
      expect(off(statistics.ascentM ?? 0, 320)).toBeLessThan(0.1)
    }
  }) // prettier-ignore

  it('are within 3 percent on foot when the noise lingers: slow wandering cannot be told from slow walking', () => {
    for (const seed of [1, 2, 3]) {
      const statistics = trackStatistics(simulateRide(line, ride({ speedMps: 1.2, correlationS: 20, seed })))
      expect(off(statistics.distanceM, lengthM)).toBeLessThan(0.03)
    }
  })

  it('would be far off as a raw sum, which is why it is not one', () => {
    expect(off(lineLengthM(simulateRide(line, ride())), lengthM)).toBeGreaterThan(0.2)
  })
})

describe('standing still for 30 minutes under σ = 8 m', () => {
  it.each([0, 20, 60])('adds at most 20 m when noise lingers %i s', (correlationS) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const statistics = trackStatistics(simulateRide(line.slice(0, 1), ride({ sigmaM: 8, correlationS, seed }), 1800))
      expect(statistics.distanceM).toBeLessThanOrEqual(20)
    }
  })

  it('before a ride is told apart from it', () => {
    const { movingS, stoppedS, distanceM } = trackStatistics(simulateRide(line, ride(), 600))
    expect(off(stoppedS ?? 0, 600)).toBeLessThan(0.05)
    expect(off(movingS ?? 0, lengthM / 6.7)).toBeLessThan(0.05)
    expect(off(distanceM, lengthM)).toBeLessThan(0.02)
  })
})

describe('what a receiver should not have said', () => {
  const clean = simulateRide(line, ride({ sigmaM: 0 }))
  const wrong: readonly (readonly [string, Partial<Fix>])[] = [
    ['a place that is no number', { lng: Number.NaN }],
    ['a latitude beyond the pole', { lat: 95 }],
    ['kilometres of accuracy', { accuracyM: metres(3000), lat: 36 }],
    ['a jump of miles', { lat: 36 }],
    ['a time before the last one', { timeMs: epochMs(SIMULATION_START_MS - 1) }],
    ['no time', { timeMs: null }],
  ]
  it.each(wrong)('%s is left out and changes nothing', (_, change) => {
    const spoilt = clean.map((fix, i) => (i % 50 === 25 ? { ...fix, ...change } : fix))
    const statistics = trackStatistics(spoilt)
    expect(statistics.rejectedFixes).toBeGreaterThan(5)
    expect(off(statistics.distanceM, trackStatistics(clean).distanceM)).toBeLessThan(0.005)
  })

  it('zero accuracy is no claim at all', () => {
    const zero = clean.map((fix) => ({ ...fix, accuracyM: metres(0) }))
    expect(off(trackStatistics(zero).distanceM, lengthM)).toBeLessThan(0.02)
  })

  it('a new place that three readings agree on is believed', () => {
    const later = clean.map((fix) => ({ ...fix, lat: fix.lat + 1, timeMs: epochMs((fix.timeMs ?? 0) + 1e7) }))
    expect(trackStatistics([...clean, ...later]).usedFixes).toBe(clean.length * 2)
  })

  it('times written milliseconds apart by an exporter give a length and no speed', () => {
    const stamped = clean.map((fix, i) => ({ ...fix, timeMs: epochMs(SIMULATION_START_MS + i * 6) }))
    const statistics = trackStatistics(stamped)
    expect(off(statistics.distanceM, lengthM)).toBeLessThan(0.01)
    expect(statistics).toMatchObject({ movingS: null, maxMps: null, startMs: null })
  })

  it('never throws and never gives a negative or unbounded length, whatever comes', () => {
    const number = fc.oneof(fc.double(), fc.constantFrom(0, -1, Infinity, -Infinity, Number.NaN, 1e12))
    const fix = fc.record({ lng: number, lat: number, timeMs: fc.option(number), accuracyM: fc.option(number), altitudeM: fc.option(number), speedMps: fc.constant(null), headingDeg: fc.constant(null) })
    fc.assert(
      fc.property(fc.array(fix as fc.Arbitrary<Fix>, { maxLength: 60 }), (fixes) => {
        const statistics = trackStatistics(fixes)
        expect(Number.isFinite(statistics.distanceM) && statistics.distanceM >= 0).toBe(true)
        expect(statistics.usedFixes + statistics.rejectedFixes).toBe(fixes.length)
      }),
    )
  }) // prettier-ignore
})

describe('silence', () => {
  const fixes = simulateRide(line, ride({ sigmaM: 0 }))
  it('is a gap with a straight length, which is not counted as ridden', () => {
    const cut = fixes.filter((_, i) => i < 200 || i > 400)
    const { gaps, distanceM } = trackStatistics(cut)
    expect(gaps).toHaveLength(1)
    expect(gaps[0]?.durationS).toBe(202)
    expect(distanceM).toBeLessThan(lengthM - (gaps[0]?.straightM ?? 0) + 60)
  })

  it('between two pieces the rider made is a gap too', () => {
    const { gaps } = trackStatistics([fixes.slice(0, 100), fixes.slice(150, 300)])
    expect(gaps).toHaveLength(1)
  })

  it('of a sparse logger is its usual pace, not a gap', () => {
    expect(trackStatistics(fixes.filter((_, i) => i % 60 === 0)).gaps).toEqual([])
  })
})

describe('simplifyLine', () => {
  it('keeps both ends and stays within the tolerance with far fewer points', () => {
    const simple = simplifyLine(line, metres(5))
    expect(simple.length).toBeLessThan(line.length / 2)
    expect([simple[0], simple.at(-1)]).toEqual([line[0], line.at(-1)])
    expect(off(lineLengthM(simple), lengthM)).toBeLessThan(0.03)
  })

  it('survives no points, one point and equal points', () => {
    expect(simplifyLine([], metres(5))).toEqual([])
    expect(simplifyLine(line.slice(0, 1), metres(5))).toHaveLength(1)
    expect(
      simplifyLine(
        [line[0], line[0], line[0]].flatMap((p) => p ?? []),
        metres(5),
      ),
    ).toHaveLength(2)
  })
})
