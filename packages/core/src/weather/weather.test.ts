import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochMs, metres } from '../units.ts'
import { heatIndexF, heatLevel, windChillF } from './feels-like.ts'
import { THUNDER_WAIT_MS, thunderWait } from './thunder.ts'
import { turnBack, type DaylightRide } from './turn-back.ts'
import { huntersOut } from './hunting.ts'
import { sortWarnings, warningPhase, type TimedWarning } from './warning.ts'

describe('the heat index', () => {
  // Read off the chart of the National Weather Service (weather.gov/safety/heat-index), which rounds to whole degrees.
  it.each([
    [80, 40, 80],
    [90, 50, 95],
    [90, 70, 106],
    [96, 50, 108],
    [100, 55, 124],
    [86, 90, 105],
    [104, 40, 119],
  ])('at %i °F and %i %% is %i °F', (tempF, humidity, index) => {
    expect(Math.abs((heatIndexF(tempF, humidity) ?? 0) - index)).toBeLessThanOrEqual(1)
  })

  it('is not given below 80 °F or for no humidity, and is a number everywhere else', () => {
    expect(heatIndexF(79.9, 50)).toBeNull()
    expect(heatIndexF(95, NaN)).toBeNull()
    fc.assert(
      fc.property(fc.double({ min: 80, max: 125, noNaN: true }), fc.double({ min: 0, max: 100, noNaN: true }), (t, h) =>
        Number.isFinite(heatIndexF(t, h)),
      ),
    )
  })

  it('is named as the Weather Service names it', () => {
    expect([79, 80, 91, 103, 125].map(heatLevel)).toEqual([
      null,
      'caution',
      'extreme caution',
      'danger',
      'extreme danger',
    ])
  })
})

describe('the wind chill', () => {
  // The chart of the National Weather Service.
  it.each([
    [40, 5, 36],
    [30, 20, 17],
    [0, 15, -19],
    [-10, 30, -39],
  ])('at %i °F and %i mph is %i °F', (tempF, mph, chill) => {
    expect(Math.round(windChillF(tempF, mph) ?? 0)).toBe(chill)
  })
  it('is not given above 50 °F or without wind', () => {
    expect([windChillF(50.1, 20), windChillF(20, 3), windChillF(NaN, 20)]).toEqual([null, null, null])
  })
})

describe('the 30-minute rule', () => {
  const heard = epochMs(1e12)
  it('counts down from the last thunder, and ends', () => {
    expect(thunderWait(null, heard)).toEqual({ phase: 'none' })
    expect(thunderWait(heard, epochMs(heard + 60_000))).toMatchObject({
      phase: 'wait',
      leftMs: THUNDER_WAIT_MS - 60_000,
    })
    expect(thunderWait(heard, epochMs(heard + THUNDER_WAIT_MS)).phase).toBe('over')
  })
  it('never waits longer than 30 minutes, even when the clock was set back', () => {
    expect(thunderWait(heard, epochMs(heard - 7_200_000))).toMatchObject({ leftMs: THUNDER_WAIT_MS })
  })
})

describe('turning back before dark', () => {
  const hour = 3_600_000
  const ride: DaylightRide = {
    startedMs: epochMs(0),
    nowMs: epochMs(2 * hour),
    riddenM: metres(20_000),
    backM: metres(20_000),
    sunsetMs: epochMs(6 * hour),
    spareMs: hour / 2,
  }
  it('takes as long as going out did', () => {
    expect(turnBack(ride)).toMatchObject({ phase: 'time', turnAtMs: 3.5 * hour, backMs: 2 * hour })
    expect(turnBack({ ...ride, backM: metres(5000) })).toMatchObject({ turnAtMs: 5 * hour })
  })
  it('is announced 20 minutes ahead, and said to be late when it is', () => {
    const at = (nowH: number) => turnBack({ ...ride, nowMs: epochMs(nowH * hour) }).phase
    expect([2, 2.6, 2.8, 6]).toSatisfy((hours: number[]) => {
      const phases = hours.map(at)
      return phases.join() === 'time,soon,late,dark'
    })
  })
  it('says nothing without a pace or a sunset', () => {
    expect(turnBack({ ...ride, riddenM: metres(100) })).toEqual({ phase: 'unknown' })
    expect(turnBack({ ...ride, sunsetMs: null })).toEqual({ phase: 'unknown' })
  })
  it('leaves enough daylight for the way back whenever it says that there is time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 * hour }), fc.integer({ min: 500, max: 90_000 }), (nowMs, riddenM) => {
        const step = turnBack({ ...ride, nowMs: epochMs(nowMs), riddenM: metres(riddenM), backM: metres(riddenM) })
        return step.phase !== 'time' || nowMs + step.backMs + ride.spareMs <= 6 * hour
      }),
    )
  })
})

describe('warnings', () => {
  const warning = (severity: TimedWarning['severity'], onsetMs: number | null, endsMs: number | null) => ({
    severity,
    onsetMs,
    endsMs,
  })
  it('count now, later or no more', () => {
    const now = epochMs(100)
    expect(warningPhase(warning('Minor', 50, 100), now)).toBe('over')
    expect(warningPhase(warning('Minor', 101, 200), now)).toBe('ahead')
    expect(warningPhase(warning('Minor', null, null), now)).toBe('now')
  })
  it('are sorted: now before ahead, the worst first', () => {
    const list = [
      warning('Minor', 0, 200),
      warning('Extreme', 150, 200),
      warning('Severe', 0, 200),
      warning('Severe', 0, 90),
    ]
    expect(sortWarnings(list, epochMs(100)).map(({ severity }) => severity)).toEqual(['Severe', 'Minor', 'Extreme'])
  })
})

describe('hunters in the woods', () => {
  const deer = { id: 'deer', periods: [{ opens: '2025-11-08', closes: '2025-11-30' }] }
  const turkey = { id: 'turkey', periods: [{ opens: '2026-04-20', closes: '2026-05-10' }] }
  const on = (day: string) => huntersOut([deer, turkey], day)
  it('are known from the first to the last day of a hunt', () => {
    expect([on('2025-11-08').known, on('2025-11-30').known, on('2025-12-01').known]).toEqual([[deer], [deer], []])
    expect(on('2026-05-10')).toEqual({ known: [turkey], lastYear: [], isOver: false })
  })
  it('are only expected, by the year before, once the list is over', () => {
    expect(on('2026-11-21')).toEqual({ known: [], lastYear: [deer], isOver: true })
    expect(on('2026-12-01')).toEqual({ known: [], lastYear: [], isOver: true })
    expect(on('2028-02-29').isOver).toBe(true)
  })
})
