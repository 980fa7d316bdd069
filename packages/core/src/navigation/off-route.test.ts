import { describe, expect, it } from 'vitest'
import { destination } from '../geo/distance.ts'
import { buildTrailGraph } from '../route/build-trail-graph.ts'
import { drive, DRIVE_START_MS, exactFixes, kindsOf } from '../testing/drive.ts'
import { drawLegs } from '../testing/labelled-line.ts'
import { degrees, metres } from '../units.ts'
import { startTrip } from './start-trip.ts'

const MPH_15 = 6.7056
const straight = drawLegs([{ lengthM: 3000 }], 0).line
/** Goes off the straight line after 900 m, 60° to the right. */
const astray = drawLegs([{ lengthM: 900, turnDeg: 60 }, { lengthM: 500 }], 0).line

const destinationOf = <Fix extends { lng: number; lat: number }>(fix: Fix, eastM: number): Fix => ({
  ...fix,
  ...destination(fix, degrees(90), metres(eastM)),
})

describe('off the route', () => {
  const branch = { id: 'b', name: 'Rock Spur', difficulty: null, parts: [astray.slice(1)] }
  const graph = buildTrailGraph([{ id: 'm', name: 'Main', difficulty: null, parts: [straight] }, branch])

  it('is said once, by the third fix beyond 30 m, with the way back', () => {
    const { told, trip } = drive(startTrip(straight), exactFixes(astray, MPH_15))
    const off = told.filter(({ kind }) => kind === 'offRoute')
    expect(off).toHaveLength(1)
    const goneM = (off[0]?.fix ?? 0) * MPH_15 - 900
    expect(goneM).toBeGreaterThan(20)
    expect(goneM).toBeLessThan(30 / Math.sin(Math.PI / 3) + 3 * MPH_15)
    expect(off[0]).toMatchObject({ urgency: 'warning', signal: 'off-trail' })
    expect(off[0]?.text).toMatch(/^Off the route\. (Turn around, the route is|The route is) \d+ feet/)
    expect(trip.wayBack?.along?.turnRound).toBe(true)
  })

  it('names the branch that was taken by mistake, and leads back along it', () => {
    const { told, trip } = drive(startTrip(straight, { graph }), exactFixes(astray, MPH_15))
    expect(told.find(({ kind }) => kind === 'wrongBranch')?.text).toMatch(
      /^You are on Rock Spur, off the route\. Turn around, the route is \d+ feet back\.$/,
    )
    expect(trip.wayBack?.along?.lengthM).toBeGreaterThan(400)
    expect(kindsOf(told)).not.toContain('offRoute')
  })

  it('is told again when one rides on away from it', () => {
    const { told } = drive(
      startTrip(straight),
      exactFixes(drawLegs([{ lengthM: 900, turnDeg: 90 }, { lengthM: 900 }], 0).line, MPH_15),
    )
    const reminders = told.filter(({ kind }) => kind === 'wayBack')
    expect(reminders.length).toBeGreaterThanOrEqual(2)
    expect(reminders.length).toBeLessThanOrEqual(4)
  })

  it('comes back to the leg that is ridden, where both legs of an out-and-back are as near', () => {
    const thereAndBack = [...straight, ...straight.toReversed().slice(1)]
    // Carried off shortly before the far end, seen again when the way back has begun.
    const ride = exactFixes(thereAndBack, MPH_15).map((fix, i) =>
      Math.abs(i * MPH_15 - 3010) < 60 ? destinationOf(fix, 90) : fix,
    )
    const { told } = drive(startTrip(thereAndBack), ride)
    const back = told.find(({ kind }) => kind === 'backOnRoute')
    expect(back?.after.progressM).toBeGreaterThan(3060)
    expect(back?.after.progressM).toBeLessThan(3110)
  })

  it('is over after three fixes well within the limit, and not before', () => {
    const away = drive(startTrip(straight), exactFixes(astray, MPH_15)).trip
    const back = astray.toReversed()
    const { told, trip } = drive(away, exactFixes(back, MPH_15, 300))
    const found = told.find(({ kind }) => kind === 'backOnRoute')
    const leftM = 500 - (found?.fix ?? 0) * MPH_15
    expect(leftM).toBeLessThan(18 / Math.sin(Math.PI / 3))
    expect(found?.text).toMatch(/^Back on the route, .* to go\.$/)
    expect(trip.phase).toBe('onRoute')
  })

  it('does not come and go while one rides along its border', () => {
    const beside = straight.map((place) => destination(place, degrees(90), metres(26)))
    const wobble = exactFixes(beside, MPH_15).map((fix, i) => destinationOf(fix, i % 2 === 0 ? 7 : -7))
    expect(kindsOf(drive(startTrip(straight), wobble).told).filter((kind) => kind === 'offRoute')).toEqual([])
  })

  it('does not mind two fixes that stray', () => {
    const fixes = exactFixes(straight, MPH_15).map((fix, i) => (i % 20 < 2 && i > 5 ? destinationOf(fix, 60) : fix))
    const kinds = kindsOf(drive(startTrip(straight), fixes).told)
    expect(kinds).not.toContain('offRoute')
    expect(kinds).not.toContain('backOnRoute')
  })

  it('takes a short cut to a later part of the route as being on it again', () => {
    const u = drawLegs([{ lengthM: 800, turnDeg: 90 }, { lengthM: 200, turnDeg: 90 }, { lengthM: 800 }], 0).line
    const cut = drawLegs([{ lengthM: 300, turnDeg: 90 }, { lengthM: 200, turnDeg: 90 }, { lengthM: 250 }], 0).line
    const { trip } = drive(startTrip(u), exactFixes(cut, MPH_15))
    expect(trip.phase).toBe('onRoute')
    expect(trip.progressM).toBeGreaterThan(1700)
  })
})

describe('the wrong direction', () => {
  const half = exactFixes(straight, MPH_15).slice(0, 200)
  const turned = exactFixes(straight.toReversed(), MPH_15, 200).slice(-200)

  it('is told once, when one has come back by 40 m, and ends when one has turned round', () => {
    const on = drive(startTrip(straight), half).trip
    const { told, trip } = drive(
      on,
      turned.map((fix, i) => ({ ...fix, timeMs: DRIVE_START_MS + (200 + i) * 1000 })).slice(0, 60),
    )
    expect(kindsOf(told).filter((kind) => kind === 'wrongWay')).toHaveLength(1)
    expect(told.find(({ kind }) => kind === 'wrongWay')?.text).toBe('You are going the wrong way. Turn around.')
    expect(trip.wrongWay).toBe(true)
    const again = half.slice(-60).map((fix, i) => ({ ...fix, timeMs: DRIVE_START_MS + (260 + i) * 1000 }))
    expect(drive(trip, again.slice(1)).trip.wrongWay).toBe(false)
  })

  it('is not said on the way back of an out-and-back, nor to somebody who turns early on it', () => {
    const there = straight
    const outAndBack = [...there, ...there.toReversed().slice(1)]
    expect(kindsOf(drive(startTrip(outAndBack), exactFixes(outAndBack, MPH_15)).told)).not.toContain('wrongWay')
    const early = [...exactFixes(there, MPH_15).slice(0, 300)]
    const home = exactFixes(there.toReversed(), MPH_15, 300)
      .slice(-300)
      .map((fix, i) => ({ ...fix, timeMs: DRIVE_START_MS + (300 + i) * 1000 }))
    const { told, trip } = drive(startTrip(outAndBack), [...early, ...home.slice(1, 120)])
    expect(kindsOf(told)).not.toContain('wrongWay')
    expect(trip.progressM).toBeGreaterThan(3000)
  })
})
