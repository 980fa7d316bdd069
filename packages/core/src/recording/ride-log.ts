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

/** Reads the ride out of its log. Fixes written while paused are not part of it. Order is the order of writing. */
export const rideFromLog = (events: Iterable<RideEvent>): RecordedRide => {
  const ride = {
    status: 'stopped' as RecordedRide['status'],
    startedMs: null as EpochMs | null,
    stoppedMs: null as EpochMs | null,
  }
  const pieces: Fix[][] = []
  const lapsMs: EpochMs[] = []
  const waypoints: RideWaypoint[] = []
  for (const event of events) {
    const isRecording = ride.status === 'recording'
    if (event.kind === 'fix') {
      if (isRecording) pieces.at(-1)?.push(event.fix)
    } else if (event.kind === 'lap') {
      if (isRecording) lapsMs.push(event.atMs)
    } else if (event.kind === 'waypoint') {
      waypoints.push({ id: event.id, atMs: event.atMs, at: event.at, note: event.note })
    } else changeStatus(ride, event, pieces)
  }
  return { ...ride, track: pieces.filter((piece) => piece.length > 0), lapsMs, waypoints }
}

const changeStatus = (
  ride: { status: RecordedRide['status']; startedMs: EpochMs | null; stoppedMs: EpochMs | null },
  { kind, atMs }: { kind: Exclude<RideEvent['kind'], 'fix' | 'lap' | 'waypoint'>; atMs: EpochMs },
  pieces: Fix[][],
): void => {
  if (kind === 'pause') {
    if (ride.status === 'recording') ride.status = 'paused'
    return
  }
  ride.status = kind === 'stop' ? 'stopped' : 'recording'
  // A ride that goes on after its end was no ride that ended.
  ride.stoppedMs = kind === 'stop' ? atMs : null
  if (kind === 'stop') return
  ride.startedMs ??= atMs
  pieces.push([])
}
