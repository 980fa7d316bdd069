import { useCallback } from 'react'
import { openRideDatabase } from './ride-database.ts'
import { photosOf, readTrack } from './ride-shelf.ts'
import type { Ride, RidePhotoRow, RideRow } from './ride-rows.ts'
import { useLive, type Live } from './use-live.ts'

export interface Rides {
  /** Newest first. */
  readonly rides: readonly RideRow[]
  /** Put away, last first; they can be brought back for a while. */
  readonly putAway: readonly RideRow[]
}

const whenOf = ({ startedMs, addedMs }: RideRow) => startedMs ?? addedMs

async function allRides(): Promise<Rides> {
  const rows = (await (await openRideDatabase()).rides.toArray()).filter((row) => row.stoppedMs !== null)
  return {
    rides: rows.filter((row) => row.deletedMs === null).sort((a, b) => whenOf(b) - whenOf(a)),
    putAway: rows.filter((row) => row.deletedMs !== null).sort((a, b) => (b.deletedMs ?? 0) - (a.deletedMs ?? 0)),
  }
}

/** The rides on this device. */
export const useRides = (): Live<Rides> => useLive(allRides)

export interface OneRide {
  readonly ride: Ride
  readonly photos: readonly RidePhotoRow[]
}

/**
 * One ride with its track and photos; null where there is none by this id. The track of a ride never changes, so its columns are the
 * same objects whatever happens to the name.
 */
export function useRide(rideId: string): Live<OneRide | null> {
  const row = useLive(useCallback(async () => (await (await openRideDatabase()).rides.get(rideId)) ?? null, [rideId]))
  const track = useLive(useCallback(() => readTrack(openRideDatabase, rideId), [rideId]))
  const photos = useLive(useCallback(() => photosOf(openRideDatabase, rideId), [rideId]))
  const isRefused = row.isRefused || track.isRefused || photos.isRefused
  if (row.value === null) return { value: null, isRefused }
  if (!row.value || !track.value || !photos.value) return { value: undefined, isRefused }
  return { value: { ride: { row: row.value, ...track.value }, photos: photos.value }, isRefused }
}
