import type { Trail, TrailLines } from '@bluffline/contract'
import {
  boundsOf,
  destination,
  degrees,
  partsOfGeometry,
  type Bounds,
  type GraphTrail,
  type Metres,
  type Position,
} from '@bluffline/core'

const place = ({ lng, lat }: Position): Position => ({ lng, lat })

/** A line of the catalogue as the trail network takes it. */
export function graphTrailOf(line: TrailLines['features'][number], trail: Trail | undefined): GraphTrail {
  const parts = partsOfGeometry(line.geometry).map((part) => part.map(place))
  return { id: line.id, name: trail?.name ?? line.properties.name, difficulty: trail?.difficulty ?? null, parts }
}

const padded = ({ west, south, east, north }: Bounds, marginM: Metres): Bounds => {
  const [low, high] = [
    { lng: west, lat: south },
    { lng: east, lat: north },
  ]
  return {
    west: destination(low, degrees(270), marginM).lng,
    south: destination(low, degrees(180), marginM).lat,
    east: destination(high, degrees(90), marginM).lng,
    north: destination(high, degrees(0), marginM).lat,
  }
}

const overlap = (a: Bounds, b: Bounds): boolean =>
  a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north

/** The mapped trails within a margin of some places: what there is to take by mistake, and to come back on. */
export function trailsAround(
  { lines, trails }: { readonly lines: TrailLines; readonly trails: readonly Trail[] },
  places: readonly Position[],
  marginM: Metres,
): readonly GraphTrail[] {
  const bounds = boundsOf(places)
  if (bounds === null) return []
  const wide = padded(bounds, marginM)
  const byId = new Map(trails.map((trail) => [trail.id, trail]))
  return lines.features
    .map((line) => graphTrailOf(line, byId.get(line.id)))
    .filter(({ parts }) => {
      const own = boundsOf(parts.flat())
      return own !== null && overlap(own, wide)
    })
}
