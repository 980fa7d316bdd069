import type { EpochMs, Position, RideEvent, TrackStatistics, TrailUse } from '@bluffline/core'
import type { PackedPiece } from './packed-track.ts'

/** A ride as the list knows it. Its track is in the log while it goes on, afterwards packed in a row of its own. */
export interface RideRow {
  readonly id: string
  readonly name: string | null
  /** How it was travelled; null where nobody said, as for a file. */
  readonly use: TrailUse | null
  readonly trailId: string | null
  /** Null for a line without times. */
  readonly startedMs: EpochMs | null
  /** When it came onto this device. */
  readonly addedMs: EpochMs
  /** Null while it goes on; after a crash it is offered to go on. */
  readonly stoppedMs: EpochMs | null
  /** Put away, but not yet gone: deleting and editing can be undone. */
  readonly deletedMs: EpochMs | null
  readonly origin: 'recorded' | 'file' | 'edited'
  /** As measured when it stopped. */
  readonly statistics: TrackStatistics | null
  /** Its shape in a few dozen points, for the list. */
  readonly outline: readonly (readonly Position[])[]
}

/** One thing that happened on a ride, in the order it was written. */
export interface RideEventRow {
  readonly seq?: number
  readonly rideId: string
  readonly event: RideEvent
}

/** A place somebody marked. A file says neither when nor more than a name. */
export interface KeptWaypoint {
  readonly id: string
  readonly atMs: EpochMs | null
  readonly at: Position | null
  readonly note: string
}

/** All of a ride that is over. */
export interface RideTrackRow {
  readonly rideId: string
  readonly pieces: readonly PackedPiece[]
  readonly lapsMs: readonly EpochMs[]
  readonly waypoints: readonly KeptWaypoint[]
}

export interface RidePhotoRow {
  readonly id: string
  readonly rideId: string
  readonly waypointId: string
  readonly takenMs: EpochMs
  readonly image: Blob
}

/** A ride with its track. */
export interface Ride extends Omit<RideTrackRow, 'rideId'> {
  readonly row: RideRow
}
