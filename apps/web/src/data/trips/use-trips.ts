import { useCallback } from 'react'
import { openDatabase } from '../db/open-database.ts'
import { useLive, type Live } from '../rides/use-live.ts'
import { readTrip, type Trip } from './trip.ts'

async function readAll(): Promise<readonly Trip[]> {
  const database = await openDatabase()
  const rows = await database.trips.toArray()
  return rows.flatMap((row) => readTrip(row) ?? [])
}

/** Every trip on this device. */
export const useTrips = (): Live<readonly Trip[]> => useLive(readAll)

/** A trip made with no account or no network gets its name later; an address from before leads to it still. */
async function readOne(id: string): Promise<Trip | null> {
  const database = await openDatabase()
  const rows = await database.trips.toArray()
  const row = rows.find((one) => one.id === id) ?? rows.find(({ formerId }) => formerId === id)
  return row ? readTrip(row) : null
}

/** One trip; null where it is not on this device. */
export const useTrip = (id: string): Live<Trip | null> => useLive(useCallback(() => readOne(id), [id]))
