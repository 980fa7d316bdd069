import type { Position } from '@bluffline/core'
import type { RideDraft } from '../rides/ride-draft.ts'
import type { PackedPiece } from '../rides/packed-track.ts'
import { joinParts, type JoinedLine } from './join-parts.ts'

const placesOf = ({ lng, lat }: PackedPiece): readonly Position[] =>
  Array.from(lng, (east, i) => ({ lng: east, lat: lat[i] ?? NaN }))

/** A line to ride out of a track in a file: its pieces in their order where they meet. Null where it holds no way at all. */
export function lineOfDraft({ pieces }: Pick<RideDraft, 'pieces'>): JoinedLine | null {
  return joinParts(pieces.map(placesOf))
}
