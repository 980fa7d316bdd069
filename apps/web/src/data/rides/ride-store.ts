import { rideReader, trackStatistics, type RideEvent, type RideReader } from '@bluffline/core'
import { outlineOf } from './outline.ts'
import { packTrack } from './packed-track.ts'
import type { RideDatabase } from './ride-database.ts'
import type { RidePhotoRow, RideRow } from './ride-rows.ts'

/** The log of a ride that goes on: every promise resolves when what it says is on the disk. */
export interface RideStore {
  readonly begin: (row: RideRow, first: RideEvent) => Promise<void>
  readonly append: (rideId: string, events: readonly RideEvent[]) => Promise<void>
  /** Measures the ride from what the disk holds, and packs its track. The log stays until it is tidied away. */
  readonly end: (rideId: string, event: RideEvent) => Promise<void>
  readonly reopen: (rideId: string, event: RideEvent) => Promise<void>
  readonly addPhoto: (photo: RidePhotoRow) => Promise<void>
  /** A reader that has read the whole log, to go on with; null for a ride nobody knows. */
  readonly load: (rideId: string) => Promise<RideReader | null>
  /** The ride a crash or a closed tab left open, newest first. */
  readonly unfinished: () => Promise<RideRow | null>
}

type Open = () => Promise<RideDatabase>

export function createRideStore(open: Open): RideStore {
  const load = async (rideId: string) => {
    const database = await open()
    if (!(await database.rides.get(rideId))) return null
    const rows = await database.events.where('rideId').equals(rideId).sortBy('seq')
    const reader = rideReader()
    for (const row of rows) reader.add(row.event)
    return reader
  }
  return {
    load,
    end: ending(open, load),
    begin: async (row, event) => {
      const database = await open()
      await database.transaction('rw', database.rides, database.events, async () => {
        await database.rides.put(row)
        await database.events.add({ rideId: row.id, event })
      })
    },
    append: async (rideId, events) => {
      const database = await open()
      await database.events.bulkAdd(events.map((event) => ({ rideId, event })))
    },
    reopen: async (rideId, event) => {
      const database = await open()
      await database.transaction('rw', database.rides, database.events, database.tracks, async () => {
        await database.events.add({ rideId, event })
        await database.tracks.delete(rideId)
        await database.rides.update(rideId, { stoppedMs: null, statistics: null })
      })
    },
    addPhoto: async (photo) => void (await (await open()).photos.put(photo)),
    unfinished: async () => {
      const rows = await (
        await open()
      ).rides
        .filter((row) => row.stoppedMs === null && row.deletedMs === null)
        .toArray()
      return rows.sort((a, b) => b.addedMs - a.addedMs)[0] ?? null
    },
  }
}

const ending =
  (open: Open, load: RideStore['load']): RideStore['end'] =>
  async (rideId, event) => {
    const database = await open()
    const reader = await load(rideId)
    if (!reader) return
    reader.add(event)
    const { track, lapsMs, waypoints } = reader.ride()
    const statistics = trackStatistics(track)
    await database.transaction('rw', database.rides, database.events, database.tracks, async () => {
      await database.events.add({ rideId, event })
      await database.tracks.put({ rideId, pieces: packTrack(track), lapsMs, waypoints })
      await database.rides.update(rideId, { stoppedMs: event.atMs, statistics, outline: outlineOf(track) })
    })
  }
