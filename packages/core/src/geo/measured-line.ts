import { metres, type Metres } from '../units.ts'
import { distanceM } from './distance.ts'
import type { Position } from './position.ts'

/** A line with the distance of every vertex from its start, in flat arrays so that a long route stays quick to walk along. */
export interface MeasuredLine {
  readonly lng: Float64Array
  readonly lat: Float64Array
  /** Metres from the start; ascends strictly, since vertices on top of each other are one. */
  readonly alongM: Float64Array
  readonly lengthM: Metres
}

const isPlace = ({ lng, lat }: Position): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180

/** Measures a line. Vertices that are no place on Earth, and repeated ones, are left out. */
export function measureLine(line: readonly Position[]): MeasuredLine {
  const kept = line.filter(isPlace)
  const lng = new Float64Array(kept.length)
  const lat = new Float64Array(kept.length)
  const alongM = new Float64Array(kept.length)
  let count = 0
  let last: Position | undefined
  for (const position of kept) {
    const step = last === undefined ? 0 : distanceM(last, position)
    if (last !== undefined && !(step > 0)) continue
    lng[count] = position.lng
    lat[count] = position.lat
    alongM[count] = count === 0 ? 0 : (alongM[count - 1] ?? 0) + step
    last = position
    count++
  }
  const lengthM = metres(alongM[count - 1] ?? 0)
  return { lng: lng.subarray(0, count), lat: lat.subarray(0, count), alongM: alongM.subarray(0, count), lengthM }
}

/** Index of the last vertex at or before `alongM`, at most the last but one, so that a segment begins there; 0 on a line of one point. */
export function segmentAt({ alongM: vertices }: MeasuredLine, alongM: number): number {
  let [low, high] = [0, Math.max(0, vertices.length - 2)]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((vertices[middle] ?? Infinity) <= alongM) low = middle
    else high = middle - 1
  }
  return low
}

/** The place `alongM` metres from the start; the ends beyond them. Null on a line without vertices. */
export function pointAlong(line: MeasuredLine, alongM: number): Position | null {
  const i = segmentAt(line, alongM)
  const [lng, lat, from] = [line.lng[i], line.lat[i], line.alongM[i]]
  if (lng === undefined || lat === undefined || from === undefined) return null
  const to = line.alongM[i + 1] ?? from
  const share = to > from ? Math.min(1, Math.max(0, (alongM - from) / (to - from))) : 0
  return { lng: lng + ((line.lng[i + 1] ?? lng) - lng) * share, lat: lat + ((line.lat[i + 1] ?? lat) - lat) * share }
}

/** The stretch between two distances, its ends interpolated. Backwards when `toM` is less than `fromM`. */
export function sliceLine(line: MeasuredLine, fromM: number, toM: number): readonly Position[] {
  if (toM < fromM) return sliceLine(line, toM, fromM).toReversed()
  const [start, end] = [pointAlong(line, fromM), pointAlong(line, toM)]
  if (start === null || end === null) return []
  const between: Position[] = []
  for (let i = segmentAt(line, fromM) + 1; i < line.alongM.length; i++) {
    const [lng, lat, at] = [line.lng[i], line.lat[i], line.alongM[i]]
    if (lng === undefined || lat === undefined || at === undefined || at >= toM) break
    if (at > fromM) between.push({ lng, lat })
  }
  return [start, ...between, end]
}
