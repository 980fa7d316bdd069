import { describe, expect, it } from 'vitest'
import { simulateRide } from '../simulation/simulate-ride.ts'
import { windingLine } from '../testing/winding-line.ts'
import { metres } from '../units.ts'
import type { Fix, Track } from './fix.ts'
import { trackProfile } from './profile.ts'
import { splitsOf } from './splits.ts'
import { trackStatistics } from './statistics.ts'

const line = windingLine(90)
const how = { speedMps: 6, sigmaM: 3, correlationS: 20, intervalS: 1, seed: 11 }
const ride = simulateRide(line, { ...how, altitudeAt: (alongM) => 200 + alongM / 20 }, 90)
const paused: Track = [ride.slice(0, 400), ride.slice(520)]
const end = (track: Track) => trackProfile(track).at(-1)?.at(-1)

describe('the profile of a track', () => {
  it('ends where the statistics end, standing and pauses included', () => {
    for (const track of [[ride], paused]) expect(end(track)?.alongM).toBeCloseTo(trackStatistics(track).distanceM, 6)
    expect(trackProfile(paused)).toHaveLength(2)
  })

  it('stands still at 0 mph while the rider stands, and shows the speed ridden after that', () => {
    const [stretch = []] = trackProfile([ride])
    expect(stretch[30]).toMatchObject({ isMoving: false, speedMps: 0, alongM: 0 })
    expect(stretch[400]?.speedMps).toBeGreaterThan(4)
    expect(stretch[400]?.speedMps).toBeLessThan(8)
  })

  it('climbs as ascent is measured, without the noise', () => {
    const [stretch = []] = trackProfile([ride])
    const { highestM, lowestM } = trackStatistics(ride)
    const heights = stretch.map(({ altitudeM }) => altitudeM ?? 0)
    expect(Math.max(...heights)).toBeCloseTo(highestM ?? 0, 6)
    expect(Math.min(...heights)).toBeCloseTo(lowestM ?? 0, 6)
  })

  it('leads neither height nor speed across a gap', () => {
    const cliff = ride.map((fix, i) => ({ ...fix, altitudeM: metres(i < 400 ? 500 : 200) }))
    const [before = [], after = []] = trackProfile([cliff.slice(0, 400), cliff.slice(520)])
    expect(before.at(-1)?.altitudeM).toBeCloseTo(500, 6)
    expect(after[0]?.altitudeM).toBeCloseTo(200, 6)
    expect(after[0]?.speedMps).toBeGreaterThan(4)
  })

  it('numbers each sample with its place in the track, bad fixes counted', () => {
    const bad = { ...(ride[0] as Fix), lat: 95 }
    const [stretch = []] = trackProfile([[bad, ...ride.slice(0, 5)], []])
    expect(stretch.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5])
    const second = trackProfile(paused)[1] ?? []
    expect(second[0]?.index).toBe(400)
  })

  it('has no times and no speeds where the file had none', () => {
    const drawn = ride.map((fix) => ({ ...fix, timeMs: null, altitudeM: null }))
    expect(end([drawn])).toMatchObject({ timeMs: null, speedMps: null, altitudeM: null, index: ride.length - 1 })
    expect(end([drawn])?.alongM).toBeCloseTo(trackStatistics(drawn).distanceM, 6)
    expect(trackProfile([])).toEqual([])
  })
})

describe('splits', () => {
  const statistics = trackStatistics(paused)
  const splits = splitsOf(trackProfile(paused))

  it('are whole miles and a rest, and add up to the ride', () => {
    expect(splits.slice(0, -1).every(({ fromM, toM }) => Math.abs(toM - fromM - 1609.344) < 1e-6)).toBe(true)
    expect(splits.at(-1)?.toM).toBeCloseTo(statistics.distanceM, 6)
    const sum = (field: 'movingS' | 'elapsedS') => splits.reduce((total, split) => total + (split[field] ?? 0), 0)
    expect(sum('movingS')).toBeCloseTo(statistics.movingS ?? 0, 6)
    expect(sum('elapsedS')).toBeCloseTo((statistics.movingS ?? 0) + (statistics.stoppedS ?? 0), 6)
  })

  it('take as long as a mile takes at that speed, and rise as much as it rises', () => {
    const [, second] = splitsOf(trackProfile([ride]))
    expect(second?.movingS).toBeGreaterThan((1609 / 6) * 0.95)
    expect(second?.movingS).toBeLessThan((1609 / 6) * 1.05)
    expect(second?.riseM).toBeGreaterThan(76)
    expect(second?.riseM).toBeLessThan(85)
  })

  it('cut a single long step as often as it has marks', () => {
    const untimed = [
      { ...(ride[0] as Fix), timeMs: null },
      { ...(ride[0] as Fix), lat: 35.6, timeMs: null },
    ]
    const many = splitsOf(trackProfile([untimed]), metres(1000))
    expect(many.length).toBeGreaterThan(9)
    expect(many[0]).toMatchObject({ movingS: null, elapsedS: null })
    expect(splitsOf([])).toEqual([])
  })
})
