import { degrees, metres, type Degrees, type Metres } from '../units.ts'
import type { Position } from './position.ts'

/** Mean radius of the Earth, R1 of the IUGG (Moritz, Geodetic Reference System 1980). */
export const EARTH_RADIUS_M = 6371008.8

const RADIANS = Math.PI / 180

/**
 * Great-circle distance by the haversine formula on the mean sphere (Sinnott, "Virtues of the Haversine", 1984).
 * At most 0.56 % off the ellipsoid; exact to the millimetre for points close together. NaN when a coordinate is.
 */
export function distanceM(a: Position, b: Position): Metres {
  const sinLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2)
  const sinLng = Math.sin(((b.lng - a.lng) * RADIANS) / 2)
  const h = sinLat * sinLat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * sinLng * sinLng
  return metres(2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h))))
}

/** Direction in which the great circle from `a` to `b` sets out, clockwise from true north, 0 ≤ x < 360. Between equal points: 0. */
export function bearingDeg(a: Position, b: Position): Degrees {
  const [lat1, lat2] = [a.lat * RADIANS, b.lat * RADIANS]
  const dLng = (b.lng - a.lng) * RADIANS
  const east = Math.sin(dLng) * Math.cos(lat2)
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(dLng)
  return normalizeBearing(Math.atan2(east, north) / RADIANS)
}

/** Any angle in degrees as a bearing, 0 ≤ x < 360. */
export function normalizeBearing(angleDeg: number): Degrees {
  const turned = ((angleDeg % 360) + 360) % 360
  return degrees(turned === 360 ? 0 : turned)
}

/** How far to turn from one bearing to another, −180 < x ≤ 180; right is positive. */
export function turnDeg(from: number, to: number): Degrees {
  const turn = normalizeBearing(to - from)
  return degrees(turn > 180 ? turn - 360 : turn)
}

/** Where one comes out going `lengthM` along the great circle that sets out at `bearing`. */
export function destination(from: Position, bearing: Degrees, lengthM: Metres): Position {
  const angle = lengthM / EARTH_RADIUS_M
  const lat1 = from.lat * RADIANS
  const course = bearing * RADIANS
  const sinLat = Math.sin(lat1) * Math.cos(angle) + Math.cos(lat1) * Math.sin(angle) * Math.cos(course)
  const east = Math.sin(course) * Math.sin(angle) * Math.cos(lat1)
  const lng = from.lng + Math.atan2(east, Math.cos(angle) - Math.sin(lat1) * sinLat) / RADIANS
  return { lng: ((((lng + 180) % 360) + 360) % 360) - 180, lat: Math.asin(sinLat) / RADIANS }
}

/** Length of a line along its vertices, great circles between them. A line of one point or none is 0 m long. */
export function lineLengthM(line: readonly Position[]): Metres {
  let length = 0
  let last: Position | undefined
  for (const position of line) {
    if (last !== undefined) length += distanceM(last, position)
    last = position
  }
  return metres(length)
}
