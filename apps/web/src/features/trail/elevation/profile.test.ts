import { describe, expect, it } from 'vitest'
import { climbingLine, flatLine } from '../testing/trail-fixture.ts'
import { climbAndFall, elevationProfile, profileAt, sampleProfile } from './profile.ts'

const profileOf = (line: Parameters<typeof elevationProfile>[0]) => {
  const profile = elevationProfile(line)
  if (profile === null) throw new Error('no profile')
  return profile
}

describe('the elevation profile of a line', () => {
  it('does not exist where the line carries no elevation', () => {
    expect(elevationProfile(flatLine)).toBeNull()
  })

  it('has the lowest and highest point, the climb, the fall and the length', () => {
    const profile = profileOf(climbingLine)
    expect(profile).toMatchObject({ lowestM: 300, highestM: 420, gainM: 130, lossM: 10, coverage: 1 })
    // 0.02° of longitude at 34.46° N is 1,833 m, the last leg 1,441 m.
    expect(profile.lengthM).toBeGreaterThan(3250)
    expect(profile.lengthM).toBeLessThan(3300)
  })

  it('does not draw across a gap between two parts, nor count it as length', () => {
    const gap = profileOf({
      type: 'MultiLineString',
      coordinates: [
        [
          [-94.03, 34.46, 300],
          [-94.02, 34.46, 310],
        ],
        [
          [-93.5, 34.46, 500],
          [-93.49, 34.46, 520],
        ],
      ],
    })
    expect(gap.stretches).toHaveLength(2)
    expect(gap.lengthM).toBeLessThan(1900)
    expect(gap.gainM).toBe(30)
  })

  it('says how much of the line it covers when some coordinates carry no elevation', () => {
    const half = profileOf({
      type: 'LineString',
      coordinates: [
        [-94.03, 34.46, 300],
        [-94.02, 34.46, 310],
        [-94.01, 34.46],
      ],
    })
    expect(half.coverage).toBeCloseTo(0.5, 2)
  })

  it('interpolates between two surveyed points', () => {
    const profile = profileOf(climbingLine)
    const [a, b] = profile.stretches[0] ?? []
    const middle = profileAt(profile, ((a?.alongM ?? 0) + (b?.alongM ?? 0)) / 2)
    expect(middle?.elevationM).toBeCloseTo(330, 5)
    expect(middle?.position.lng).toBeCloseTo(-94.025, 6)
    expect(profileAt(profile, profile.lengthM + 500)?.elevationM).toBe(420)
  })

  it('is sampled from the start to the very end', () => {
    const profile = profileOf(climbingLine)
    const rows = sampleProfile(profile, 1000)
    expect(rows.map((r) => Math.round(r.alongM))).toEqual([0, 1000, 2000, 3000, Math.round(profile.lengthM)])
  })
})

describe('climb and fall', () => {
  it('does not count noise under three metres as climbing', () => {
    expect(climbAndFall([100, 102, 100, 101, 99, 101])).toEqual({ gainM: 0, lossM: 0 })
  })

  it('adds up real climbs and falls', () => {
    expect(climbAndFall([100, 150, 149, 200, 120, 122, 118, 160])).toEqual({ gainM: 142, lossM: 82 })
  })
})
