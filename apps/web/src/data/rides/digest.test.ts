import { epochMs, metres, simulateRide, trackStatistics, type Track } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { digestRide } from './digest.ts'
import { packTrack } from './packed-track.ts'

const line = Array.from({ length: 400 }, (_, i) => ({ lng: -92.8 + i / 4000, lat: 35.5 + Math.sin(i / 20) / 300 }))
const fixes = simulateRide(line, {
  speedMps: 6,
  sigmaM: 3,
  correlationS: 20,
  intervalS: 0.5,
  seed: 2,
  altitudeAt: () => 300,
})
const track: Track = [fixes.slice(0, 1500), fixes.slice(1800)]
const digest = (lapsMs: readonly number[] = []) => digestRide({ pieces: packTrack(track), lapsMs: lapsMs.map(epochMs) })

describe('what a page shows of a ride', () => {
  it('is as long as the ride, thinned, and keeps the ends of every stretch', () => {
    const { stretches, lengthM } = digest()
    const { distanceM } = trackStatistics(track)
    expect(lengthM).toBeCloseTo(distanceM, 6)
    expect(stretches.flat().length).toBeLessThan(2010)
    expect(stretches.map((stretch) => stretch.at(-1)?.index)).toEqual([1499, fixes.length - 301])
  })

  it('draws no line over a pause but tells where it was', () => {
    const { lines, gaps } = digest()
    expect(lines).toHaveLength(2)
    expect(gaps).toHaveLength(1)
    expect(gaps[0]?.[0]).toEqual(lines[0]?.at(-1))
    expect(gaps[0]?.[1]).toEqual(lines[1]?.[0])
  })

  it('counts laps from press to press; they add up to the ride', () => {
    const startMs = fixes[0]?.timeMs ?? 0
    const { laps, lengthM } = digest([startMs + 500_000, startMs + 100_000, startMs - 5000])
    expect(laps.map(({ fromMs, toMs }) => (toMs - fromMs) / 1000).slice(0, 2)).toEqual([100, 400])
    expect(laps.reduce((sum, { distanceM }) => sum + distanceM, 0)).toBeCloseTo(lengthM, 6)
    expect(laps[0]?.distanceM).toBeGreaterThan(540)
    expect(laps[0]?.distanceM).toBeLessThan(660)
    expect(digest().laps).toEqual([])
  })

  it('of nothing is nothing', () => {
    expect(digestRide({ pieces: [], lapsMs: [] })).toEqual({
      stretches: [],
      lengthM: metres(0),
      lines: [],
      gaps: [],
      bounds: null,
      splits: [],
      laps: [],
    })
  })
})
