import { METRES_PER_FOOT } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { climbingLine } from '../testing/trail-fixture.ts'
import { chartGeometry, niceStep } from './chart-geometry.ts'
import { elevationProfile } from './profile.ts'

const frame = { widthPx: 360, heightPx: 160, leftPx: 44, rightPx: 8, topPx: 8, bottomPx: 24 }
const profile = elevationProfile(climbingLine)
if (profile === null) throw new Error('the fixture carries elevation')
const chart = chartGeometry(profile, frame)

describe('the drawing of an elevation profile', () => {
  it('runs from the left edge of the plot to its right edge', () => {
    expect(chart.x(0)).toBe(44)
    expect(chart.x(profile.lengthM)).toBe(352)
    expect(chart.lines[0]).toMatch(/^M44\.0 /)
  })

  it('has the highest ground above the lowest, inside the frame', () => {
    expect(chart.y(profile.highestM)).toBeGreaterThanOrEqual(frame.topPx)
    expect(chart.y(profile.lowestM)).toBeLessThanOrEqual(frame.heightPx - frame.bottomPx)
    expect(chart.y(profile.highestM)).toBeLessThan(chart.y(profile.lowestM))
  })

  it('labels round feet and round miles', () => {
    expect(chart.feetTicks.map((t) => t.label)).toEqual(['900', '1,000', '1,100', '1,200', '1,300', '1,400'])
    expect(chart.milesTicks.map((t) => t.label)).toEqual(['0', '0.5', '1', '1.5', '2'])
  })

  it('finds the place along the line under a finger, and stops at its ends', () => {
    expect(chart.alongAt(chart.x(1234))).toBeCloseTo(1234, 6)
    expect(chart.alongAt(0)).toBe(0)
    expect(chart.alongAt(999)).toBe(profile.lengthM)
  })

  it('does not make a mountain of a flat trail', () => {
    const flat = elevationProfile({
      type: 'LineString',
      coordinates: [
        [-94, 34.5, 100],
        [-93.9, 34.5, 101],
      ],
    })
    if (flat === null) throw new Error('the line carries elevation')
    const drawn = chartGeometry(flat, frame)
    expect(drawn.y(100) - drawn.y(100 + 10 * METRES_PER_FOOT)).toBeLessThan(20)
  })

  it('steps by one, two or five', () => {
    expect([niceStep(10, 5), niceStep(390, 4), niceStep(2.03, 5), niceStep(0, 4)]).toEqual([2, 100, 0.5, 1])
  })
})
