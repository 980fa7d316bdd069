import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drive, DRIVE_START_MS, exactFixes, kindsOf } from '../testing/drive.ts'
import { drawLegs } from '../testing/labelled-line.ts'
import type { PlainFix } from '../track/fix.ts'
import { epochMs } from '../units.ts'
import { tickTrip } from './signal.ts'
import { startTrip } from './start-trip.ts'
import type { Trip } from './trip.ts'

const MPH_15 = 6.7056
const straight = drawLegs([{ lengthM: 3000 }], 0).line

describe('the signal', () => {
  const fixes = exactFixes(straight, MPH_15)
  const on = drive(startTrip(straight), fixes.slice(0, 60)).trip
  const tick = (trip: Trip, afterS: number, batteryLevel: number | null = null) =>
    tickTrip(trip, { nowMs: epochMs(DRIVE_START_MS + afterS * 1000), batteryLevel })

  it('is lost after 15 s without a usable fix, told once, and found with the next', () => {
    expect(tick(on, 70).effects).toEqual([])
    const lost = tick(on, 76)
    expect(kindsOf(lost.effects)).toEqual(['gpsLost'])
    expect(tick(lost.trip, 90).effects).toEqual([])
    expect(kindsOf(drive(lost.trip, fixes.slice(95, 96)).told)).toEqual(['gpsFound', 'progress'])
  })

  it('is lost as well when fixes come of which none is any good', () => {
    const useless = fixes.slice(60, 90).map((fix) => ({ ...fix, accuracyM: 2000 }))
    expect(kindsOf(drive(on, useless).told)).toEqual(['gpsLost'])
  })

  it('may be gone for as long as it likes: the place is looked for further on, then anywhere', () => {
    for (const resumeS of [90, 150, 400]) {
      const { trip } = drive(on, fixes.slice(resumeS, resumeS + 8))
      expect(trip.phase).toBe('onRoute')
      expect(Math.abs(trip.progressM - (resumeS + 7) * MPH_15)).toBeLessThan(12)
    }
  })

  it('has a battery beside it that warns at 20, 10 and 5 percent, each once', () => {
    const texts: string[] = []
    let trip = on
    for (const level of [0.5, 0.2, 0.19, 0.12, 0.1, 0.08, 0.04, 0.03]) {
      const step = tick(trip, 61, level)
      trip = step.trip
      texts.push(...step.effects.map(({ text }) => text ?? ''))
    }
    expect(texts).toEqual(['Battery at 20 percent.', 'Battery at 10 percent.', 'Battery at 4 percent.'])
  })
})

describe('bad fixes', () => {
  const fixes = exactFixes(straight, MPH_15)
  const good = drive(startTrip(straight), fixes.slice(0, 100))
  const north = (fix: PlainFix, degreesNorth: number) => ({ ...fix, lat: fix.lat + degreesNorth })

  it.each<[string, (fix: PlainFix) => PlainFix]>([
    ['without a place', (fix) => ({ ...fix, lat: NaN })],
    ['off the Earth', (fix) => ({ ...fix, lng: 540 })],
    ['without a time', (fix) => ({ ...fix, timeMs: null })],
    ['with a time that is no number', (fix) => ({ ...fix, timeMs: NaN })],
    ['with an accuracy of kilometers', (fix) => ({ ...north(fix, 0.01), accuracyM: 5000 })],
    ['with an endless accuracy', (fix) => ({ ...north(fix, 0.01), accuracyM: Infinity })],
    ['from before the last one', (fix) => ({ ...fix, timeMs: DRIVE_START_MS })],
    ['from the same moment as the last one', (fix) => ({ ...north(fix, 0.01), timeMs: DRIVE_START_MS + 99_000 })],
    ['that jump at more than 100 mph', (fix) => north(fix, 0.01)],
  ])('%s change nothing', (_, spoil) => {
    const { told, trip } = drive(good.trip, fixes.slice(100, 102).map(spoil))
    expect(told).toEqual([])
    expect(trip.progressM).toBe(good.trip.progressM)
    expect(trip.phase).toBe('onRoute')
    expect(drive(trip, fixes.slice(102, 110)).trip.progressM).toBeCloseTo(109 * MPH_15, -1)
  })

  it.each([0, -5, NaN, null, undefined])(
    'with an accuracy of %s are used, and not believed to the metre',
    (accuracyM) => {
      const { told, trip } = drive(
        startTrip(straight),
        fixes.slice(0, 100).map((fix) => ({ ...fix, accuracyM })),
      )
      expect(kindsOf(told)).toEqual(['started', 'progress'])
      expect(trip.progressM).toBeCloseTo(99 * MPH_15, -1)
    },
  )

  it('that jump are believed when three agree, and the trip goes on from there', () => {
    const { trip } = drive(
      good.trip,
      fixes.slice(100, 110).map((fix) => north(fix, 0.01)),
    )
    expect(trip.progressM).toBeCloseTo(109 * MPH_15 + 1112, -1)
  })

  it('with a clock that was set back are believed when three agree', () => {
    const { trip } = drive(
      good.trip,
      fixes.slice(100, 110).map((fix) => ({ ...fix, timeMs: (fix.timeMs ?? 0) - 3_600_000 })),
    )
    expect(trip.progressM).toBeCloseTo(109 * MPH_15, -1)
  })

  it('with speeds and headings that cannot be are ridden by their places', () => {
    const wild = fixes.slice(100, 140).map((fix) => ({ ...fix, speedMps: 900, headingDeg: Infinity }))
    const { trip } = drive(good.trip, wild)
    expect(trip.speedMps).toBeCloseTo(MPH_15, 0)
    expect(Math.abs(trip.headingDeg ?? NaN)).toBeLessThan(1)
  })

  it('of any kind and in any order never break a trip', () => {
    const wild = fc.oneof(fc.double(), fc.constantFrom(null, undefined, 0, -1, 1e12))
    const place = (middle: number) =>
      fc.oneof(fc.double(), fc.double({ min: middle - 0.02, max: middle + 0.02, noNaN: true }))
    const fix = fc.record({
      lng: place(-92.8),
      lat: place(35.51),
      timeMs: fc.oneof(
        wild,
        fc.integer({ min: 0, max: 90_000_000 }).map((afterMs) => DRIVE_START_MS + afterMs),
      ),
      accuracyM: wild,
      speedMps: wild,
      headingDeg: wild,
    })
    fc.assert(
      fc.property(fc.array(fix, { maxLength: 60 }), (any) => {
        const { trip } = drive(startTrip(straight), [...fixes.slice(0, 10), ...any])
        expect(trip.progressM).toBeGreaterThanOrEqual(0)
        expect(trip.progressM).toBeLessThanOrEqual(trip.line.lengthM)
        expect(trip.progressM + trip.remainingM).toBeCloseTo(trip.line.lengthM, 5)
        expect(Number.isNaN(trip.speedMps ?? 0) || Number.isNaN(trip.headingDeg ?? 0)).toBe(false)
        const isFinite = (_: string, value: unknown) => {
          expect(value).not.toBe(NaN)
          return value
        }
        JSON.stringify(trip.memory, isFinite)
      }),
      { numRuns: 200 },
    )
  })
})
