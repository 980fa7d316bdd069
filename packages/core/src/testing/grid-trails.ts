import type { Position } from '../geo/position.ts'
import type { GraphTrail, TrailDifficulty } from '../route/trail-graph.ts'

/** Trails as streets of a small town: `rows` from west to east and `columns` from south to north, crossing every `stepM` metres. */
export interface TrailTown {
  readonly trails: readonly GraphTrail[]
  /** The crossing of a column and a row. */
  readonly corner: (column: number, row: number) => Position
}

const SOUTH_WEST: Position = { lng: -92.8, lat: 35.5 }
const METRES_PER_DEGREE = 111_195.08

export function trailTown(columns: number, rows: number, stepM = 500): TrailTown {
  const perLng = METRES_PER_DEGREE * Math.cos((SOUTH_WEST.lat * Math.PI) / 180)
  const corner = (column: number, row: number): Position => ({
    lng: SOUTH_WEST.lng + (column * stepM) / perLng,
    lat: SOUTH_WEST.lat + (row * stepM) / METRES_PER_DEGREE,
  })
  const difficulty: TrailDifficulty = 'easy'
  const trail = (id: string, from: Position, to: Position): GraphTrail => ({
    id,
    name: id,
    difficulty,
    parts: [[from, to]],
  })
  const trails = [
    ...Array.from({ length: rows }, (_, row) => trail(`row-${row}`, corner(0, row), corner(columns - 1, row))),
    ...Array.from({ length: columns }, (_, column) =>
      trail(`column-${column}`, corner(column, 0), corner(column, rows - 1)),
    ),
  ]
  return { trails, corner }
}
