import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SIMULATION_START_MS, simulateRide } from '../simulation/simulate-ride.ts'
import { windingLine } from '../testing/winding-line.ts'
import type { Fix } from '../track/fix.ts'
import { trackStatistics } from '../track/statistics.ts'
import { epochMs, metres } from '../units.ts'
import { followStanding, notStanding } from './auto-pause.ts'
import { followStatistics, measureLive, noLiveStatistics } from './live-statistics.ts'
import { rideFromLog, rideReader, type RideEvent } from './ride-log.ts'

const line = windingLine(10)
const fixes = simulateRide(line, { speedMps: 6.7, sigmaM: 3, correlationS: 20, intervalS: 1, seed: 3 })
const at = (second: number) => epochMs(SIMULATION_START_MS + second * 1000)
const logged = (fix: Fix): RideEvent => ({ kind: 'fix', atMs: fix.timeMs ?? at(0), fix })

describe('a ride read from its log', () => {
  const log: RideEvent[] = [
    { kind: 'start', atMs: at(0) },
    ...fixes.slice(0, 10).map(logged),
    { kind: 'lap', atMs: at(10) },
    { kind: 'pause', atMs: at(10) },
    ...fixes.slice(10, 20).map(logged),
    { kind: 'waypoint', id: 'w1', atMs: at(15), at: { lng: -92.8, lat: 35.5 }, note: 'gate' },
    { kind: 'resume', atMs: at(20) },
    ...fixes.slice(20, 30).map(logged),
  ]

  it('begins a new piece after each pause and leaves out what came while paused', () => {
    const ride = rideFromLog(log)
    expect(ride.track.map((piece) => piece.length)).toEqual([10, 10])
    expect(ride).toMatchObject({ status: 'recording', startedMs: at(0), stoppedMs: null, lapsMs: [at(10)] })
    expect(ride.waypoints).toHaveLength(1)
  })

  it('is the same ride wherever the log was cut off, only shorter', () => {
    for (let cut = 1; cut < log.length; cut++) {
      const ride = rideFromLog(log.slice(0, cut))
      expect(ride.status).not.toBe('stopped')
      expect(ride.track.flat().every((fix, i) => fix === rideFromLog(log).track.flat()[i])).toBe(true)
    }
  })

  it('goes on after a stop that was undone', () => {
    const stopped: RideEvent[] = [...log, { kind: 'stop', atMs: at(40) }]
    expect(rideFromLog(stopped)).toMatchObject({ status: 'stopped', stoppedMs: at(40) })
    expect(rideFromLog([...stopped, { kind: 'resume', atMs: at(41) }])).toMatchObject({
      status: 'recording',
      stoppedMs: null,
    })
  })

  it('of no events is an empty, stopped ride', () => {
    expect(rideFromLog([])).toMatchObject({ status: 'stopped', startedMs: null, track: [] })
  })
})

describe('standing', () => {
  const follow = (all: readonly Fix[]) => all.reduce(followStanding, notStanding)
  const still = (seconds: number, sigmaM: number) =>
    simulateRide(line.slice(0, 1), { speedMps: 0, sigmaM, correlationS: 0, intervalS: 1, seed: 5 }, seconds)

  it('is noticed after ten seconds within the circle', () => {
    expect(follow(still(10, 0)).isStanding).toBe(false)
    expect(follow(still(11, 0)).isStanding).toBe(true)
    expect(follow(still(60, 8)).isStanding).toBe(true)
  })

  it('is never seen while riding, and ends with the first fix outside', () => {
    let standing = notStanding
    for (const fix of fixes) expect((standing = followStanding(standing, fix)).isStanding).toBe(false)
    expect(follow([...still(30, 0), ...fixes.slice(5, 8)]).isStanding).toBe(false)
  })

  it('is not disturbed by fixes without place or time', () => {
    const bad = { ...(fixes[0] as Fix), lat: Number.NaN }
    expect(follow([...still(20, 0), bad, { ...bad, timeMs: null }]).isStanding).toBe(true)
  })
})

