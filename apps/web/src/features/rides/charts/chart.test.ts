import { degrees, destination, epochMs, metres, metresPerSecond, type TrackSample } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { alongAt, chartOf, ELEVATION, milesTicks, niceStep, sampleAt, SPEED, xOf } from './chart.ts'

const frame = { widthPx: 340, heightPx: 120, leftPx: 40, rightPx: 0, topPx: 20, bottomPx: 20 }
const sample = (alongM: number, more: Partial<TrackSample> = {}): TrackSample => ({
  ...destination({ lng: -92.8, lat: 35.5 }, degrees(30), metres(alongM)),
  index: alongM,
  timeMs: epochMs(alongM * 1000),
  alongM: metres(alongM),
  speedMps: metresPerSecond(5),
  altitudeM: metres(300 + alongM / 10),
  isMoving: true,
  ...more,
})
const run = (from: number, to: number, more: Partial<TrackSample> = {}) =>
  Array.from({ length: to - from + 1 }, (_, i) => sample(from + i, more))
const on = { lengthM: 100, frame }

describe('a chart along a ride', () => {
  it('is one line for each stretch, with nothing drawn across a gap', () => {
    const chart = chartOf([run(0, 40), run(40, 100)], ELEVATION, on)
    expect(chart?.lines).toHaveLength(2)
    expect(chart?.lines[0]?.startsWith('M40.0 ')).toBe(true)
    expect(chart?.lines[1]?.startsWith('M160.0 ')).toBe(true)
  })

  it('is cut where the value is not known, and none at all where it is known nowhere', () => {
    const halfKnown = [[...run(0, 30), ...run(31, 60, { altitudeM: null }), ...run(61, 100)]]
    expect(chartOf(halfKnown, ELEVATION, on)?.lines).toHaveLength(2)
    expect(chartOf([run(0, 100, { altitudeM: null })], ELEVATION, on)).toBeNull()
    expect(chartOf([run(0, 100, { speedMps: null })], SPEED, on)).toBeNull()
    expect(chartOf([], SPEED, on)).toBeNull()
  })

  it('makes no mountain of a flat ride, and begins speed at zero', () => {
    const flat = chartOf([run(0, 100, { altitudeM: metres(300) })], ELEVATION, on)
    expect(flat?.ticks.length).toBeGreaterThan(1)
    expect(new Set(flat?.lines[0]?.match(/ [\d.]+/g)).size).toBe(1)
    const speed = chartOf([run(0, 100)], SPEED, on)
    expect(speed?.ticks[0]).toEqual({ px: 100, label: '0' })
  })

  it('keeps every tick within the picture', () => {
    const ticks = chartOf([run(0, 100)], ELEVATION, on)?.ticks ?? []
    expect(ticks.every(({ px }) => px >= frame.topPx && px <= frame.heightPx - frame.bottomPx)).toBe(true)
  })
})

describe('places along a chart', () => {
  it('come back from where they are drawn', () => {
    for (const alongM of [0, 12.5, 100]) expect(alongAt(100, frame)(xOf(100, frame)(alongM))).toBeCloseTo(alongM, 9)
    expect(alongAt(100, frame)(-500)).toBe(0)
    expect(alongAt(100, frame)(5000)).toBe(100)
  })

  it('belong to the nearest sample', () => {
    const samples = [sample(0), sample(10), sample(20)]
    expect(sampleAt(samples, 4.9)?.alongM).toBe(0)
    expect(sampleAt(samples, 5.1)?.alongM).toBe(10)
    expect(sampleAt(samples, 99)?.alongM).toBe(20)
    expect(sampleAt([], 5)).toBeNull()
  })

  it('are marked at whole steps of miles, with room for their numbers', () => {
    expect(milesTicks(1609.344 * 12, frame).map(({ label }) => label)).toEqual(['0', '5', '10'])
    expect(milesTicks(0, frame)).toHaveLength(1)
  })
})

describe('a nice step', () => {
  it.each([
    [10, 5, 2],
    [100, 3, 50],
    [7, 7, 1],
    [0.9, 3, 0.5],
    [0, 3, 1],
  ])('cuts %d into at most %d pieces by %d', (span, most, step) => {
    expect(niceStep(span, most)).toBeCloseTo(step, 12)
  })
})
