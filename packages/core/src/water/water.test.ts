import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochMs } from '../units.ts'
import { isStaleReading, readingAgeMs, STALE_MS } from './age.ts'
import { CALM_WATER, lookAtGauge, type RiseRule, type RiseState } from './alarm.ts'
import { forecastCrest } from './crest.ts'
import { floodCategoryAt, nextFloodStage } from './flood.ts'
import { flowTrend, riseFtPerHour, stageTrend } from './rate.ts'
import { isBeforeBedMoved, rangeAt } from './thresholds.ts'
import { measuredSamples, WATER_SENTINELS, withoutSpikes, type WaterSample } from './sample.ts'

const QUARTER_MS = 15 * 60_000
const every = (stepMs: number, values: readonly number[]): WaterSample[] =>
  values.map((value, at) => ({ atMs: at * stepMs, value }))
const quarters = (...values: number[]) => every(QUARTER_MS, values)

describe('readings of a gauge', () => {
  it('hold no sentinel, whatever order they come in', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            atMs: fc.integer({ min: 0, max: 50 }),
            value: fc.constantFrom(...WATER_SENTINELS, NaN, 3.2, -0.4, 0),
          }),
        ),
        (samples) => {
          const kept = measuredSamples(samples)
          const times = kept.map(({ atMs }) => atMs)
          return (
            kept.every(({ value }) => value > -1) &&
            times.every((time, at) => at === 0 || time > (times[at - 1] ?? time))
          )
        },
      ),
    )
  })

  it('are left out where one leaps alone, not where the river stays up', () => {
    expect(withoutSpikes(quarters(3, 3, 9, 3, 3), 1)).toHaveLength(4)
    expect(withoutSpikes(quarters(3, 3, 9, 9, 9), 1)).toHaveLength(5)
    expect(withoutSpikes(quarters(3, 3, 9), 1)).toHaveLength(3)
  })

  it('are old after 60 minutes, and of unknown age where a clock is wrong', () => {
    const now = epochMs(1e12)
    expect(isStaleReading(now - STALE_MS, now)).toBe(false)
    expect(isStaleReading(now - STALE_MS - 1, now)).toBe(true)
    expect(readingAgeMs(now + 60_000, now)).toBe(0)
    expect(readingAgeMs(now + 3_600_000, now)).toBeNull()
    expect(isStaleReading(now + 3_600_000, now)).toBe(true)
  })
})

describe('how fast the water rises', () => {
  it.each([
    ['every 15 minutes', QUARTER_MS, 0.5],
    ['every 5 minutes', QUARTER_MS / 3, 0.5],
    ['every hour', 4 * QUARTER_MS, 0.5],
  ])('is measured in feet an hour from readings %s', (_name, stepMs, perHour) => {
    const values = Array.from({ length: 14 }, (_, at) => 3 + (perHour * at * stepMs) / 3_600_000)
    expect(riseFtPerHour(every(stepMs, values))).toBeCloseTo(perHour, 6)
  })

  it('is not moved by one wrong reading, the newest included', () => {
    for (const at of [0, 1, 2, 3, 4]) {
      const values = [3, 3, 3, 3, 3]
      values[at] = 11
      expect(riseFtPerHour(quarters(...values))).toBe(0)
    }
  })

  it('is not known from too little', () => {
    expect(riseFtPerHour([])).toBeNull()
    expect(riseFtPerHour(quarters(3, 4))).toBeNull()
    expect(
      riseFtPerHour([
        { atMs: 0, value: 3 },
        { atMs: 5 * 3_600_000, value: 9 },
      ]),
    ).toBeNull()
  })

  it('gives the trend: by height, or by discharge where there is no height', () => {
    expect(stageTrend(quarters(3, 3.01, 3, 2.99, 3))).toBe('steady')
    expect(stageTrend(quarters(3, 3.1, 3.2, 3.3, 3.4))).toBe('rising')
    expect(stageTrend(quarters(3.4, 3.3, 3.2, 3.1, 3))).toBe('falling')
    expect(flowTrend(quarters(100, 105, 111, 118, 130))).toBe('rising')
    expect(flowTrend(quarters(0, 0, 0, 0, 0))).toBe('steady')
    expect(flowTrend([])).toBeNull()
  })
})

