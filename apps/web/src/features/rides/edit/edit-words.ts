import { metres, type TrackSample } from '@bluffline/core'
import { miles } from '../words.ts'

/** What each cut at the marker would do, in miles; null where there is nothing to cut. */
export interface CutWords {
  readonly before: string | null
  readonly after: string | null
  readonly split: string | null
}

/** Less than this is no piece of a ride. */
const LEAST_M = 10

export function cutWords(at: TrackSample | null, lengthM: number): CutWords {
  if (at === null) return { before: null, after: null, split: null }
  const restM = lengthM - at.alongM
  const hasBefore = at.alongM >= LEAST_M
  const hasAfter = restM >= LEAST_M
  return {
    before: hasBefore ? `Cut off the first ${miles(at.alongM)}` : null,
    after: hasAfter ? `Cut off the last ${miles(metres(restM))}` : null,
    split: hasBefore && hasAfter ? `Split into ${miles(at.alongM)} and ${miles(metres(restM))}` : null,
  }
}
