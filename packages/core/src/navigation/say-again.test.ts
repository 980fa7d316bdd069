import { describe, expect, it } from 'vitest'
import { drive, exactFixes } from '../testing/drive.ts'
import { drawLegs } from '../testing/labelled-line.ts'
import { sayAgain } from './say-again.ts'
import { startTrip } from './start-trip.ts'

const MPH_15 = 6.7056
const corner = drawLegs([{ lengthM: 1200, turnDeg: 90 }, { lengthM: 800 }], 0).line
const fixes = exactFixes(corner, MPH_15)
const after = (seconds: number) => sayAgain(drive(startTrip(corner), fixes.slice(0, seconds)).trip)

describe('what is said again', () => {
  it('is the turn ahead, as far as it is by now', () => {
    expect(after(60)).toBe('In half a mile, turn right.')
    expect(after(166)).toMatch(/^In (2|3)\d0 feet, turn right\.$/)
    expect(after(178)).toBe('Turn right now.')
  })

  it('is never a turn that lies behind', () => {
    expect(after(200)).toBe('0.4 miles to go.')
  })

  it('is the way back while off the route', () => {
    const astray = drawLegs([{ lengthM: 900, turnDeg: 90 }, { lengthM: 400 }], 0).line
    const { trip } = drive(startTrip(corner), exactFixes(astray, MPH_15))
    expect(sayAgain(trip)).toMatch(/^Turn around, the route is .+ back\.$/)
  })

  it('is nothing before the first fix and after the arrival', () => {
    expect(sayAgain(startTrip(corner))).toBeNull()
    expect(sayAgain(drive(startTrip(corner), fixes).trip)).toBeNull()
  })
})
