import type { TrailLine } from '@bluffline/contract'
import { lineLengthM, METRES_PER_MILE, nearestOnSegment, type Position } from '@bluffline/core'

type LngLat = [number, number] | [number, number, number]

/** The catalogue keeps lines at this tolerance, far below what a phone's GPS can tell. */
const TOLERANCE_M = 4
const DIGITS = 5

const positionOf = ([lng, lat]: LngLat): Position => ({ lng, lat })
const partsOf = (line: TrailLine): LngLat[][] => (line.type === 'LineString' ? [line.coordinates] : line.coordinates)

const deviationM = (point: LngLat, [from, to]: readonly [LngLat, LngLat]): number =>
  nearestOnSegment(positionOf(point), positionOf(from), positionOf(to)).awayM

/** Ramer–Douglas–Peucker with a stack of its own, so that a long recording cannot overflow the call stack. */
const simplified = (points: readonly LngLat[]): LngLat[] => {
  const keep = new Set([0, points.length - 1])
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span
    const ends = [points[from], points[to]] as [LngLat, LngLat]
    let [farthest, farthestM] = [-1, TOLERANCE_M]
    for (let i = from + 1; i < to; i += 1) {
      const awayM = deviationM(points[i] as LngLat, ends)
      if (awayM > farthestM) [farthest, farthestM] = [i, awayM]
    }
    if (farthest === -1) continue
    keep.add(farthest)
    spans.push([from, farthest], [farthest, to])
  }
  return points.filter((_, i) => keep.has(i))
}

const round = (value: number) => Number(value.toFixed(DIGITS))
const rounded = ([lng, lat, eleM]: LngLat): LngLat =>
  eleM === undefined ? [round(lng), round(lat)] : [round(lng), round(lat), Math.round(eleM * 10) / 10]

const isLngLat = (point: readonly number[]): boolean => point.length >= 2 && point.slice(0, 3).every(Number.isFinite)

/** Parts of coordinates as the catalogue keeps a line; null where nothing with two points is left. */
export const lineOf = (parts: readonly (readonly (readonly number[])[])[]): TrailLine | null => {
  const kept = parts
    .map((part) => simplified(part.filter(isLngLat).map((point) => point.slice(0, 3) as LngLat)).map(rounded))
    .filter((part) => part.length >= 2)
  const [only] = kept
  if (only === undefined) return null
  return kept.length === 1 ? { type: 'LineString', coordinates: only } : { type: 'MultiLineString', coordinates: kept }
}

export const lineMiles = (line: TrailLine): number =>
  partsOf(line).reduce((sum, part) => sum + lineLengthM(part.map(positionOf)), 0) / METRES_PER_MILE

/** The vertex in the middle of the longest part: a point that lies on the line. */
export const pointOn = (line: TrailLine): Position => {
  const longest = partsOf(line).toSorted((a, b) => b.length - a.length)[0] ?? []
  const [lng, lat] = longest[Math.floor(longest.length / 2)] as LngLat
  return { lng, lat }
}

const farthestM = (from: TrailLine, to: TrailLine): number => {
  const segments = partsOf(to).flatMap((part) => part.slice(1).map((point, i) => [part[i] as LngLat, point] as const))
  const nearestM = (point: LngLat) =>
    segments.reduce((least, segment) => Math.min(least, deviationM(point, segment)), Infinity)
  return partsOf(from)
    .flat()
    .reduce((most, point) => Math.max(most, nearestM(point)), 0)
}

/** How far two lines lie apart at their worst place, in metres, both ways (Hausdorff over the vertices). */
export const linesApartM = (a: TrailLine, b: TrailLine): number => Math.max(farthestM(a, b), farthestM(b, a))
