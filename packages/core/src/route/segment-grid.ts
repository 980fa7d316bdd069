import { at } from '../geo/column.ts'
import { EARTH_RADIUS_M } from '../geo/distance.ts'
import type { MeasuredLine } from '../geo/measured-line.ts'
import { nearestOnSegment } from '../geo/nearest.ts'
import type { Position } from '../geo/position.ts'
import { metres, type Metres } from '../units.ts'

/** Segments of many lines in square cells, so that what lies near a position is found without looking at everything. */
export interface SegmentGrid {
  readonly lines: readonly MeasuredLine[]
  /** Pairs of line and segment numbers by cell. */
  readonly cells: ReadonlyMap<number, readonly number[]>
  readonly perLng: number
}

/** The place on a line that is nearest to a position. */
export interface LinePlace {
  readonly line: number
  readonly alongM: Metres
  readonly awayM: Metres
  readonly position: Position
}

const CELL_M = 60
const PER_LAT = (EARTH_RADIUS_M * Math.PI) / 180
/** More cells than this in one direction do not fit on Earth. */
const COLUMNS = 2 ** 21

const column = (grid: Pick<SegmentGrid, 'perLng'>, lng: number): number => Math.floor((lng * grid.perLng) / CELL_M)
const row = (lat: number): number => Math.floor((lat * PER_LAT) / CELL_M)
const cellKey = (x: number, y: number): number => x * COLUMNS + y

/** Keys of all cells between two corners, both included. */
function* cellsBetween([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): Generator<number> {
  for (let x = Math.min(x1, x2); x <= Math.max(x1, x2); x++) {
    for (let y = Math.min(y1, y2); y <= Math.max(y1, y2); y++) yield cellKey(x, y)
  }
}

/** Cells a segment runs through, found by walking it in steps of a cell. */
function cellsOf(grid: Pick<SegmentGrid, 'perLng'>, line: MeasuredLine, i: number): ReadonlySet<number> {
  const cells = new Set<number>()
  const steps = Math.ceil((at(line.alongM, i + 1) - at(line.alongM, i)) / CELL_M) || 1
  const [lng, lat] = [at(line.lng, i), at(line.lat, i)]
  const [dLng, dLat] = [(at(line.lng, i + 1) - lng) / steps, (at(line.lat, i + 1) - lat) / steps]
  const corner = (step: number) => [column(grid, lng + dLng * step), row(lat + dLat * step)] as const
  for (let step = 0; step < steps; step++) {
    for (const key of cellsBetween(corner(step), corner(step + 1))) cells.add(key)
  }
  return cells
}

export function buildSegmentGrid(lines: readonly MeasuredLine[]): SegmentGrid {
  const lat = lines.find((line) => line.lat.length > 0)?.lat[0] ?? 0
  const grid = { perLng: PER_LAT * Math.max(0.01, Math.cos((lat * Math.PI) / 180)) }
  const cells = new Map<number, number[]>()
  const put = (key: number, line: number, segment: number) => {
    const cell = cells.get(key)
    if (cell === undefined) cells.set(key, [line, segment])
    else cell.push(line, segment)
  }
  for (const [number, line] of lines.entries()) {
    for (let i = 0; i + 1 < line.alongM.length; i++) for (const key of cellsOf(grid, line, i)) put(key, number, i)
  }
  return { lines, cells, ...grid }
}

/** The place on segment `i` of a line nearest to `position`. */
function placeOn(grid: SegmentGrid, [line, i]: readonly [number, number], position: Position): LinePlace | null {
  const vertices = grid.lines[line]
  if (vertices === undefined) return null
  const from = { lng: at(vertices.lng, i), lat: at(vertices.lat, i) }
  const to = { lng: at(vertices.lng, i + 1), lat: at(vertices.lat, i + 1) }
  const { position: on, awayM, fraction } = nearestOnSegment(position, from, to)
  const [start, end] = [at(vertices.alongM, i), at(vertices.alongM, i + 1)]
  return { line, alongM: metres(start + (end - start) * fraction), awayM, position: on }
}

/** Every segment within `radiusM`, each with its nearest place. A segment may come more than once. */
export function* placesNear(grid: SegmentGrid, position: Position, radiusM: number): Generator<LinePlace> {
  const reach = Math.ceil(radiusM / CELL_M)
  const [x, y] = [column(grid, position.lng), row(position.lat)]
  for (const key of cellsBetween([x - reach, y - reach], [x + reach, y + reach])) {
    const cell = grid.cells.get(key) ?? []
    for (let k = 0; k < cell.length; k += 2) {
      const place = placeOn(grid, [cell[k] ?? 0, cell[k + 1] ?? 0], position)
      if (place !== null && place.awayM <= radiusM) yield place
    }
  }
}

/** The nearest place on any line for which `accepts` is true, up to `farthestM` away; null when there is none. */
export function nearestPlace(
  grid: SegmentGrid,
  position: Position,
  { farthestM, accepts = () => true }: { readonly farthestM: Metres; readonly accepts?: (line: number) => boolean },
): LinePlace | null {
  for (let radiusM = Math.min(CELL_M, farthestM); ; radiusM = Math.min(2 * radiusM, farthestM)) {
    let nearest: LinePlace | null = null
    for (const place of placesNear(grid, position, radiusM)) {
      if (accepts(place.line) && (nearest === null || place.awayM < nearest.awayM)) nearest = place
    }
    if (nearest !== null || radiusM >= farthestM) return nearest
  }
}
