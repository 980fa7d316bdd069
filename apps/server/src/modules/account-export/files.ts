import { type RideTrack, SYNCED_NOUNS, type SyncedRecord } from '@bluffline/contract'
import { epochMs, type ExportedPoint, type ExportedWaypoint, metres, writeGpx } from '@bluffline/core'
import type { ArchiveFile } from './archive.ts'
import type { ExportedRecord } from './repository.ts'

type Listed = Omit<ExportedRecord, 'body'>
type RideFields = Pick<SyncedRecord<'rides'>, 'name' | 'startedMs'>
type WaypointFields = Pick<SyncedRecord<'waypoints'>, 'name' | 'note' | 'position' | 'elevationM'>

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
const parsed = (record: Listed): Record<string, unknown> => JSON.parse(record.fields) as Record<string, unknown>

const withTimes = (record: Listed) => ({
  id: record.id,
  ...parsed(record),
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
})

const EXPORTED_NOUNS = [...SYNCED_NOUNS, 'trip-context'] as const

/** One JSON file a noun, also an empty one: then it is plain that nothing was left out. */
export const jsonFiles = (records: readonly Listed[]): readonly ArchiveFile[] =>
  EXPORTED_NOUNS.map((noun) => ({
    name: `${noun}.json`,
    content: json(records.filter((record) => record.noun === noun).map(withTimes)),
  }))

/** A name for a file: letters and digits only, so that no name of a ride can lead out of its folder. */
const fileName = (record: Listed, { name, startedMs }: RideFields): string => {
  const day =
    startedMs === null || !(Math.abs(startedMs) < 8.64e15) ? 'undated' : new Date(startedMs).toISOString().slice(0, 10)
  const words = (name ?? 'ride')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `rides/${day}-${words === '' ? 'ride' : words}-${record.id.slice(0, 8)}`
}

const pointsOf = (piece: RideTrack['pieces'][number]): ExportedPoint[] =>
  piece.lng.map((lng, i) => {
    const [timeMs, accuracyM] = [piece.timeMs?.[i] ?? null, piece.accuracyM?.[i] ?? null]
    return {
      lng,
      lat: piece.lat[i] ?? NaN,
      elevationM: piece.altitudeM?.[i] ?? null,
      timeMs: timeMs === null ? null : epochMs(timeMs),
      accuracyM: accuracyM === null ? null : metres(accuracyM),
    }
  })

const marksOf = ({ waypoints }: RideTrack): ExportedWaypoint[] =>
  waypoints.flatMap(({ at, atMs, note }) =>
    at === null ? [] : [{ ...at, name: note === '' ? 'Waypoint' : note, timeMs: atMs === null ? null : epochMs(atMs) }],
  )

/** A ride as GPX, which every other program reads, and whole as JSON, which also has speed and heading. */
export const rideFiles = (record: Listed, track: RideTrack): readonly ArchiveFile[] => {
  // The fields were read by the schema of rides when they were kept.
  const fields = parsed(record) as unknown as RideFields
  const name = fileName(record, fields)
  const parts = track.pieces.map(pointsOf)
  return [
    { name: `${name}.gpx`, content: writeGpx({ name: fields.name ?? 'Ride', parts, waypoints: marksOf(track) }) },
    { name: `${name}.json`, content: json(track) },
  ]
}

/** A photo of a ride, under the id by which `ride-photos.json` names it: a UUID, by its schema. */
export const photoFile = ({ id }: Listed, image: string): ArchiveFile => ({
  name: `rides/photos/${id}.jpg`,
  content: Buffer.from(image, 'base64'),
})

export const waypointFile = (records: readonly Listed[]): ArchiveFile => {
  const waypoints = records
    .filter(({ noun }) => noun === 'waypoints')
    .map((record) => parsed(record) as unknown as WaypointFields)
    .map(({ name, note, position, elevationM }) => ({ ...position, name, description: note, elevationM }))
  return { name: 'waypoints.gpx', content: writeGpx({ name: 'Waypoints', parts: [], waypoints }) }
}