describe('statistics of a ride that goes on', () => {
  const long = simulateRide(windingLine(60), { speedMps: 6.7, sigmaM: 4, correlationS: 20, intervalS: 1, seed: 9 })

  const shift = (fix: Fix, byS: number): Fix => ({ ...fix, timeMs: epochMs((fix.timeMs ?? 0) + byS * 1000) })
  const miles = (fix: Fix): Fix => ({ ...fix, lat: fix.lat + 1 })

  /** What happens on a ride: so many fixes, and then a pause, a silence, a jump of the receiver, or a page that is loaded anew. */
  const happening = fc.record({
    fixes: fc.integer({ min: 0, max: 90 }),
    then: fc.constantFrom('pause', 'silence', 'jump', 'reload', 'stand', 'guess'),
    silentS: fc.integer({ min: 1, max: 400 }),
  })

  it('are those of the page of the ride, whatever happened: pauses, gaps, jumps and reloads', () => {
    fc.assert(
      fc.property(fc.array(happening, { minLength: 1, maxLength: 6 }), (happenings) => {
        const reader = rideReader()
        const log: RideEvent[] = []
        const add = (event: RideEvent) => {
          log.push(event)
          reader.add(event)
        }
        add({ kind: 'start', atMs: at(0) })
        let [live, next, lateS] = [noLiveStatistics, 0, 0]
        const hear = (fix: Fix, isStanding = false) => {
          add(logged(fix))
          live = followStatistics(live, reader.ride().track, { fix, isStanding })
        }
        const again = () => {
          add({ kind: 'resume', atMs: at(next + lateS) })
          live = { ...live, last: null }
        }
        const HAPPENS: Record<string, () => void> = {
          pause: () => {
            add({ kind: 'pause', atMs: at(next + lateS) })
            live = measureLive(reader.ride().track)
            again()
          },
          reload: () => {
            live = measureLive(reader.ride().track)
            again()
          },
          jump: () => hear(miles(shift(long[next] as Fix, lateS))),
          guess: () => hear({ ...shift(long[next] as Fix, lateS), accuracyM: metres(900) }),
          stand: () => {
            for (let second = 1; second <= 40; second++)
              hear(shift(long[Math.max(0, next - 1)] as Fix, lateS + second), true)
            lateS += 40
          },
        }
        for (const { fixes: count, then, silentS } of happenings) {
          for (const fix of long.slice(next, next + count)) hear(shift(fix, lateS))
          next += count
          HAPPENS[then]?.()
          if (then !== 'stand') lateS += silentS
        }
        const page = trackStatistics(rideFromLog(log).track)
        expect(measureLive(reader.ride().track).shown).toEqual(page)
        if (live.fixes <= 300) expect(live.shown).toEqual(page)
        expect(live.shown.gaps).toEqual(page.gaps)
        expect(Math.abs(live.shown.distanceM - page.distanceM)).toBeLessThanOrEqual(20 + page.distanceM * 0.03)
        expect(Math.abs((live.shown.movingS ?? 0) - (page.movingS ?? 0))).toBeLessThanOrEqual(20)
      }),
      { numRuns: 20 },
    )
  })

  it('stay within 3 percent of what the whole ride measures, fix by fix, after the first minute', () => {
    let live = noLiveStatistics
    let measured = 0
    for (const [i, fix] of long.entries()) {
      const before = live.measuredFixes
      live = followStatistics(live, [long.slice(0, i + 1)], { fix, isStanding: false })
      if (i > 300 && live.measuredFixes !== before) measured++
      if (i > 60 && i % 97 === 0) {
        const truth = trackStatistics(long.slice(0, i + 1)).distanceM
        expect(Math.abs(live.shown.distanceM / truth - 1)).toBeLessThan(0.03)
      }
    }
    expect(measured).toBeLessThan((long.length - 300) / 4)
  })

  it('run the clock of moving and of standing with every fix, and neither over a gap nor for a jump', () => {
    const start = long.slice(0, 700)
    const live = measureLive([start])
    const { movingS, stoppedS, distanceM } = live.shown
    const fixAfter = (second: number): Fix => ({
      ...(long[700] as Fix),
      timeMs: epochMs((start.at(-1)?.timeMs ?? 0) + second * 1000),
    })
    const after = (fix: Fix, isStanding: boolean) =>
      followStatistics(live, [[...start, fix]], { fix, isStanding }).shown
    expect(after(fixAfter(3), false)).toMatchObject({ movingS: (movingS ?? 0) + 3, stoppedS })
    expect(after(fixAfter(3), true)).toMatchObject({ movingS, stoppedS: (stoppedS ?? 0) + 3, distanceM })
    expect(after(miles(fixAfter(3)), false)).toMatchObject({ movingS, stoppedS, distanceM })
    const gap = after(fixAfter(300), false)
    expect(gap.gaps).toHaveLength(1)
    expect(gap.distanceM).toBeCloseTo(trackStatistics(start).distanceM, 6)
  })
})
