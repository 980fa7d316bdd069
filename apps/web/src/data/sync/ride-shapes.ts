import { rideTrack, type RideTrack, type SyncedRecord } from '@bluffline/contract'
import { epochMs, type TrackStatistics } from '@bluffline/core'
import type { PackedPiece } from '../rides/packed-track.ts'
import type { RideRow, RideTrackRow } from '../rides/ride-rows.ts'
import { packText, unpackText } from './packed-text.ts'

type Column = Float64Array<ArrayBuffer>
type WirePiece = RideTrack['pieces'][number]

/** More lines than this no stamp shows. */
const MOST_LINES = 100

/** A ride as it goes out, but for its track. */
export const bodyOfRide = (row: RideRow): Record<string, unknown> => ({
  name: row.name?.trim() ? row.name.trim().slice(0, 200) : null,
  use: row.use,
  trailId: row.trailId,
  startedMs: row.startedMs,
  stoppedMs: row.stoppedMs,
  addedMs: row.addedMs,
  origin: row.origin,
  statistics: row.statistics,
  outline: row.outline.slice(0, MOST_LINES),
})

export const rideOfRecord = (record: SyncedRecord<'rides'>): RideRow => ({
  id: record.id,
  name: record.name,
  use: record.use,
  trailId: record.trailId,
  startedMs: record.startedMs === null ? null : epochMs(record.startedMs),
  stoppedMs: epochMs(record.stoppedMs ?? record.addedMs),
  addedMs: epochMs(record.addedMs),
  deletedMs: null,
  origin: record.origin,
  // Measured by this same app on another device, and kept there as it was.
  statistics: record.statistics as TrackStatistics | null,
  outline: record.outline,
})

const numbers = (column: Column | null) =>
  column && Array.from(column, (value) => (Number.isFinite(value) ? value : null))

const pieceOut = (piece: PackedPiece): WirePiece => ({
  lng: [...piece.lng],
  lat: [...piece.lat],
  timeMs: numbers(piece.timeMs),
  accuracyM: numbers(piece.accuracyM),
  altitudeM: numbers(piece.altitudeM),
  speedMps: numbers(piece.speedMps),
  headingDeg: numbers(piece.headingDeg),
})

const column = (values: readonly (number | null)[] | null): Column | null =>
  values && Float64Array.from(values, (value) => value ?? Number.NaN)

const pieceIn = (piece: WirePiece): PackedPiece => ({
  lng: Float64Array.from(piece.lng),
  lat: Float64Array.from(piece.lat),
  timeMs: column(piece.timeMs),
  accuracyM: column(piece.accuracyM),
  altitudeM: column(piece.altitudeM),
  speedMps: column(piece.speedMps),
  headingDeg: column(piece.headingDeg),
})

export const packRideTrack = ({ pieces, lapsMs, waypoints }: Omit<RideTrackRow, 'rideId'>): Promise<string> => {
  const track: RideTrack = {
    version: 1,
    pieces: pieces.map(pieceOut),
    lapsMs: [...lapsMs],
    waypoints: waypoints.map((waypoint) => ({ ...waypoint })),
  }
  return packText(JSON.stringify(track))
}

/** Throws where the text is no track. */
export async function unpackRideTrack(packed: string): Promise<Omit<RideTrackRow, 'rideId'>> {
  const { pieces, lapsMs, waypoints } = rideTrack.parse(JSON.parse(await unpackText(packed)))
  return {
    pieces: pieces.map(pieceIn),
    lapsMs: lapsMs.map(epochMs),
    waypoints: waypoints.map((waypoint) => ({
      ...waypoint,
      atMs: waypoint.atMs === null ? null : epochMs(waypoint.atMs),
    })),
  }
}
