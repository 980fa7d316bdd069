import type { FileTrack, FileWaypoint, PointColumns, TrackFile } from '@bluffline/interchange'
import { distanceM } from '@bluffline/core'
import type { PackedPiece } from './packed-track.ts'
import { draftOf, type RideDraft } from './ride-draft.ts'

/** What a file came to: one ride for each recorded track in it, and what of it could not be used. */
export interface ImportedFile {
  readonly rides: readonly RideDraft[]
  readonly warnings: readonly string[]
}

/** A file of more lines than this is a map, not a season of rides: it stays one thing. */
const MOST_RIDES = 40

const someOf = (column: Float64Array<ArrayBuffer> | null) =>
  column?.some((value) => !Number.isNaN(value)) === true ? column : null

const pieceOf = ({ lng, lat, eleM, timeMs, accuracyM }: PointColumns): PackedPiece => ({
  lng,
  lat,
  timeMs: someOf(timeMs),
  altitudeM: someOf(eleM),
  accuracyM: someOf(accuracyM),
  speedMps: null,
  headingDeg: null,
})

const isTimed = ({ segments }: FileTrack) => segments.some(({ timeMs }) => someOf(timeMs) !== null)

/** Each recorded track is a ride; lines without times belong together. */
const groupsOf = (tracks: readonly FileTrack[]): readonly (readonly FileTrack[])[] => {
  const recorded = tracks.filter(isTimed)
  if (recorded.length === 0 || recorded.length > MOST_RIDES) return tracks.length > 0 ? [tracks] : []
  return recorded.map((track) => [track])
}

const notesOn = (tracks: readonly FileTrack[]): string[] => {
  const recorded = tracks.filter(isTimed).length
  if (tracks.length === 0) return ['This file holds waypoints and no track.']
  if (recorded === 0) return ['This file says nothing of time, so duration and speed of the ride stay unknown.']
  const left = recorded > MOST_RIDES ? 0 : tracks.length - recorded
  return left > 0 ? [`${left === 1 ? '1 line' : `${left} lines`} without times in this file stayed out.`] : []
}

/** The nearest of the rides to a waypoint, looked up on a handful of their points. */
const LOOKED_AT = 200
const awayM = (pieces: readonly PackedPiece[], waypoint: FileWaypoint): number => {
  let leastM = Infinity
  for (const { lng, lat } of pieces) {
    const every = Math.max(1, Math.floor(lng.length / LOOKED_AT))
    for (let i = 0; i < lng.length; i += every)
      leastM = Math.min(leastM, distanceM({ lng: lng[i] ?? 0, lat: lat[i] ?? 0 }, waypoint))
  }
  return leastM
}

const nearest = (rides: readonly (readonly PackedPiece[])[], waypoint: FileWaypoint): number => {
  if (rides.length === 1) return 0
  const distancesM = rides.map((pieces) => awayM(pieces, waypoint))
  return distancesM.indexOf(Math.min(...distancesM))
}

const withoutEnding = (fileName: string): string | null => fileName.replace(/\.[^.]*$/, '').trim() || null

export function ridesOfFile(file: TrackFile, fileName: string): ImportedFile {
  const groups = groupsOf(file.tracks)
  const pieces = groups.map((tracks) => tracks.flatMap(({ segments }) => segments.map(pieceOf)))
  const at = file.waypoints.map((waypoint) => nearest(pieces, waypoint))
  const rides = groups.map((tracks, ride) =>
    draftOf({
      name: tracks.find(({ name }) => name !== null)?.name ?? file.name ?? withoutEnding(fileName),
      pieces: pieces[ride] ?? [],
      lapsMs: [],
      waypoints: file.waypoints.flatMap(({ name, lng, lat }, i) =>
        at[i] === ride ? [{ id: `w${i}`, atMs: null, at: { lng, lat }, note: name ?? '' }] : [],
      ),
    }),
  )
  return { rides, warnings: [...file.warnings, ...notesOn(file.tracks)] }
}
