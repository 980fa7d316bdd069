import { METRES_PER_MILE, type Position } from '@bluffline/core'

/** Mean radius of the Earth in metres (IUGG). */
const EARTH_RADIUS_M = 6371008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in miles (haversine). */
export function milesBetween(a: Position, b: Position): number {
  const dLat = radians(b.lat - a.lat) / 2
  const dLng = radians(b.lng - a.lng) / 2
  const h = Math.sin(dLat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng) ** 2
  return (2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(h))) / METRES_PER_MILE
}

/** Length of a line in miles. */
export const lineMiles = (line: readonly Position[]): number =>
  line.reduce((sum, point, i) => sum + (i === 0 ? 0 : milesBetween(line[i - 1] ?? point, point)), 0)
