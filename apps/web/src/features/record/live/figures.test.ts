import {
  degrees,
  destination,
  epochMs,
  followStatistics,
  metres,
  metresPerSecond,
  noLiveStatistics,
  notStanding,
  type Fix,
} from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import type { RecorderState } from '../../../data/rides/recorder.ts'
import { clockText, liveFigures } from './figures.ts'

const START_MS = Date.UTC(2026, 4, 1, 14)
const fixAt = (second: number, more: Partial<Fix> = {}): Fix => ({
  ...destination({ lng: -92.8, lat: 35.5 }, degrees(30), metres(second * 7)),
  timeMs: epochMs(START_MS + second * 1000),
  accuracyM: metres(4),
  altitudeM: metres(200 + second),
  speedMps: null,
  headingDeg: null,
  ...more,
})
const after = (fixes: readonly Fix[], more: Partial<RecorderState> = {}): RecorderState => ({
  rideId: 'r',
  use: 'utv',
  status: 'recording',
  ride: {
    status: 'recording',
    startedMs: epochMs(START_MS),
    stoppedMs: null,
    track: [fixes],
    lapsMs: [epochMs(START_MS + 100_000)],
    waypoints: [],
  },
  live: fixes.reduce(
    (live, fix, i) => followStatistics(live, [fixes.slice(0, i + 1)], { fix, isStanding: false }),
    noLiveStatistics,
  ),
  standing: notStanding,
  isUnsaved: false,
  ...more,
})
const minutes = Array.from({ length: 240 }, (_, second) => fixAt(second))
const nowMs = START_MS + 240_000

describe('the figures of a ride that goes on', () => {
  it('are what was ridden', () => {
    expect(liveFigures(after(minutes), 'good', nowMs)).toMatchObject({
      miles: '1.04',
      moving: '3:58',
      accuracy: '± 13 ft',
      speed: '16',
      lap: { number: 2, time: '2:20' },
    })
  })

  it('believe the receiver about speed, but no jump and no nonsense', () => {
    const last = (speed: number) => [...minutes, fixAt(240, { speedMps: metresPerSecond(speed) })]
    expect(liveFigures(after(last(4.4704)), 'good', nowMs).speed).toBe('10')
    expect(liveFigures(after(last(Number.NaN)), 'good', nowMs).speed).toBe('16')
    expect(liveFigures(after(last(400)), 'good', nowMs).speed).toBe('–')
  })

  it('show no speed that is not of this moment', () => {
    expect(liveFigures(after(minutes), 'lost', nowMs).speed).toBe('–')
    expect(liveFigures(after([fixAt(0), fixAt(60)]), 'good', nowMs).speed).toBe('–')
    expect(liveFigures(after([]), 'searching', nowMs)).toMatchObject({
      speed: '–',
      climb: '–',
      accuracy: '–',
      miles: '0.00',
    })
  })

  it('stand at 0 while the ride is paused or stands', () => {
    expect(liveFigures(after(minutes, { status: 'paused' }), 'good', nowMs).speed).toBe('0')
    expect(liveFigures(after(minutes, { standing: { ...notStanding, isStanding: true } }), 'good', nowMs).speed).toBe(
      '0',
    )
  })
})

describe('a clock', () => {
  it.each([
    [0, '0:00'],
    [59.9, '0:59'],
    [247, '4:07'],
    [3727, '1:02:07'],
    [-3, '0:00'],
  ])('of %d seconds shows %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text)
  })
})
