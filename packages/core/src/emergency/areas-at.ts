import { nearestOnSegment } from '../geo/nearest.ts'
import { isInsidePolygon, type Ring } from '../geo/polygon.ts'
import type { Position } from '../geo/position.ts'
import type { Metres } from '../units.ts'

/** An area with its name: each polygon is an outline and its holes. */
export interface NamedArea {
  readonly name: string
  readonly polygons: readonly (readonly Ring[])[]
}

const isInside = (position: Position, { polygons }: NamedArea): boolean =>
  polygons.some((rings) => isInsidePolygon(position, rings))

const isNear = (position: Position, { polygons }: NamedArea, withinM: number): boolean =>
  polygons.some((rings) =>
    rings.some((ring) =>
      ring.some((corner, at) => {
        const next = ring[at + 1] ?? ring[0]
        return next !== undefined && nearestOnSegment(position, corner, next).awayM <= withinM
      }),
    ),
  )

/**
 * The areas a position may lie in: the one that holds it first, then those whose border is nearer than `withinM`, the two together being as
 * exact as position and borders are. Empty outside all of them.
 */
export function areasAt(position: Position, areas: readonly NamedArea[], withinM: Metres): readonly string[] {
  const holding = areas.filter((area) => isInside(position, area))
  const near = areas.filter((area) => !holding.includes(area) && isNear(position, area, withinM))
  return [...holding, ...near].map(({ name }) => name)
}
