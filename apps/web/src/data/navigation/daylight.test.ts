import { epochMs, sunHeightDeg } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { isDaylight } from './daylight.ts'

const littleRock = { lng: -92.2896, lat: 34.7465 }
const MINUTE_MS = 60_000
const minutesOfLight = (day: string): number => {
  // From one solar midnight to the next.
  const fromMs = Date.parse(`${day}T06:09:00Z`)
  return Array.from({ length: 1440 }, (_, i) => epochMs(fromMs + i * MINUTE_MS)).filter((ms) =>
    isDaylight(littleRock, ms),
  ).length
}
const radians = (deg: number) => (deg * Math.PI) / 180
/** The sunrise equation, with the sun's edge and the air's refraction. */
const textbookMinutes = (declinationDeg: number): number => {
  const [lat, tilt] = [radians(littleRock.lat), radians(declinationDeg)]
  const cosine = (Math.sin(radians(-0.833)) - Math.sin(lat) * Math.sin(tilt)) / (Math.cos(lat) * Math.cos(tilt))
  return (2 * Math.acos(cosine) * 1440) / (2 * Math.PI)
}

describe('daylight', () => {
  it.each([
    ['2025-06-21', 23.44],
    ['2025-12-21', -23.44],
    ['2026-09-23', 0],
  ])('on %s lasts as long as the sunrise equation says', (day, declinationDeg) => {
    expect(Math.abs(minutesOfLight(day) - textbookMinutes(declinationDeg))).toBeLessThan(3)
  })

  it('is highest at the noon of the place on a day when sundial and clock agree', () => {
    const noonMs = Date.parse('2025-04-15T12:00:00Z') - (littleRock.lng / 15) * 3_600_000
    const heights = [-20, -10, 0, 10, 20].map((minutes) =>
      sunHeightDeg(littleRock, epochMs(noonMs + minutes * MINUTE_MS)),
    )
    expect(Math.max(...heights)).toBe(heights[2])
  })

  it('reaches at midsummer the height that latitude and tilt of the Earth give', () => {
    expect(sunHeightDeg(littleRock, epochMs(Date.parse('2025-06-21T18:11:00Z')))).toBeCloseTo(90 - 34.7465 + 23.44, 1)
  })
})
