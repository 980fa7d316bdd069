import { joinTracks, splitTrack, trimTrack, type EpochMs, type Track } from '@bluffline/core'
import { packTrack, unpackTrack } from './packed-track.ts'
import { draftOf, type RideDraft } from './ride-draft.ts'
import type { KeptWaypoint, RideTrackRow } from './ride-rows.ts'

/** What is done to a ride. Places are counted in fixes over the whole track, from 0. */
export type RideEdit =
  | { readonly kind: 'trim'; readonly from: number; readonly to: number }
  | { readonly kind: 'split'; readonly at: number }

type Whole = Omit<RideTrackRow, 'rideId'> & { readonly name: string | null }

const spanOf = (track: Track): readonly [fromMs: number, toMs: number] => {
  let span: [number, number] = [Infinity, -Infinity]
  for (const { timeMs } of track.flat())
    if (timeMs !== null) span = [Math.min(span[0], timeMs), Math.max(span[1], timeMs)]
  return span
}

const partOf = (whole: Whole, track: Track, name: string | null): RideDraft => {
  const [fromMs, toMs] = spanOf(track)
  const isWithin = (atMs: EpochMs | null) => atMs === null || (atMs >= fromMs && atMs <= toMs)
  return draftOf({
    name,
    pieces: packTrack(track),
    lapsMs: whole.lapsMs.filter(isWithin),
    // A place without a time may belong to any part: better twice than lost.
    waypoints: whole.waypoints.filter(({ atMs }) => isWithin(atMs)),
  })
}

/** The rides that stand for a ride after an edit. The ride itself is not touched. */
export function editRide(whole: Whole, edit: RideEdit): readonly RideDraft[] {
  const track = unpackTrack(whole.pieces)
  if (edit.kind === 'trim') return [partOf(whole, trimTrack(track, edit.from, edit.to), whole.name)]
  return splitTrack(track, edit.at).map((part, i) =>
    partOf(whole, part, whole.name === null ? null : `${whole.name}, part ${i + 1}`),
  )
}

const byTime = (a: KeptWaypoint, b: KeptWaypoint) => (a.atMs ?? 0) - (b.atMs ?? 0)

/** One ride out of several; null where they cannot follow one another in time. */
export function joinRides(wholes: readonly Whole[]): RideDraft | null {
  const track = joinTracks(wholes.map(({ pieces }) => unpackTrack(pieces)))
  if (track === null) return null
  return draftOf({
    name: wholes.find(({ name }) => name !== null)?.name ?? null,
    pieces: packTrack(track),
    lapsMs: wholes.flatMap(({ lapsMs }) => lapsMs).sort((a, b) => a - b),
    waypoints: wholes.flatMap(({ waypoints }) => waypoints).sort(byTime),
  })
}