describe('flood stages', () => {
  const stages = { actionFt: 10, minorFt: 18, moderateFt: null, majorFt: 22 }
  it('name the highest category that is reached, and the next one', () => {
    expect(floodCategoryAt(9.99, stages)).toBe('below')
    expect(floodCategoryAt(10, stages)).toBe('action')
    expect(floodCategoryAt(21, stages)).toBe('minor')
    expect(floodCategoryAt(30, stages)).toBe('major')
    expect(nextFloodStage(18.5, stages)).toEqual({ category: 'major', stageFt: 22, moreFt: 3.5 })
    expect(nextFloodStage(22, stages)).toBeNull()
  })
  it('say nothing where none is named', () => {
    expect(floodCategoryAt(40, { actionFt: null, minorFt: null, moderateFt: null, majorFt: null })).toBeNull()
  })
})

describe('tables of levels', () => {
  it('give the range of a value, its lower edge included', () => {
    const ranges = [
      { from: null, to: 3, label: 'low' },
      { from: 3, to: 6.3, label: 'best' },
    ]
    expect([2.99, 3, 6.3].map((value) => rangeAt(ranges, value)?.label)).toEqual(['low', 'best', undefined])
  })
  it.each([
    ['2024-11-04', true],
    ['2024-11-05', false],
    ['2023', true],
    ['2024-10', true],
    ['2024', null],
    ['2024-11', null],
    ['2026-07-04', false],
    ['undated', null],
  ])('of %s, before a flood of 2024-11-05: %s', (asOf, before) => {
    expect(isBeforeBedMoved(asOf, '2024-11-05')).toBe(before)
  })
})

describe('the crest of a forecast', () => {
  const now = epochMs(QUARTER_MS)
  it('is the highest point ahead', () => {
    expect(forecastCrest(quarters(30, 4, 9, 7), now)).toEqual({ atMs: 2 * QUARTER_MS, value: 9, isOpenEnd: false })
  })
  it('is marked where the forecast ends with it', () => {
    expect(forecastCrest(quarters(3, 4, 5), now)).toMatchObject({ value: 5, isOpenEnd: true })
  })
  it('is none where the water falls, or nothing lies ahead', () => {
    expect(forecastCrest(quarters(9, 8, 7), now)).toBeNull()
    expect(forecastCrest(quarters(9), now)).toBeNull()
    expect(forecastCrest(quarters(-999, -999, -999), now)).toBeNull()
  })
})

describe('the alarm of a gauge', () => {
  const rule: RiseRule = { risesFtPerHour: 1, reachesFt: null }
  const calm = [3, 3, 3, 3, 3, 3]
  /** Looks after every reading, as it comes. */
  const watch = (values: readonly number[], of = rule) => {
    let state: RiseState = CALM_WATER
    return values.map((_, at) => {
      const stage = quarters(...values.slice(0, at + 1))
      const step = lookAtGauge(state, of, { stage, nowMs: epochMs(at * QUARTER_MS) })
      state = step.state
      return step.alarm?.reason ?? null
    })
  }

  it('tells of a rise once, and again after two calm hours', () => {
    const rise = [3.5, 4, 4.5, 5, 5.5]
    const told = watch([...calm, ...rise, ...Array<number>(16).fill(5.5), 6, 6.5, 7, 7.5, 8])
    expect(told.filter(Boolean)).toEqual(['rise', 'rise'])
  })

  it('tells of a height once, by two readings running, and again when it has been below', () => {
    const told = watch([5, 8.2, 5, 8.1, 8.2, 7.9, 8.3, 8.3, 7, 7, 8.4, 8.5], { risesFtPerHour: null, reachesFt: 8 })
    expect(told.map((reason, at) => (reason === null ? null : at)).filter((at) => at !== null)).toEqual([4, 11])
  })

  it('says that a gauge is silent, and takes silence for no news', () => {
    const stage = quarters(...calm)
    const later = epochMs(5 * QUARTER_MS + STALE_MS + 1)
    expect(lookAtGauge(CALM_WATER, rule, { stage, nowMs: later })).toEqual({
      state: CALM_WATER,
      alarm: null,
      isSilent: true,
    })
    expect(lookAtGauge(CALM_WATER, rule, { stage: [], nowMs: later }).isSilent).toBe(true)
  })

  it('says how high and how fast', () => {
    const step = lookAtGauge(CALM_WATER, rule, {
      stage: quarters(3, 3, 3, 3, 4, 5, 6, 7),
      nowMs: epochMs(7 * QUARTER_MS),
    })
    expect(step.alarm).toEqual({ reason: 'rise', atMs: 7 * QUARTER_MS, stageFt: 7, ftPerHour: 4 })
  })
})
