import type { Position } from '../geo/position.ts'
import type { Fix, Track } from '../track/fix.ts'
import type { EpochMs } from '../units.ts'

/**
 * What happened on a ride, as it is written to the phone's disk, one record at a time and never changed again. The ride itself is read
 * out of this log, so a tab that is killed loses nothing that was written.
 */
export type RideEvent =
  | { readonly kind: 'start'; readonly atMs: EpochMs }
  | { readonly kind: 'fix'; readonly atMs: EpochMs; readonly fix: Fix }
  | { readonly kind: 'pause' | 'resume' | 'stop'; readonly atMs: EpochMs }
  | { readonly kind: 'lap'; readonly atMs: EpochMs }
  | {
      readonly kind: 'waypoint'
      readonly atMs: EpochMs
      readonly id: string
      readonly at: Position | null
      readonly note: string
    }

export interface RideWaypoint {
  readonly id: string
  readonly atMs: EpochMs
  /** Null when no position was known at that moment. */
  readonly at: Position | null
  readonly note: string
}

export interface RecordedRide {
  /** `recording` and `paused` are rides whose log has no end yet: after a crash they are offered to go on. */
  readonly status: 'recording' | 'paused' | 'stopped'
  readonly startedMs: EpochMs | null
  readonly stoppedMs: EpochMs | null
  /** A new piece begins after each pause. */
  readonly track: Track
  /** When a lap was pressed. */
  readonly lapsMs: readonly EpochMs[]
  readonly waypoints: readonly RideWaypoint[]
}

/** Reads a log event by event. The pieces of `ride().track` grow in place, so that a fix costs the same after eight hours. */
export interface RideReader {
  readonly add: (event: RideEvent) => void
  readonly ride: () => RecordedRide
}

/** Fixes and laps written while paused are not part of the ride. Order is the order of writing. */
export const rideReader = (): RideReader => {
  let status: RecordedRide['status'] = 'stopped'
  let startedMs: EpochMs | null = null
  let stoppedMs: EpochMs | null = null
  const pieces: Fix[][] = []
  const lapsMs: EpochMs[] = []
  const waypoints: RideWaypoint[] = []

  const add = (event: RideEvent): void => {
    const isRecording = status === 'recording'
    if (event.kind === 'fix') {
      if (isRecording) pieces.at(-1)?.push(event.fix)
    } else if (event.kind === 'lap') {
      if (isRecording) lapsMs.push(event.atMs)
    } else if (event.kind === 'waypoint') {
      waypoints.push({ id: event.id, atMs: event.atMs, at: event.at, note: event.note })
    } else turn(event.kind, event.atMs)
  }
  const turn = (kind: 'start' | 'pause' | 'resume' | 'stop', atMs: EpochMs): void => {
    if (kind === 'pause') {
      if (status === 'recording') status = 'paused'
      return
    }
    status = kind === 'stop' ? 'stopped' : 'recording'
    // A ride that goes on after its end was no ride that ended.
    stoppedMs = kind === 'stop' ? atMs : null
    if (kind === 'stop') return
    startedMs ??= atMs
    // Two turns with nothing between them make one piece.
    if (pieces.at(-1)?.length !== 0) pieces.push([])
  }
  const track = () => (pieces.at(-1)?.length === 0 ? pieces.slice(0, -1) : pieces)
  return { add, ride: () => ({ status, startedMs, stoppedMs, track: track(), lapsMs, waypoints }) }
}

/** Reads the ride out of its whole log. */
export const rideFromLog = (events: Iterable<RideEvent>): RecordedRide => {
  const reader = rideReader()
  for (const event of events) reader.add(event)
  return reader.ride()
}
