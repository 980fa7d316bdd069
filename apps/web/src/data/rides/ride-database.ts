import { Dexie, type EntityTable, type Table } from 'dexie'
import type { RideEventRow, RidePhotoRow, RideRow, RideTrackRow } from './ride-rows.ts'

const RIDE_DATABASE_NAME = 'bluffline-rides'

export interface RideDatabase extends Dexie {
  readonly rides: EntityTable<RideRow, 'id'>
  readonly events: Table<RideEventRow, number>
  readonly tracks: EntityTable<RideTrackRow, 'rideId'>
  readonly photos: EntityTable<RidePhotoRow, 'id'>
}

/**
 * A database of its own, because everything in it is asked to be on the disk before we go on: Chromium's default is to answer when the
 * system's cache has it, and a phone that loses power then loses the ride (0.5 ms a write, measured).
 */
export function createRideDatabase(name = RIDE_DATABASE_NAME): RideDatabase {
  const database = new Dexie(name, { chromeTransactionDurability: 'strict' }) as RideDatabase
  database
    .version(1)
    .stores({ rides: 'id, startedMs, stoppedMs', events: '++seq, rideId', tracks: 'rideId', photos: 'id, rideId' })
  return database
}

let opened: Promise<RideDatabase> | undefined

/** The one database of rides of this device. */
export function openRideDatabase(): Promise<RideDatabase> {
  opened ??= Promise.resolve(createRideDatabase())
  return opened
}
