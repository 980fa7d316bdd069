import { at } from '../geo/column.ts'
import type { MeasuredLine } from '../geo/measured-line.ts'
import { placesNear, type LinePlace, type SegmentGrid } from './segment-grid.ts'

/** A place on a line where it is to be cut into edges. */
export interface Cut {
  readonly line: number
  readonly alongM: number
}

/** Two cuts, on two lines or on one, that are the same junction. */
export type Join = readonly [Cut, Cut]

/** Joins of one end of a line with the nearest place of every line near it; with its own line only where it comes back to itself. */
function joinsOfEnd(grid: SegmentGrid, end: Cut, toleranceM: number): readonly Join[] {
  const line = grid.lines[end.line]
  if (line === undefined) return []
  const vertex = end.alongM === 0 ? 0 : line.alongM.length - 1
  const position = { lng: at(line.lng, vertex), lat: at(line.lat, vertex) }
  const nearest = new Map<number, LinePlace>()
  for (const place of placesNear(grid, position, toleranceM)) {
    const isItself = place.line === end.line && Math.abs(place.alongM - end.alongM) <= 2 * toleranceM
    const known = nearest.get(place.line)
    if (!isItself && (known === undefined || place.awayM < known.awayM)) nearest.set(place.line, place)
  }
  return [...nearest.values()].map((place): Join => [end, { line: place.line, alongM: place.alongM }])
}

/** Where line ends come within the tolerance of another line, or of a far part of their own. */
export const endJoins = (grid: SegmentGrid, toleranceM: number): readonly Join[] =>
  grid.lines.flatMap((line, number) =>
    [0, line.lengthM].flatMap((alongM) => joinsOfEnd(grid, { line: number, alongM }, toleranceM)),
  )

/** A little over the ends of a segment, so that lines which share a vertex are found to meet in it. */
const EPSILON = 1e-9

/** Shares along two segments at which they cross; null where they do not, or are parallel. */
function crossingShares(
  a: MeasuredLine,
  i: number,
  [b, j]: readonly [MeasuredLine, number],
): readonly [number, number] | null {
  const [ax, ay] = [at(a.lng, i), at(a.lat, i)]
  const [rx, ry] = [at(a.lng, i + 1) - ax, at(a.lat, i + 1) - ay]
  const [bx, by] = [at(b.lng, j), at(b.lat, j)]
  const [sx, sy] = [at(b.lng, j + 1) - bx, at(b.lat, j + 1) - by]
  const cross = rx * sy - ry * sx
  if (cross === 0) return null
  const t = ((bx - ax) * sy - (by - ay) * sx) / cross
  const u = ((bx - ax) * ry - (by - ay) * rx) / cross
  const inside = t >= -EPSILON && t <= 1 + EPSILON && u >= -EPSILON && u <= 1 + EPSILON
  return inside ? [Math.min(1, Math.max(0, t)), Math.min(1, Math.max(0, u))] : null
}

const alongAt = (line: MeasuredLine, i: number, share: number): number =>
  at(line.alongM, i) + (at(line.alongM, i + 1) - at(line.alongM, i)) * share

function crossing(
  grid: SegmentGrid,
  [p, i]: readonly [number, number],
  [q, j]: readonly [number, number],
): Join | null {
  if (p === q && Math.abs(i - j) <= 1) return null
  const [a, b] = [grid.lines[p], grid.lines[q]]
  if (a === undefined || b === undefined) return null
  const shares = crossingShares(a, i, [b, j])
  if (shares === null) return null
  return [
    { line: p, alongM: alongAt(a, i, shares[0]) },
    { line: q, alongM: alongAt(b, j, shares[1]) },
  ]
}

/** Crossings among the segments of one cell. */
function crossingsIn(grid: SegmentGrid, cell: readonly number[]): readonly Join[] {
  const segments = Array.from({ length: cell.length / 2 }, (_, k) => [cell[2 * k] ?? 0, cell[2 * k + 1] ?? 0] as const)
  return segments.flatMap((one, k) =>
    segments.slice(k + 1).flatMap((other) => {
      const join = crossing(grid, one, other)
      return join === null ? [] : [join]
    }),
  )
}

/** Where lines cross each other or themselves. On a trail every crossing is a junction: there are no bridges over trails here. */
export const crossingJoins = (grid: SegmentGrid): readonly Join[] =>
  [...grid.cells.values()].flatMap((cell) => crossingsIn(grid, cell))
