import type { TrailDetail, TrailLine } from '@bluffline/contract'
import { nearestOnSegment, type Position } from '@bluffline/core'
import type { CatalogLists } from '../catalog.ts'
import { countyAt } from '../counties.ts'
import type { Finding } from '../finding.ts'
import { partsOf } from '../line.ts'

/** A trail with a line is marked on that line; this much is left for rounding. */
const NEAR_M = 30

function awayM(point: Position, line: TrailLine): number {
  const segments = partsOf(line).flatMap((part) => part.slice(1).map((end, i) => [part[i] ?? end, end] as const))
  return Math.min(...segments.map(([start, end]) => nearestOnSegment(point, start, end).awayM))
}

function troubles({ geometry, point }: TrailDetail): readonly string[] {
  if (geometry === null) return []
  if (point === null) return ['has a line but no point']
  const away = awayM(point, geometry)
  const outside = partsOf(geometry)
    .flat()
    .filter((vertex) => countyAt(vertex) === null).length
  return [
    ...(away > NEAR_M ? [`the point is ${Math.round(away)} m from the line`] : []),
    ...(outside > 0 ? [`${outside} vertices of the line lie outside Arkansas`] : []),
  ]
}

/** A line lies in Arkansas and passes the point that marks its trail. */
export const linesOnTheGround = ({ trails }: CatalogLists): readonly Finding[] =>
  trails.flatMap((trail) =>
    troubles(trail).map((message) => ({ file: 'trails.json', record: trail.id, rule: 'lines-on-the-ground', message })),
  )
