import { epochMs, simulateRide, trackStatistics, type Track } from '@bluffline/core'
import { readTrackFile } from '@bluffline/interchange'
import { describe, expect, it } from 'vitest'
import { exportRide, fileNameOf, type ExportFormat } from './export-ride.ts'
import { ridesOfFile } from './import-file.ts'
import { packTrack } from './packed-track.ts'
import type { Ride } from './ride-rows.ts'
import { rideTitle } from './ride-words.ts'

const line = Array.from({ length: 300 }, (_, i) => ({ lng: -92.8 + i / 4000, lat: 35.5 + Math.sin(i / 15) / 200 }))
const fixes = simulateRide(
  line,
  {
    speedMps: 6.7,
    sigmaM: 5,
    correlationS: 20,
    intervalS: 1,
    seed: 4,
    altitudeAt: (m) => 200 + 40 * Math.sin(m / 500),
    silences: [[400, 640]],
  },
  60,
)
const track: Track = [fixes.slice(0, 250), fixes.slice(300)]
const statistics = trackStatistics(track)
const ride: Ride = {
  row: {
    id: 'r1',
    name: 'Brock Creek & back',
    use: 'utv',
    trailId: null,
    startedMs: statistics.startMs,
    addedMs: epochMs(0),
    stoppedMs: statistics.endMs,
    deletedMs: null,
    origin: 'recorded',
    statistics,
    outline: [],
  },
  pieces: packTrack(track),
  lapsMs: [epochMs((statistics.startMs ?? 0) + 100_000)],
  waypoints: [
    { id: 'a', atMs: statistics.startMs, at: { lng: -92.8, lat: 35.5 }, note: 'Gate' },
    { id: 'b', atMs: statistics.startMs, at: null, note: 'nowhere' },
  ],
}
const again = async (format: ExportFormat) => {
  const content = String(exportRide(ride, format)?.content)
  return ridesOfFile(await readTrackFile([new TextEncoder().encode(content)]), 'mine.gpx')
}

describe('a ride that leaves as GPX and comes back', () => {
  it('measures the same, gaps and all', async () => {
    const { rides, warnings } = await again('gpx')
    const [back] = rides
    expect(warnings).toEqual([])
    expect(rides).toHaveLength(1)
    expect(back?.name).toBe('Brock Creek & back')
    const { distanceM, movingS, stoppedS, ascentM, maxMps, gaps, ...rest } = back?.statistics ?? statistics
    expect(distanceM).toBeCloseTo(statistics.distanceM, 0)
    expect(movingS).toBeCloseTo(statistics.movingS ?? 0, 3)
    expect(stoppedS).toBeCloseTo(statistics.stoppedS ?? 0, 3)
    expect(ascentM).toBeCloseTo(statistics.ascentM ?? 0, 0)
    expect(maxMps).toBeCloseTo(statistics.maxMps ?? 0, 2)
    expect(gaps.map(({ durationS }) => durationS)).toEqual(statistics.gaps.map(({ durationS }) => durationS))
    expect(gaps).toHaveLength(2)
    expect(rest).toMatchObject({
      startMs: statistics.startMs,
      endMs: statistics.endMs,
      usedFixes: statistics.usedFixes,
    })
    expect(back?.waypoints).toMatchObject([{ at: { lng: -92.8, lat: 35.5 }, note: 'Gate' }])
  })
})

describe('a ride in other formats', () => {
  it('keeps every point as TCX, with its laps', async () => {
    const { rides } = await again('tcx')
    expect(rides[0]?.statistics.usedFixes).toBe(statistics.usedFixes)
    expect(String(exportRide(ride, 'tcx')?.content).match(/<Lap /g)).toHaveLength(2)
  })

  it('keeps every point as GeoJSON', async () => {
    const { rides } = await again('geojson')
    expect(rides[0]?.statistics.usedFixes).toBe(statistics.usedFixes)
    expect(rides[0]?.statistics.gaps).toHaveLength(2)
  })

  it('cannot be TCX without times', () => {
    const untimed = { ...ride, pieces: packTrack([fixes.map((fix) => ({ ...fix, timeMs: null }))]) }
    expect(exportRide(untimed, 'tcx')).toBeNull()
    expect(exportRide(untimed, 'gpx')).not.toBeNull()
  })

  it('is called after its day and its name', () => {
    expect(fileNameOf(ride.row, 'gpx')).toBe('bluffline-2026-05-01-brock-creek-back.gpx')
    expect(fileNameOf({ ...ride.row, name: null, startedMs: null }, 'png')).toBe('bluffline-ride.png')
  })
})

describe('a file that is imported', () => {
  const gpx = (inside: string) => `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`
  const point = (lat: number, time = '') => `<trkpt lat="${lat}" lon="-92">${time && `<time>${time}</time>`}</trkpt>`
  const trk = (name: string, points: string) => `<trk><name>${name}</name><trkseg>${points}</trkseg></trk>`
  const timed = (day: string) => point(35, `2026-05-${day}T10:00:00Z`) + point(35.001, `2026-05-${day}T10:00:20Z`)
  const read = async (text: string) => ridesOfFile(await readTrackFile([new TextEncoder().encode(text)]), 'day out.gpx')

  it('gives a ride for each recorded track, and says what stayed out', async () => {
    const { rides, warnings } = await read(
      gpx(trk('One', timed('01')) + trk('Plan', point(36)) + trk('Two', timed('02'))),
    )
    expect(rides.map(({ name }) => name)).toEqual(['One', 'Two'])
    expect(warnings).toEqual(['1 line without times in this file stayed out.'])
  })

  it('gives one ride for lines without times, and says that time is not known', async () => {
    const { rides, warnings } = await read(gpx(trk('', point(35) + point(35.1)) + trk('', point(36) + point(36.1))))
    expect(rides).toHaveLength(1)
    expect(rides[0]).toMatchObject({ name: 'day out', statistics: { movingS: null, startMs: null } })
    expect(rides[0]?.pieces).toHaveLength(2)
    expect(warnings[0]).toMatch(/nothing of time/)
  })

  it('puts a waypoint to the ride it lies at', async () => {
    const far = point(36, '2026-05-03T10:00:00Z') + point(36.001, '2026-05-03T10:00:20Z')
    const { rides } = await read(
      gpx(`<wpt lat="36" lon="-92"><name>Ford</name></wpt>${trk('A', timed('01'))}${trk('B', far)}`),
    )
    expect(rides.map(({ waypoints }) => waypoints.map(({ note }) => note))).toEqual([[], ['Ford']])
  })

  it('of waypoints alone gives no ride, and says so', async () => {
    const { rides, warnings } = await read(gpx('<wpt lat="36" lon="-92"/>'))
    expect(rides).toEqual([])
    expect(warnings).toEqual(['This file holds waypoints and no track.'])
  })
})

describe('what a ride is called', () => {
  it('is its name, else what and when', () => {
    expect(rideTitle(ride.row)).toBe('Brock Creek & back')
    expect(rideTitle({ name: null, use: 'utv', startedMs: epochMs(Date.UTC(2026, 4, 1, 14)) })).toBe(
      'UTV / side-by-side ride, 05/01/2026 09:00',
    )
    expect(rideTitle({ name: '', use: null, startedMs: null })).toBe('Ride without a date')
  })
})
