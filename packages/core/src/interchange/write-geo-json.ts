import { isOnEarth, writeDecimal, writeTime, type ExportedPoint, type ExportedTrack } from './exported-track.ts'

const round = (value: number, digits: number): number => Number(writeDecimal(value, digits))

function coordinates({ lng, lat, elevationM }: ExportedPoint): readonly number[] {
  const place = [round(lng, 7), round(lat, 7)]
  return elevationM !== null && elevationM !== undefined && Number.isFinite(elevationM)
    ? [...place, round(elevationM, 2)]
    : place
}

/** A single part is a LineString, several are a MultiLineString; a part of one point is no line and is left out. */
function lineFeature({ name, description, parts }: ExportedTrack) {
  const lines = parts.map((part) => part.filter(isOnEarth)).filter((part) => part.length > 1)
  const [first] = lines
  if (first === undefined) return []
  const one = lines.length === 1
  const times = lines.map((part) => part.map((point) => writeTime(point.timeMs)))
  const timed = times.some((part) => part.some((time) => time !== null))
  const geometry = one
    ? { type: 'LineString', coordinates: first.map(coordinates) }
    : { type: 'MultiLineString', coordinates: lines.map((part) => part.map(coordinates)) }
  const properties = {
    name,
    ...(description ? { description } : {}),
    ...(timed ? { coordinateProperties: { times: one ? times[0] : times } } : {}),
  }
  return [{ type: 'Feature', properties, geometry }]
}

/**
 * A trail or ride as a GeoJSON FeatureCollection (RFC 7946): the line first, then a Point for each waypoint.
 * Elevation is the third coordinate where known; times stand in `coordinateProperties.times`, as other tools write them.
 */
export function writeGeoJson(track: ExportedTrack): string {
  const points = (track.waypoints ?? []).filter(isOnEarth).map((point) => ({
    type: 'Feature',
    properties: { name: point.name, ...(point.description ? { description: point.description } : {}) },
    geometry: { type: 'Point', coordinates: coordinates(point) },
  }))
  return `${JSON.stringify({ type: 'FeatureCollection', features: [...lineFeature(track), ...points] })}\n`
}
