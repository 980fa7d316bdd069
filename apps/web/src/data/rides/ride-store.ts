import { rideReader, trackStatistics, type RideEvent, type RideReader } from '@bluffline/core'
import type { RideDatabase } from './ride-database.ts'
import type { RidePhotoRow, RideRow } from './ride-rows.ts'

/** Rides on this device: a row each, and the log they are read from. */
export interface RideStore {
  readonly begin: (row: RideRow, first: RideEvent) => Promise<void>
  /** Resolves when the event is on the disk. Events of one ride are written in the order of the calls. */
  readonly append: (rideId: string, event: RideEvent) => Promise<void>
  readonly end: (rideId: string, event: RideEvent) => Promise<void>
  readonly reopen: (rideId: string, event: RideEvent) => Promise<void>
  readonly change: (
    rideId: string,
    change: Partial<Pick<RideRow, 'name' | 'use' | 'trailId' | 'deletedMs'>>,
  ) => Promise<void>
  readonly addPhoto: (photo: RidePhotoRow) => Promise<void>
  /** A reader that has read the whole log, to go on with; null for a ride nobody knows. */
  readonly load: (rideId: string) => Promise<RideReader | null>
  /** The ride a crash or a closed tab left open, newest first. */
  readonly unfinished: () => Promise<RideRow | null>
  readonly list: () => Promise<RideRow[]>
  /** Takes what was put away before `beforeMs` off the disk for good. */
  readonly purge: (beforeMs: number) => Promise<void>
}

export function createRideStore(open: () => Promise<RideDatabase>): RideStore {
  const load = async (rideId: string) => {
    const database = await open()
    if (!(await database.rides.get(rideId))) return null
    const rows = await database.events.where('rideId').equals(rideId).sortBy('seq')
    const reader = rideReader()
    for (const row of rows) reader.add(row.event)
    return reader
  }
  return { load, ...writing(open, load), ...finding(open) }
}

type Load = RideStore['load']

const writing = (open: () => Promise<RideDatabase>, load: Load) => ({
  begin: async (row: RideRow, event: RideEvent) => {
    const database = await open()
    await database.transaction('rw', database.rides, database.events, async () => {
      await database.rides.add(row)
      await database.events.add({ rideId: row.id, event })
    })
  },
  append: async (rideId: string, event: RideEvent) => void (await (await open()).events.add({ rideId, event })),
  end: async (rideId: string, event: RideEvent) => {
    const database = await open()
    const reader = await load(rideId)
    reader?.add(event)
    const statistics = reader ? trackStatistics(reader.ride().track) : null
    await database.transaction('rw', database.rides, database.events, async () => {
      await database.events.add({ rideId, event })
      await database.rides.update(rideId, { stoppedMs: event.atMs, statistics })
    })
  },
  reopen: async (rideId: string, event: RideEvent) => {
    const database = await open()
    await database.transaction('rw', database.rides, database.events, async () => {
      await database.events.add({ rideId, event })
      await database.rides.update(rideId, { stoppedMs: null, statistics: null })
    })
  },
  change: async (rideId: string, change: Partial<RideRow>) => void (await (await open()).rides.update(rideId, change)),
  addPhoto: async (photo: RidePhotoRow) => void (await (await open()).photos.put(photo)),
})

const finding = (open: () => Promise<RideDatabase>) => ({
  unfinished: async () => {
    const rows = await (await open()).rides.orderBy('startedMs').reverse().toArray()
    return rows.find((row) => row.stoppedMs === null && row.deletedMs === null) ?? null
  },
  list: async () => {
    const rows = await (await open()).rides.orderBy('startedMs').reverse().toArray()
    return rows.filter((row) => row.stoppedMs !== null && row.deletedMs === null)
  },
  purge: async (beforeMs: number) => {
    const database = await open()
    await database.transaction('rw', database.rides, database.events, database.photos, async () => {
      const gone = await database.rides
        .filter((row) => row.deletedMs !== null && row.deletedMs < beforeMs)
        .primaryKeys()
      await database.events.where('rideId').anyOf(gone).delete()
      await database.photos.where('rideId').anyOf(gone).delete()
      await database.rides.bulkDelete(gone)
    })
  },
})
