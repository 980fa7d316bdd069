import { Body, Illumination, Observer, SearchRiseSet } from 'astronomy-engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochMs } from '../units.ts'
import { moonLook, moonTimes } from './moon.ts'
import { sunTimes } from './sun.ts'

const DAY_MS = 86_400_000
const MENA = { lng: -94.2397, lat: 34.5862 }
const days = fc.integer({ min: Date.UTC(2020, 0, 1) / DAY_MS, max: Date.UTC(2040, 0, 1) / DAY_MS })
const places = fc.record({
  lng: fc.double({ min: -94.6, max: -89.6, noNaN: true }),
  lat: fc.double({ min: 33, max: 36.5, noNaN: true }),
})
/** From the midnight of Central Standard Time on. */
const spanOf = (day: number) =>
  [epochMs(day * DAY_MS + 6 * 3_600_000), epochMs((day + 1) * DAY_MS + 6 * 3_600_000)] as const
const peer = (body: Body, place: { lng: number; lat: number }, [from, to]: readonly [number, number]) => {
  const observer = new Observer(place.lat, place.lng, 0)
  const [rise, set] = [1, -1].map((way) => SearchRiseSet(body, observer, way, new Date(from), (to - from) / DAY_MS))
  return { rise: rise?.date.getTime() ?? null, set: set?.date.getTime() ?? null }
}
const minutesApart = (a: number, b: number) => Math.abs(a - b) / 60_000

describe('sunrise and sunset', () => {
  it('are within a minute of an ephemeris anywhere in Arkansas', () => {
    fc.assert(
      fc.property(days, places, (day, place) => {
        const [ours, theirs] = [sunTimes(place, spanOf(day)), peer(Body.Sun, place, spanOf(day))]
        expect(minutesApart(ours.rise ?? 0, theirs.rise ?? 0)).toBeLessThan(1)
        expect(minutesApart(ours.set ?? 0, theirs.set ?? 0)).toBeLessThan(1)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the moon', () => {
  it('rises and sets within eight minutes of an ephemeris, and on days without either says so', () => {
    fc.assert(
      fc.property(days, places, (day, place) => {
        const span = spanOf(day)
        const [ours, theirs] = [moonTimes(place, span), peer(Body.Moon, place, span)]
        for (const event of ['rise', 'set'] as const) {
          const [mine, true_] = [ours[event], theirs[event]]
          const isAtEdge = [mine, true_].some((at) => at !== null && (at - span[0] < 6e5 || span[1] - at < 6e5))
          if (isAtEdge) continue
          expect(mine === null).toBe(true_ === null)
          if (mine !== null && true_ !== null) expect(minutesApart(mine, true_)).toBeLessThan(8)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('shows as much light as an ephemeris says, to two percent of the disc', () => {
    fc.assert(
      fc.property(days, (day) => {
        const lit = Illumination(Body.Moon, new Date(day * DAY_MS)).phase_fraction
        expect(Math.abs(moonLook(epochMs(day * DAY_MS)).lit - lit)).toBeLessThan(0.02)
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['2024-04-08T18:21:00Z', 'new'],
    ['2024-04-15T19:13:00Z', 'firstQuarter'],
    ['2024-04-23T23:49:00Z', 'full'],
    ['2024-05-01T11:27:00Z', 'lastQuarter'],
    ['2024-04-12T00:00:00Z', 'waxingCrescent'],
    ['2024-04-19T12:00:00Z', 'waxingGibbous'],
    ['2024-04-28T00:00:00Z', 'waningGibbous'],
    ['2024-05-04T12:00:00Z', 'waningCrescent'],
  ])('of %s is %s', (time, phase) => {
    expect(moonLook(epochMs(Date.parse(time))).phase).toBe(phase)
  })

  it('does not rise twice in a night', () => {
    const span = spanOf(Date.UTC(2026, 10, 21) / DAY_MS)
    const { rise, set } = moonTimes(MENA, span)
    expect(rise).not.toBe(set)
  })
})
