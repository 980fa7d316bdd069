import { lastSignal, type LastSignal, type Position, type TrailUse } from '@bluffline/core'
import type { Ports } from '../../platform/ports.ts'
import { courseOfFile, reversedCourse } from '../navigation/make-course.ts'
import { navigatorOf } from '../navigation/use-navigation.ts'
import { openRideDatabase } from '../rides/ride-database.ts'
import { ridingOf } from '../rides/use-recorder.ts'
import { openEmergencyDatabase } from './emergency-database.ts'

/** A ride that can be gone back along. */
export interface BackTrack {
  readonly line: readonly Position[]
  readonly use: TrailUse
}

/** Fewer places than these are no way. */
const FEWEST = 10

/** The ride that goes on, or the one a crash left open: the way one came. Null where nothing was recorded. */
export async function wayCame(ports: Ports): Promise<BackTrack | null> {
  const { recorder, leftOpen } = ridingOf(ports)
  const { status, ride, use } = recorder.read()
  if (status !== 'stopped') return toBackTrack(ride.track, use)
  const open = await leftOpen()
  if (!open) return null
  const rows = await (await openRideDatabase()).events.where('rideId').equals(open.id).sortBy('seq')
  const places = rows.flatMap(({ event }) => (event.kind === 'fix' ? [event.fix] : []))
  return toBackTrack([places], open.use)
}

/** In the order in which it was travelled; over a pause the line goes straight. */
function toBackTrack(pieces: readonly (readonly Position[])[], use: TrailUse | null): BackTrack | null {
  const line = pieces.flat().map(({ lng, lat }) => ({ lng, lat }))
  return line.length >= FEWEST ? { line, use: use ?? 'atv' } : null
}

/** Begins to lead back along the way one came; answers the page that leads. */
export async function leadBack(ports: Ports, { line, use }: BackTrack): Promise<string> {
  const course = reversedCourse(courseOfFile('Back the way you came', line, use))
  await navigatorOf(ports).start(course, { isRecorded: false })
  return course.address
}

/** Where this phone last reached the network, from the record of its rides. */
export async function signalBack(from: Position): Promise<LastSignal | null> {
  const readings = await openEmergencyDatabase().signals.orderBy('atMs').reverse().limit(2000).toArray()
  return lastSignal(readings, from)
}
