import { trackStatistics, type EpochMs, type TrackStatistics, type TrailUse } from '@bluffline/core'
import { outlineOf } from './outline.ts'
import { unpackTrack, type PackedPiece } from './packed-track.ts'
import type { KeptWaypoint, RideRow } from './ride-rows.ts'
import type { NewRide } from './ride-shelf.ts'

/** A ride made out of a file or another ride, not on the shelf yet. */
export interface RideDraft {
  readonly name: string | null
  readonly pieces: readonly PackedPiece[]
  readonly lapsMs: readonly EpochMs[]
  readonly waypoints: readonly KeptWaypoint[]
  readonly statistics: TrackStatistics
  readonly outline: RideRow['outline']
}

export const draftOf = (parts: Omit<RideDraft, 'statistics' | 'outline'>): RideDraft => {
  const track = unpackTrack(parts.pieces)
  return { ...parts, statistics: trackStatistics(track), outline: outlineOf(track) }
}

interface About {
  readonly id: string
  readonly use: TrailUse | null
  readonly trailId: string | null
  readonly origin: RideRow['origin']
  readonly nowMs: EpochMs
}

/** The draft as the shelf takes it. */
export const rideOfDraft = ({ statistics, outline, name, ...track }: RideDraft, about: About): NewRide => {
  const { nowMs, ...rest } = about
  const row: RideRow = {
    ...rest,
    name,
    statistics,
    outline,
    startedMs: statistics.startMs,
    addedMs: nowMs,
    stoppedMs: statistics.endMs ?? nowMs,
    deletedMs: null,
  }
  return { row, ...track, photos: [] }
}
