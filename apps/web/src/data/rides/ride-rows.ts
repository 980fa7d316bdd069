import type { MotorUse, RideEvent, TrackStatistics, TrailUse } from '@bluffline/core'

/** A ride as the list knows it. Its track is in the log. */
export interface RideRow {
  readonly id: string
  readonly name: string | null
  /** How it was travelled; null for a track that came from a file. */
  readonly use: TrailUse | MotorUse | null
  readonly trailId: string | null
  readonly startedMs: number
  /** Null while it goes on; after a crash it is offered to go on. */
  readonly stoppedMs: number | null
  /** Put away, but not yet gone: deleting can be undone. */
  readonly deletedMs: number | null
  /** As measured when it stopped. */
  readonly statistics: TrackStatistics | null
}

/** One thing that happened on a ride, in the order it was written. */
export interface RideEventRow {
  readonly seq?: number
  readonly rideId: string
  readonly event: RideEvent
}

export interface RidePhotoRow {
  readonly id: string
  readonly rideId: string
  readonly waypointId: string
  readonly takenMs: number
  readonly image: Blob
}
