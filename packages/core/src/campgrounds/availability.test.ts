import { describe, expect, it } from 'vitest'
import {
  latestReport,
  monthsOf,
  nightsOf,
  sampleStatus,
  siteForStay,
  stayAvailability,
  type NightState,
  type SiteKind,
  type SiteNights,
} from './availability.ts'
import { rideFromCamp } from './from-camp.ts'
import { lookAtWatch, UNSEEN_WATCH, type WatchLook } from './watch.ts'

const STAY = { arrive: '2026-12-04', depart: '2026-12-06' }
const site = (id: string, states: readonly NightState[], kind: SiteKind = 'tent'): SiteNights => ({
  id,
  name: id,
  loop: 'A',
  kind,
  nights: new Map(states.map((state, at) => [`2026-12-0${4 + at}`, state])),
})
const many = (free: number, taken: number) => [
  ...Array.from({ length: free }, (_site, at) => site(`f${at}`, ['free', 'free'])),
  ...Array.from({ length: taken }, (_site, at) => site(`t${at}`, ['taken', 'free'])),
]

describe('the nights of a stay', () => {
  it('do not count the day of departure', () => {
    expect(nightsOf(STAY)).toEqual(['2026-12-04', '2026-12-05'])
  })
  it('run over a month and over the change of clocks', () => {
    expect(nightsOf({ arrive: '2026-10-31', depart: '2026-11-02' })).toEqual(['2026-10-31', '2026-11-01'])
    expect(monthsOf({ arrive: '2026-10-31', depart: '2026-11-02' })).toEqual(['2026-10-01', '2026-11-01'])
  })
  it('are none where the stay ends before it begins, and 14 at most', () => {
    expect(nightsOf({ arrive: '2026-12-06', depart: '2026-12-04' })).toEqual([])
    expect(nightsOf({ arrive: '2026-12-01', depart: '2027-12-01' })).toHaveLength(14)
  })
})

describe('a site', () => {
  it.each([
    [['free', 'free'], 'free'],
    [['free', 'taken'], 'taken'],
    [['free'], 'taken'],
    [['notOffered', 'notOffered'], 'notOffered'],
    [[], 'notOffered'],
  ] as const)('with the nights %j is %s for the stay', (states, expected) => {
    expect(siteForStay(site('a', states), nightsOf(STAY))).toBe(expected)
  })
})

describe('the status of a stay', () => {
  it.each([
    [10, 10, 'available'],
    [3, 10, 'available'],
    [2, 8, 'limited'],
    [1, 40, 'limited'],
    [0, 12, 'full'],
    [1, 0, 'available'],
  ] as const)('with %d sites free and %d taken is %s', (free, taken, status) => {
    expect(stayAvailability(many(free, taken), STAY)).toMatchObject({ status, offered: free + taken })
  })

  it('is unknown where no site is offered: a campground without bookings may be half empty', () => {
    expect(stayAvailability([site('a', ['notOffered', 'notOffered'])], STAY).status).toBe('unknown')
    expect(stayAvailability([], STAY).status).toBe('unknown')
  })

  it('counts kinds apart and can be asked for some of them', () => {
    const sites = [
      site('t', ['free', 'free']),
      site('r', ['free', 'free'], 'rv'),
      site('c', ['taken', 'free'], 'cabin'),
    ]
    expect(stayAvailability(sites, STAY).free).toMatchObject({ tent: 1, rv: 1, cabin: 0 })
    expect(stayAvailability(sites, STAY, ['cabin'])).toMatchObject({ status: 'full', offered: 1 })
  })
})

describe("a rider's report", () => {
  const at = (seenMs: number, status: 'full' | 'available' = 'full') => ({ status, seenMs })
  const now = 100 * 3_600_000
  it('counts for 24 hours, the newest of several', () => {
    expect(latestReport([at(now - 90_000), at(now - 60_000, 'available')], now)?.status).toBe('available')
    expect(latestReport([at(now - 24 * 3_600_000 + 1)], now)).not.toBeNull()
    expect(latestReport([at(now - 24 * 3_600_000)], now)).toBeNull()
    expect(latestReport([at(now + 1)], now)).toBeNull()
  })
})

it('the sample is spread 5 % closed, 10 % full, 20 % limited, 65 % available', () => {
  const draws = Array.from({ length: 1000 }, (_draw, at) => sampleStatus((at + 0.5) / 1000))
  const share = (status: string) => draws.filter((one) => one === status).length / 1000
  expect(['closed', 'full', 'limited', 'available'].map(share)).toEqual([0.05, 0.1, 0.2, 0.65])
})

describe('a watch', () => {
  const alertsOf = (looks: readonly WatchLook[]) => {
    let state = UNSEEN_WATCH
    return looks.map((look) => {
      const step = lookAtWatch(state, look)
      state = step.state
      return step.alert
    })
  }
  it.each([
    ['full, then a site opens and stays', ['full', 'limited', 'limited', 'available'], [1]],
    ['opens twice', ['full', 'limited', 'full', 'available'], [1, 3]],
    ['free at the first look', ['available', 'available'], [0]],
    ['no answer in between', ['full', 'limited', null, 'unknown', 'limited'], [1]],
    ['never opens', ['full', null, 'closed', 'full'], []],
  ] as const)('%s: told once for each opening', (_what, looks, told) => {
    expect(alertsOf(looks).flatMap((alert, at) => (alert ? [at] : []))).toEqual(told)
  })
})

describe('riding from camp', () => {
  const near = { distanceM: 120, uses: ['atv', 'hiking'] as const, isToLine: true, isCampPointRough: false }
  it('is known where a trail open to machines passes within a quarter mile of the campground itself', () => {
    expect(rideFromCamp(near)).toEqual({ known: true, uses: ['atv'] })
  })
  it.each([
    [{ distanceM: 403 }, 'tooFar'],
    [{ isToLine: false }, 'pointIsRough'],
    [{ isCampPointRough: true }, 'pointIsRough'],
    [{ uses: ['hiking'] as const }, 'notForMachines'],
  ] as const)('is not known with %j', (change, why) => {
    expect(rideFromCamp({ ...near, ...change })).toEqual({ known: false, why })
  })
})
