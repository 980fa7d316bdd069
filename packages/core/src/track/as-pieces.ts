import type { PlainFix } from './fix.ts'

type OneOrMore<F> = readonly F[] | readonly (readonly F[])[]

const isPieces = <F extends PlainFix>(track: OneOrMore<F>): track is readonly (readonly F[])[] =>
  Array.isArray(track[0])

/** A track, or one piece of it, as a list of pieces. */
export const asPieces = <F extends PlainFix>(track: OneOrMore<F>): readonly (readonly F[])[] =>
  isPieces(track) ? track : [track]
