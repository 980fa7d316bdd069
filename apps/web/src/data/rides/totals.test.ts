import { epochMs, metres, seconds, trackStatistics, type TrailUse } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import type { RideRow } from './ride-rows.ts'
import { totalsOf } from './totals.ts'

const row = (use: TrailUse | null, start: string | null, distance: number): RideRow => ({
  id: `${use} ${start} ${distance}`,
  name: null,
  use,
  trailId: null,
  startedMs: start === null ? null : epochMs(Date.parse(start)),
  addedMs: epochMs(0),
  stoppedMs: epochMs(1),
  deletedMs: null,
  origin: 'recorded',
  statistics: { ...trackStatistics([]), distanceM: metres(distance), movingS: seconds(60), ascentM: null },
  outline: [],
})

describe('totals', () => {
  const rows = [
    row('utv', '2026-05-31T23:30:00Z', 1000),
    row('utv', '2026-06-01T04:59:00Z', 2000),
    row('atv', '2026-06-01T05:00:00Z', 9000),
    row(null, null, 500),
  ]

  it('are unknown where nothing is known, and the sum of what is known where something is', () => {
    const climbed = (ascent: number): RideRow => {
      const ride = row('utv', '2026-05-31T23:30:00Z', 1000)
      return { ...ride, statistics: { ...trackStatistics([]), ascentM: metres(ascent) } }
    }
    expect(totalsOf([]).all).toMatchObject({ movingS: 0, ascentM: 0 })
    expect(totalsOf(rows).all.ascentM).toBeNull()
    expect(totalsOf([climbed(0)]).all).toMatchObject({ ascentM: 0, movingS: null })
    expect(totalsOf([...rows, climbed(30), climbed(12)]).all.ascentM).toBe(42)
  })

  it('add up what is known, and nothing for what is not', () => {
    expect(totalsOf(rows).all).toEqual({ rides: 4, distanceM: 12_500, movingS: 240, ascentM: null })
    expect(totalsOf([{ ...rows[0], statistics: null } as RideRow]).all).toMatchObject({ rides: 1, distanceM: 0 })
  })

  it('put the machine with the most miles first', () => {
    expect(totalsOf(rows).byUse.map(({ use, total }) => [use, total.distanceM])).toEqual([
      ['atv', 9000],
      ['utv', 3000],
      [null, 500],
    ])
  })

  it('cut the months at midnight in Arkansas, newest first, undated last', () => {
    expect(totalsOf(rows).byMonth.map(({ month, total }) => [month, total.rides])).toEqual([
      ['2026-06', 1],
      ['2026-05', 2],
      [null, 1],
    ])
  })
})
