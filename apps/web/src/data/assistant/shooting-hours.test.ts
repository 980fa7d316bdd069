import { epochMs } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { clockWords, shootingHours } from './shooting-hours.ts'

const STUTTGART = { lng: -91.5526, lat: 34.5004 }

describe('shooting hours', () => {
  it('begin half an hour before sunrise and end at sunset, by the clock of Arkansas', () => {
    const { beginMs = 0, sunriseMs = 0, sunsetMs = 0 } = shootingHours(STUTTGART, '2026-11-21') ?? {}
    // Solar noon there is 16 minutes off the zone, and the day is 10 h 10 min long (NOAA solar equations).
    expect(Math.abs(sunriseMs - Date.parse('2026-11-21T12:48:00Z'))).toBeLessThan(3 * 60_000)
    expect(Math.abs(sunsetMs - Date.parse('2026-11-21T22:58:00Z'))).toBeLessThan(3 * 60_000)
    expect(sunriseMs - beginMs).toBe(30 * 60_000)
  })

  it('are written with the summer hour in summer and without it in winter', () => {
    expect(clockWords(epochMs(Date.parse('2026-11-21T12:48:00Z')))).toBe('6:48 AM')
    expect(clockWords(epochMs(Date.parse('2026-07-01T12:48:00Z')))).toBe('7:48 AM')
    expect(clockWords(epochMs(Date.parse('2026-11-21T18:05:00Z')))).toBe('12:05 PM')
    expect(clockWords(epochMs(Date.parse('2026-11-22T05:59:00Z')))).toBe('11:59 PM')
    expect(clockWords(epochMs(Date.parse('2026-11-21T06:00:00Z')))).toBe('12:00 AM')
  })
})
