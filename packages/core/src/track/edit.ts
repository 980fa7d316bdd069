import type { Track } from './fix.ts'

/** The fixes from place `from` to place `to` of the whole track (counted over its pieces from 0, both included). Pauses stay pauses. */
export const trimTrack = (track: Track, from: number, to: number): Track => {
  let start = 0
  return track
    .map((piece) => {
      const kept = piece.slice(Math.max(0, from - start), Math.max(0, to - start + 1))
      start += piece.length
      return kept
    })
    .filter((piece) => piece.length > 0)
}

export const countFixes = (track: Track): number => track.reduce((sum, piece) => sum + piece.length, 0)

/** Two tracks that meet at the fix at place `at`, which belongs to both, so that no way between them is lost. */
export const splitTrack = (track: Track, at: number): readonly [before: Track, after: Track] => [
  trimTrack(track, 0, at),
  trimTrack(track, at, countFixes(track) - 1),
]

const timesOf = (track: Track): { readonly fromMs: number; readonly toMs: number } | null => {
  let [fromMs, toMs] = [Infinity, -Infinity]
  for (const { timeMs } of track.flat()) {
    if (timeMs === null || !Number.isFinite(timeMs)) continue
    fromMs = Math.min(fromMs, timeMs)
    toMs = Math.max(toMs, timeMs)
  }
  return fromMs <= toMs ? { fromMs, toMs } : null
}

/**
 * One track out of several, earlier ones first; the time between them becomes a gap. Null where two of them run at the same time or one
 * has no times: then there is no telling which came first.
 */
export const joinTracks = (tracks: readonly Track[]): Track | null => {
  const timed = tracks.map((track) => ({ track, times: timesOf(track) }))
  const spans = timed.flatMap(({ track, times }) => (times ? [{ track, ...times }] : []))
  if (spans.length < tracks.length) return null
  spans.sort((a, b) => a.fromMs - b.fromMs)
  const overlaps = spans.some((span, i) => i > 0 && span.fromMs < (spans[i - 1]?.toMs ?? span.fromMs))
  return overlaps ? null : spans.flatMap(({ track }) => track)
}
