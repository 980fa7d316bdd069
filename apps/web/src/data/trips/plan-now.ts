import type { RidePlanFields } from '@bluffline/contract'
import type { Ports } from '../../platform/ports.ts'
import { openDatabase } from '../db/open-database.ts'
import { alertWords } from '../emergency/alerts/alert-engine-of.ts'
import { planOf } from './trip-plan.ts'
import type { Trip } from './trip.ts'

/** The plan of a trip as it is left now, with the rider's name, medical card and choices; null where nobody is to watch. */
export async function planNow(ports: Ports, trip: Trip): Promise<RidePlanFields | null> {
  const database = await openDatabase()
  const trails = await database.trails.bulkGet([...trip.trailIds])
  const { words } = await alertWords(ports, { isDrill: false, note: '' })
  const trailNames = trails.map((trail, at) => trail?.name ?? trip.trailIds[at] ?? '')
  return planOf(trip, { ...words, trailNames }, ports.clock.now())
}
