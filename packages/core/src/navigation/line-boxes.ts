import { at } from '../geo/column.ts'
import { EARTH_RADIUS_M } from '../geo/distance.ts'
import type { MeasuredLine } from '../geo/measured-line.ts'
import type { Position } from '../geo/position.ts'

/** A place on a line, and how far from it one is. */
export interface Match {
  readonly alongM: number
  readonly awayM: number
  /** Segment it lies on. */
  readonly segment: number
}

/** Boxes around runs of segments, so that the whole of a long line can be asked without walking it. */
interface LineBoxes {
  readonly west: Float64Array
  readonly south: Float64Array
  readonly east: Float64Array
  readonly north: Float64Array
}

const RUN = 64
const METRES_PER_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180

function boxesOf({ lng, lat, alongM }: MeasuredLine): LineBoxes {
  const count = Math.ceil(Math.max(0, alongM.length - 1) / RUN)
  const column = (fill: number) => new Float64Array(count).fill(fill)
  const boxes = { west: column(Infinity), south: column(Infinity), east: column(-Infinity), north: column(-Infinity) }
  for (let run = 0; run < count; run++) {
    for (let i = run * RUN; i <= Math.min((run + 1) * RUN, alongM.length - 1); i++) {
      boxes.west[run] = Math.min(at(boxes.west, run), at(lng, i))
      boxes.east[run] = Math.max(at(boxes.east, run), at(lng, i))
      boxes.south[run] = Math.min(at(boxes.south, run), at(lat, i))
      boxes.north[run] = Math.max(at(boxes.north, run), at(lat, i))
    }
  }
  return boxes
}

/** Boxes follow from the line, so they are kept beside it instead of in a trip, which is to be written down as JSON. */
const known = new WeakMap<MeasuredLine, LineBoxes>()

function boxesFor(line: MeasuredLine): LineBoxes {
  const boxes = known.get(line) ?? boxesOf(line)
  known.set(line, boxes)
  return boxes
}

/** Told of a segment: how far away it is, how far along the line its nearest place is, and at which share of the segment. */
// eslint-disable-next-line max-params
type Found = (segment: number, awayM: number, alongM: number, share: number) => void

/**
 * Calls `found` with the nearest place of every segment from `first` to before `end`, on a plane that touches the Earth at `position`.
 * No objects are made: this runs hundreds of times for every fix.
 */
export function scanSegments(
  line: MeasuredLine,
  position: Position,
  { first, end, found }: { readonly first: number; readonly end: number; readonly found: Found },
): void {
  const { lng, lat, alongM } = line
  const perLng = METRES_PER_DEGREE * Math.cos((position.lat * Math.PI) / 180)
  let x1 = (at(lng, first) - position.lng) * perLng
  let y1 = (at(lat, first) - position.lat) * METRES_PER_DEGREE
  for (let i = first; i < end; i++) {
    const x2 = (at(lng, i + 1) - position.lng) * perLng
    const y2 = (at(lat, i + 1) - position.lat) * METRES_PER_DEGREE
    const dx = x2 - x1
    const dy = y2 - y1
    const square = dx * dx + dy * dy
    const share = square > 0 ? Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / square)) : 0
    const x = x1 + dx * share
    const y = y1 + dy * share
    const from = at(alongM, i)
    found(i, Math.sqrt(x * x + y * y), from + (at(alongM, i + 1) - from) * share, share)
    x1 = x2
    y1 = y2
  }
}

/** Least distance from a position to a box; 0 inside. */
function boxAwayM(boxes: LineBoxes, run: number, position: Position): number {
  const perLng = METRES_PER_DEGREE * Math.cos((position.lat * Math.PI) / 180)
  const dx = Math.max(at(boxes.west, run) - position.lng, position.lng - at(boxes.east, run), 0) * perLng
  const dy = Math.max(at(boxes.south, run) - position.lat, position.lat - at(boxes.north, run), 0) * METRES_PER_DEGREE
  return Math.sqrt(dx * dx + dy * dy)
}

/**
 * Every place of the line at most `withinM` away that is nearer than the line just before and after it: where legs lie side by side or on each
 * other, each of them has one. In order along the line.
 */
export function matchesWithin(line: MeasuredLine, position: Position, withinM: number): readonly Match[] {
  const boxes = boxesFor(line)
  const last = line.alongM.length - 2
  const matches: Match[] = []
  /** The end of the segment before, where that was its nearest place: it counts unless the line comes nearer from there. */
  let pending: Match | null = null
  // eslint-disable-next-line max-params
  const found = (segment: number, awayM: number, alongM: number, share: number) => {
    const isTurning = share > 0 || segment === 0 || pending !== null
    const match = isTurning && awayM <= withinM ? { segment, awayM, alongM } : null
    pending = share === 1 && segment < last ? match : null
    if (match !== null && pending === null) matches.push(match)
  }
  for (let run = 0; run < boxes.west.length; run++) {
    if (boxAwayM(boxes, run, position) > withinM) continue
    scanSegments(line, position, { first: run * RUN, end: Math.min((run + 1) * RUN, line.alongM.length - 1), found })
  }
  return matches
}

/** Least distance from a position to the line; Infinity on a line without segments. */
export function nearestAwayM(line: MeasuredLine, position: Position): number {
  const boxes = boxesFor(line)
  const order = Array.from(boxes.west, (_, run) => ({ run, awayM: boxAwayM(boxes, run, position) }))
  order.sort((a, b) => a.awayM - b.awayM)
  let nearestM = Infinity
  const found = (_: number, awayM: number) => {
    nearestM = Math.min(nearestM, awayM)
  }
  for (const { run, awayM } of order) {
    if (awayM >= nearestM) break
    scanSegments(line, position, { first: run * RUN, end: Math.min((run + 1) * RUN, line.alongM.length - 1), found })
  }
  return nearestM
}
