import type { Fix } from './fix.ts'

const isPieces = (track: readonly Fix[] | readonly (readonly Fix[])[]): track is readonly (readonly Fix[])[] =>
  Array.isArray(track[0])

/** A track, or one piece of it, as a list of pieces. */
export const asPieces = (track: readonly Fix[] | readonly (readonly Fix[])[]): readonly (readonly Fix[])[] =>
  isPieces(track) ? track : [track]
