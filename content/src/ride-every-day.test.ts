import type { TrailDetail } from '@bluffline/contract'
import { rideToday, TRAIL_USES, type TrailUse } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { loadCatalog } from './load-catalog.ts'

const { trails } = loadCatalog()
const days = Array.from({ length: 365 }, (_, i) => new Date(Date.UTC(2027, 0, 1 + i)).toISOString().slice(0, 10))
const find = (id: string): TrailDetail => trails.find((trail) => trail.id === id) ?? expect.fail(`no trail ${id}`)
const machine = (use: TrailUse, widthInches: number | null = null) => ({ use, widthInches, permits: [] })
const verdicts = (trail: TrailDetail, use: TrailUse) => days.map((day) => rideToday(trail, machine(use), day).verdict)

describe('365 days of every trail', () => {
  it('have a verdict with a reason, and never "open" for what is only remembered', () => {
    for (const trail of trails) {
      for (const day of days) {
        const { verdict, reasons } = rideToday(trail, machine(trail.uses[0] ?? 'atv', 48), day)
        if (reasons.length === 0) expect.fail(`${trail.id} on ${day} has no reason`)
        if (trail.confidence === 'recalled' && verdict === 'open') expect.fail(`${trail.id} is open on ${day}`)
      }
    }
  })

  it('are open all year only where a source says so', () => {
    const open = trails.filter((trail) =>
      verdicts(trail, trail.uses[0] ?? 'atv').every((verdict) => verdict === 'open'),
    )
    expect(open.length).toBeGreaterThan(100)
    expect(open.filter(({ season }) => season?.kind !== 'yearRound')).toEqual([])
  })
})

describe('Wolf Pen Gap', () => {
  it.each([
    ['2027-03-04', 'closed', 'the day before the earlier opening'],
    ['2027-03-05', 'unknown', 'the first Friday of March, on which one source opens it'],
    ['2027-03-11', 'unknown', 'the day before the later opening'],
    ['2027-03-12', 'open', 'the second Friday of March, on which both have opened it'],
    ['2027-10-31', 'open', 'the last day of the season'],
    ['2027-11-01', 'closed', 'after the season'],
    ['2027-11-21', 'closed', 'the Sunday before Thanksgiving week'],
    ['2027-11-25', 'unknown', 'Thanksgiving, whose opening has no certain days'],
    ['2027-12-21', 'closed', 'before the winter opening by any source'],
    ['2027-12-25', 'unknown', 'the winter opening'],
    ['2028-01-02', 'unknown', 'its last day'],
    ['2028-01-03', 'closed', 'after it'],
  ])('on %s is %s: %s', (day, verdict) => {
    for (const trail of trails.filter(({ system }) => system?.startsWith('Wolf Pen Gap'))) {
      expect(rideToday(trail, machine('utv', 60), day).verdict).toBe(verdict)
    }
  })
})

describe('the odd ones', () => {
  it('are closed outside the season of the Motor Vehicle Use Map', () => {
    const road = find('fr-1637-put-up-road')
    expect(rideToday(road, machine('utv'), '2027-03-31').verdict).toBe('open')
    expect(rideToday(road, machine('utv'), '2027-04-01').verdict).toBe('closed')
    expect(rideToday(road, machine('utv'), '2027-06-01').verdict).toBe('open')
  })

  it('are in doubt where a landslide closed a part', () => {
    const { verdict, reasons } = rideToday(find('fr-1604-shoal-creek-road'), machine('atv'), '2027-07-01')
    expect(verdict).not.toBe('open')
    expect(reasons.map(({ text }) => text).join(' ')).toMatch(/landslide/)
  })

  it('are unknown to machines the map extract does not list', () => {
    const road = find('fr-96030f-fifty-two-humps-road-atv')
    expect(rideToday(road, machine('utv'), '2027-07-01').verdict).toBe('unknown')
    expect(rideToday(road, machine('atv'), '2027-07-01').verdict).toBe('open')
  })

  it('are closed to machines over 50 inches', () => {
    const trail = find('mount-magazine-trail-2612')
    expect(rideToday(trail, machine('atv', 48), '2027-07-01').verdict).toBe('open')
    expect(rideToday(trail, machine('atv', 55), '2027-07-01').verdict).toBe('closed')
    expect(rideToday(trail, machine('utv', 64), '2027-07-01').verdict).toBe('closed')
  })

  it('tell of the day pass at Moccasin Gap', () => {
    const { verdict, reasons } = rideToday(find('moccasin-gap-gap-hollow-loop'), machine('utv'), '2027-07-01')
    expect(verdict).toBe('open')
    expect(reasons.map(({ code }) => code)).toContain('permit_on_site')
  })

  it('answer for every use there is', () => {
    for (const use of TRAIL_USES) expect(verdicts(find('brock-creek-40'), use)).toHaveLength(365)
  })
})
