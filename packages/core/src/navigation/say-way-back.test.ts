import { describe, expect, it } from 'vitest'
import { destination } from '../geo/distance.ts'
import { drive, exactFixes } from '../testing/drive.ts'
import { drawLegs } from '../testing/labelled-line.ts'
import { degrees, metres } from '../units.ts'
import { sayWayBack } from './off-route.ts'
import { startTrip } from './start-trip.ts'
import type { WayBack } from './trip.ts'

const straight = drawLegs([{ lengthM: 3000 }], 0).line
const north = drive(startTrip(straight), exactFixes(straight, 6.7).slice(0, 100)).trip
const at = north.memory.lastFix ?? { lng: 0, lat: 0 }

/** A way back over so many metres in a direction, and along so many metres of trail. */
const back = (awayM: number, bearing: number, along: WayBack['along'] = null): WayBack => ({
  to: destination(at, degrees(bearing), metres(awayM)),
  distanceM: metres(awayM),
  bearingDeg: degrees(bearing),
  along,
})
const along = (lengthM: number, turnRound: boolean) => ({ line: [], lengthM: metres(lengthM), turnRound })

describe('the words of the way back', () => {
  it('name no distance below 100 feet', () => {
    expect(sayWayBack(north, back(25, 90))).toBe('The route is just to your right.')
    expect(sayWayBack(north, back(25, 180, along(20, true)))).toBe('Turn around, the route is just behind you.')
  })

  it('never name less than the straight line, however near a trail begins that leads back', () => {
    expect(sayWayBack(north, back(90, 270, along(3, false)))).toBe('The route is 300 feet to your left.')
    expect(sayWayBack(north, back(90, 180, along(180, true)))).toBe('Turn around, the route is 600 feet back.')
  })
})

describe('a rider sent ahead', () => {
  it('is told once to turn around as soon as that is the way back', () => {
    const astray = drawLegs([{ lengthM: 900, turnDeg: 90 }, { lengthM: 100 }], 0).line
    const fixes = exactFixes(astray, 6.7)
    const left = fixes.findIndex((_, i) => drive(startTrip(straight), fixes.slice(0, i)).trip.phase === 'offRoute')
    const off = drive(startTrip(straight), fixes.slice(0, left)).trip
    expect(off.phase).toBe('offRoute')
    const sentAhead = { ...off, memory: { ...off.memory, turnRoundTold: false } }
    const { told } = drive(sentAhead, fixes.slice(left))
    expect(told.map(({ kind }) => kind)).toEqual(['wayBack'])
    expect(told[0]?.text).toMatch(/^Turn around, the route is .+ back\.$/)
    expect(drive(off, fixes.slice(left)).told).toEqual([])
  })
})
