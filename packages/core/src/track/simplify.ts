import { nearestOnSegment } from '../geo/nearest.ts'
import type { Position } from '../geo/position.ts'
import type { Metres } from '../units.ts'

/**
 * Fewer points, nowhere further than `toleranceM` from the line (Douglas & Peucker, 1973), with a stack instead of recursion so that a
 * million points do not overflow it. First and last points stay; what is kept are the same objects, times and all.
 */
export const simplifyLine = <P extends Position>(line: readonly P[], toleranceM: Metres): P[] => {
  const kept = new Uint8Array(line.length)
  const open: (readonly [number, number])[] = [[0, line.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    if (to < 0) break
    kept[from] = kept[to] = 1
    const farthest = farthestBetween(line, from, to)
    if (farthest && farthest.awayM > toleranceM) open.push([from, farthest.index], [farthest.index, to])
  }
  return line.filter((_, i) => kept[i] === 1)
}

const farthestBetween = (line: readonly Position[], from: number, to: number) => {
  const [a, b] = [line[from], line[to]]
  if (!a || !b) return null
  let found: { index: number; awayM: number } | null = null
  for (let index = from + 1; index < to; index++) {
    const position = line[index]
    if (!position) continue
    const { awayM } = nearestOnSegment(position, a, b)
    if (!found || awayM > found.awayM) found = { index, awayM }
  }
  return found
}
