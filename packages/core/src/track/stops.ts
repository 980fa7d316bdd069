import type { SmoothedPath } from './smooth.ts'
import type { TimedFix } from './usable-fixes.ts'

/** Window over which a stop shows, in seconds: long enough that noise averages out, short enough to notice a gate being opened. */
const WINDOW_S = 30
/** A stop ends when the receiver has left it by so many times its stated radius … */
const LEAVING_RADII = 5
/** … within these bounds, in metres. */
const LEAVING_M = [15, 60] as const
/** Going slower than this over the whole window is standing, whatever the noise says (m/s). */
const CRAWL_MPS = 0.2
const UNSTATED_RADIUS_M = 4.5

const radiusOf = (fix: TimedFix): number =>
  fix.accuracyM !== null && fix.accuracyM > 0 ? fix.accuracyM : UNSTATED_RADIUS_M
const clamp = (value: number, [low, high]: readonly [number, number]) => Math.min(Math.max(value, low), high)

/** A running mean of positions on the plane. */
class Anchor {
  east = 0
  north = 0
  #count = 0
  add(east: number, north: number): void {
    this.#count++
    this.east += (east - this.east) / this.#count
    this.north += (north - this.north) / this.#count
  }
  distanceM(east: number, north: number): number {
    return Math.hypot(east - this.east, north - this.north)
  }
}

/**
 * Which fixes were taken while moving. Decided by time without leaving a place, never by the receiver's speed, which is noise when
 * standing: a stop begins when the path came no further in 30 s than its noise explains, and ends when five stated radii lie between
 * the fix and the mean of the stop. What was ridden within that circle on the way out counts as moving.
 */
export const movingFlags = (fixes: readonly TimedFix[], path: SmoothedPath): boolean[] => {
  const moving = fixes.map(() => true)
  let i = 0
  while (i < fixes.length) {
    if (i > 0 && !standsAt(i, fixes, path)) {
      i++
      continue
    }
    const end = endOfStop(i, fixes, path)
    for (let k = i; k < end; k++) moving[k] = false
    i = Math.max(end, i + 1)
  }
  return moving
}

const x = (path: SmoothedPath, i: number) => path.east[i] ?? 0
const y = (path: SmoothedPath, i: number) => path.north[i] ?? 0
const t = (path: SmoothedPath, i: number) => path.timeS[i] ?? 0

/** Net way of the window that begins at `from`, mean of its first third to mean of its last, against what noise alone would show. */
const standsAt = (from: number, fixes: readonly TimedFix[], path: SmoothedPath): boolean => {
  const startS = t(path, from)
  const [first, last] = [new Anchor(), new Anchor()]
  let end = from
  while (end < fixes.length && t(path, end) - startS <= WINDOW_S) end++
  const lengthS = t(path, end - 1) - startS
  if (lengthS < WINDOW_S / 2) return false
  for (let k = from; k < end; k++) {
    const part = (t(path, k) - startS) / lengthS
    if (part <= 1 / 3) first.add(x(path, k), y(path, k))
    else if (part >= 2 / 3) last.add(x(path, k), y(path, k))
  }
  const fix = fixes[from]
  return first.distanceM(last.east, last.north) < Math.max(CRAWL_MPS * lengthS, fix ? radiusOf(fix) * 0.5 : 0)
}

/** Index after the last fix of the stop that begins at `from`. */
const endOfStop = (from: number, fixes: readonly TimedFix[], path: SmoothedPath): number => {
  const anchor = new Anchor()
  for (let i = from; i < fixes.length; i++) {
    const fix = fixes[i]
    if (!fix) break
    if (i > from && anchor.distanceM(x(path, i), y(path, i)) > clamp(LEAVING_RADII * radiusOf(fix), LEAVING_M))
      return wayOut(from, i, anchor, fix, path)
    // What is already on its way out must not draw the place of the stop after it.
    if (i === from || anchor.distanceM(x(path, i), y(path, i)) <= 2 * radiusOf(fix)) anchor.add(x(path, i), y(path, i))
  }
  return fixes.length
}

/** Goes back from where the stop was left to the last fix that was still at it, within the receiver's own radius. */
// eslint-disable-next-line max-params
const wayOut = (from: number, left: number, anchor: Anchor, fix: TimedFix, path: SmoothedPath): number => {
  let i = left
  while (i > from && anchor.distanceM(x(path, i - 1), y(path, i - 1)) > radiusOf(fix)) i--
  return i
}
