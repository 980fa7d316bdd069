import type { Fix } from './fix.ts'
import { gapBetweenPieces, splitAtGaps, type Gap } from './gaps.ts'
import { smoothPath, type SmoothedPath } from './smooth.ts'
import { movingFlags } from './stops.ts'
import { usableFixes, type TimedFix } from './usable-fixes.ts'

/** A piece of track without a pause or a gap in it, smoothed, with which of its fixes were taken while moving. */
export interface Stretch {
  readonly fixes: readonly TimedFix[]
  readonly path: SmoothedPath
  readonly moving: readonly boolean[]
}

export interface Stretches {
  readonly stretches: readonly Stretch[]
  readonly gaps: readonly Gap[]
  /** Every fix that counts, in order. */
  readonly fixes: readonly TimedFix[]
  readonly rejectedFixes: number
}

const measured = (fixes: readonly TimedFix[]): Stretch => {
  const path = smoothPath(fixes)
  return { fixes, path, moving: movingFlags(fixes, path) }
}

/** What a recording comes to before anything is summed: bad fixes left out, cut at pauses and silences, smoothed. */
export const stretchesOf = (recorded: readonly (readonly Fix[])[]): Stretches => {
  const usable = recorded.map(usableFixes)
  const stretches: Stretch[] = []
  const gaps: Gap[] = []
  let before: readonly TimedFix[] = []
  for (const { fixes } of usable.filter((piece) => piece.fixes.length > 0)) {
    const pause = gapBetweenPieces(before, fixes)
    const split = splitAtGaps(fixes)
    gaps.push(...(pause ? [pause] : []), ...split.gaps)
    for (const piece of split.pieces) stretches.push(measured(piece))
    before = fixes
  }
  return {
    stretches,
    gaps,
    fixes: usable.flatMap(({ fixes }) => fixes),
    rejectedFixes: usable.reduce((sum, { rejected }) => sum + rejected, 0),
  }
}
