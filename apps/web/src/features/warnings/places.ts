import type { Trail } from '@bluffline/contract'
import type { Position } from '@bluffline/core'
import type { TrailLineRow } from '../../data/db/rows.ts'

/** A place the weather is asked for. */
export interface WeatherPlace {
  readonly name: string
  readonly at: Position
}

type Line = readonly (readonly number[])[]

const linesOf = ({ geometry }: TrailLineRow): readonly Line[] =>
  geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates

const positionOf = (point: readonly number[] | undefined): Position | null => {
  const [lng, lat] = point ?? []
  return lng === undefined || lat === undefined ? null : { lng, lat }
}

/** Half a mile is one place for the Weather Service. */
const keyOf = ({ lng, lat }: Position) => `${lng.toFixed(2)},${lat.toFixed(2)}`

/** Along a trail: its start, its middle and its end, each once; of a trail whose line we do not hold, its point. */
export function placesAlong(
  trail: Pick<Trail, 'name' | 'point'>,
  line: TrailLineRow | undefined,
): readonly WeatherPlace[] {
  const points = line ? linesOf(line).flat() : []
  const found = [
    [`Start of ${trail.name}`, positionOf(points[0])],
    [`Middle of ${trail.name}`, positionOf(points[points.length >> 1])],
    [`End of ${trail.name}`, positionOf(points.at(-1))],
  ] as const
  const places = new Map<string, WeatherPlace>()
  for (const [name, at] of found) if (at && !places.has(keyOf(at))) places.set(keyOf(at), { name, at })
  const all = [...places.values()]
  if (all.length > 1) return all
  const at = all[0]?.at ?? trail.point
  return at ? [{ name: trail.name, at }] : []
}
