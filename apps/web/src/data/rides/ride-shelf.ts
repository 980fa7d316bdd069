import { rideReader, type EpochMs } from '@bluffline/core'
import { packTrack } from './packed-track.ts'
import type { RideDatabase } from './ride-database.ts'
import type { Ride, RidePhotoRow, RideRow, RideTrackRow } from './ride-rows.ts'

/** A ride to be put on the shelf, with its photos. */
export interface NewRide extends Ride {
  readonly photos: readonly RidePhotoRow[]
}

type Open = () => Promise<RideDatabase>

const inOneGo = <T>(database: RideDatabase, work: () => Promise<T>): Promise<T> =>
  database.transaction('rw', database.rides, database.events, database.tracks, database.photos, work)

/** The log, for a ride whose track was not packed. */
async function fromLog(database: RideDatabase, rideId: string): Promise<RideTrackRow> {
  const rows = await database.events.where('rideId').equals(rideId).sortBy('seq')
  const reader = rideReader()
  for (const { event } of rows) reader.add(event)
  const { track, lapsMs, waypoints } = reader.ride()
  return { rideId, pieces: packTrack(track), lapsMs, waypoints }
}

export async function readTrack(open: Open, rideId: string): Promise<RideTrackRow> {
  const database = await open()
  return (await database.tracks.get(rideId)) ?? fromLog(database, rideId)
}

export async function readRide(open: Open, rideId: string): Promise<Ride | null> {
  const row = await (await open()).rides.get(rideId)
  if (!row) return null
  const { pieces, lapsMs, waypoints } = await readTrack(open, rideId)
  return { row, pieces, lapsMs, waypoints }
}

export const photosOf = async (open: Open, rideId: string): Promise<RidePhotoRow[]> =>
  (await open()).photos.where('rideId').equals(rideId).sortBy('takenMs')

export const changeRide = async (
  open: Open,
  rideId: string,
  change: Partial<Pick<RideRow, 'name' | 'use' | 'trailId'>>,
): Promise<void> => void (await (await open()).rides.update(rideId, change))

async function addAll(database: RideDatabase, rides: readonly NewRide[]): Promise<void> {
  await database.rides.bulkAdd(rides.map(({ row }) => row))
  await database.tracks.bulkAdd(
    rides.map(({ row, pieces, lapsMs, waypoints }) => ({ rideId: row.id, pieces, lapsMs, waypoints })),
  )
  await database.photos.bulkAdd(rides.flatMap(({ photos }) => photos))
}

/** Off the disk for good, whatever belongs to them. */
async function drop(database: RideDatabase, rideIds: readonly string[]): Promise<void> {
  const ids = [...rideIds]
  await database.events.where('rideId').anyOf(ids).delete()
  await database.photos.where('rideId').anyOf(ids).delete()
  await database.tracks.bulkDelete(ids)
  await database.rides.bulkDelete(ids)
}

const mark = (database: RideDatabase, rideIds: readonly string[], deletedMs: EpochMs | null) =>
  database.rides
    .where('id')
    .anyOf([...rideIds])
    .modify({ deletedMs })

export const addRides = async (open: Open, rides: readonly NewRide[]): Promise<void> => {
  const database = await open()
  await inOneGo(database, () => addAll(database, rides))
}

/** Leaves the list, not yet the disk. */
export const putAway = async (open: Open, rideIds: readonly string[], nowMs: EpochMs): Promise<void> =>
  void (await mark(await open(), rideIds, nowMs))

export const takeBack = async (open: Open, rideIds: readonly string[]): Promise<void> =>
  void (await mark(await open(), rideIds, null))

/** New rides in the place of old ones, which are put away: all of it or nothing. */
export const replaceRides = async (
  open: Open,
  oldIds: readonly string[],
  edit: { readonly rides: readonly NewRide[]; readonly nowMs: EpochMs },
): Promise<void> => {
  const database = await open()
  await inOneGo(database, async () => {
    await mark(database, oldIds, edit.nowMs)
    await addAll(database, edit.rides)
  })
}

export const undoReplace = async (open: Open, oldIds: readonly string[], newIds: readonly string[]): Promise<void> => {
  const database = await open()
  await inOneGo(database, async () => {
    await drop(database, newIds)
    await mark(database, oldIds, null)
  })
}

export const dropRides = async (open: Open, rideIds: readonly string[]): Promise<void> => {
  const database = await open()
  await inOneGo(database, () => drop(database, rideIds))
}

const DAY_MS = 86_400_000
/** What was put away can be brought back this long. */
export const KEPT_AWAY_DAYS = 30
/** A stop can be taken back this long; then the packed track stands for the log. */
const LOG_KEPT_MS = DAY_MS

/** Takes rides off the disk that were put away long ago, and the logs of rides that are safely packed. */
export async function tidyRides(open: Open, nowMs: EpochMs): Promise<void> {
  const database = await open()
  await inOneGo(database, async () => {
    const rows = await database.rides.toArray()
    const isOver = (row: RideRow) => row.deletedMs !== null && row.deletedMs < nowMs - KEPT_AWAY_DAYS * DAY_MS
    await drop(
      database,
      rows.filter(isOver).map(({ id }) => id),
    )
    const old = rows.filter((row) => row.stoppedMs !== null && row.stoppedMs < nowMs - LOG_KEPT_MS)
    const packed = new Set(await database.tracks.toCollection().primaryKeys())
    await database.events
      .where('rideId')
      .anyOf(old.map(({ id }) => id).filter((id) => packed.has(id)))
      .delete()
  })
}
