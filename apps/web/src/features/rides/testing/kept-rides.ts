import { epochMs, simulateRide, type EpochMs, type Fix, type Track, type TrailUse } from '@bluffline/core'
import { packTrack } from '../../../data/rides/packed-track.ts'
import { openRideDatabase } from '../../../data/rides/ride-database.ts'
import { draftOf, rideOfDraft } from '../../../data/rides/ride-draft.ts'
import type { KeptWaypoint, RidePhotoRow, RideRow } from '../../../data/rides/ride-rows.ts'
import { addRides } from '../../../data/rides/ride-shelf.ts'

export const NOON_MS = epochMs(Date.UTC(2026, 4, 1, 17))
const MINUTE_MS = 60_000

const line = Array.from({ length: 300 }, (_, i) => ({ lng: -92.8 + i / 4000, lat: 35.5 + Math.sin(i / 15) / 200 }))

interface Wanted {
  readonly id?: string
  readonly name?: string | null
  readonly use?: TrailUse | null
  readonly startMs?: EpochMs
  readonly origin?: RideRow['origin']
  readonly hasElevation?: boolean
  readonly hasTimes?: boolean
  readonly lapsMs?: readonly EpochMs[]
  readonly waypoints?: readonly KeptWaypoint[]
  readonly photos?: readonly RidePhotoRow[]
}

const seen = (fix: Fix, { hasElevation = true, hasTimes = true }: Wanted): Fix => ({
  ...fix,
  timeMs: hasTimes ? fix.timeMs : null,
  altitudeM: hasElevation ? fix.altitudeM : null,
})

/** Half an hour on a winding line with a climb in it and four minutes of silence. */
const trackOf = (wanted: Wanted): Track => {
  const ridden = simulateRide(line, {
    speedMps: 6.7,
    sigmaM: 4,
    correlationS: 20,
    intervalS: 1,
    seed: 4,
    startMs: wanted.startMs ?? NOON_MS,
    altitudeAt: (alongM) => 200 + 60 * Math.sin(alongM / 900),
    silences: [[400, 640]],
  })
  return [ridden.map((fix) => seen(fix, wanted))]
}

/** A ride as it lies on the shelf. */
export function keptRide(wanted: Wanted = {}) {
  const { id = 'ride', name = 'Brock Creek', use = 'utv', origin = 'recorded', photos = [] } = wanted
  const { lapsMs = [], waypoints = [] } = wanted
  const draft = draftOf({ name, pieces: packTrack(trackOf(wanted)), lapsMs, waypoints })
  return { ...rideOfDraft(draft, { id, use, trailId: null, origin, nowMs: NOON_MS }), photos }
}

/** Puts rides on the phone of the test. */
export const keep = (...rides: readonly ReturnType<typeof keptRide>[]): Promise<void> =>
  addRides(openRideDatabase, rides)

export async function forgetRides(): Promise<void> {
  const database = await openRideDatabase()
  await database.transaction('rw', database.tables, async () =>
    Promise.all(database.tables.map((table) => table.clear())),
  )
}

export const laterBy = (minutes: number): EpochMs => epochMs(NOON_MS + minutes * MINUTE_MS)
export const CLIMB_AT = { lng: line[40]?.lng ?? 0, lat: line[40]?.lat ?? 0 }
