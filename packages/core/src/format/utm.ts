import type { Position } from '../geo/position.ts'

/** A place in the Universal Transverse Mercator grid on WGS 84. */
export interface UtmPosition {
  /** 1…60. Arkansas has 15, and 16 east of 90° W. */
  readonly zone: number
  /** Latitude band, `C`…`X` without `I` and `O`; `S` in Arkansas. */
  readonly band: string
  /** Metres east in the zone, 500,000 on its central meridian. */
  readonly eastingM: number
  /** Metres north of the equator, plus 10,000,000 south of it. */
  readonly northingM: number
}

const BANDS = 'CDEFGHJKLMNPQRSTUVWXX'
const RADIANS = Math.PI / 180
const SCALE = 0.9996
const FLATTENING = 1 / 298.257223563
const N = FLATTENING / (2 - FLATTENING)
const ECCENTRICITY = Math.sqrt(FLATTENING * (2 - FLATTENING))
/** Radius of the circle as long as a meridian. */
const RECTIFYING_RADIUS = (6378137 / (1 + N)) * (1 + N ** 2 / 4 + N ** 4 / 64)
/** Krüger's α to the fourth order: under 0.1 mm within a zone. */
const ALPHA = [
  N / 2 - (2 * N ** 2) / 3 + (5 * N ** 3) / 16 + (41 * N ** 4) / 180,
  (13 * N ** 2) / 48 - (3 * N ** 3) / 5 + (557 * N ** 4) / 1440,
  (61 * N ** 3) / 240 - (103 * N ** 4) / 140,
  (49561 * N ** 4) / 161280,
] as const

/** Norway and Svalbard bend the zones. */
function zoneAt({ lng, lat }: Position): number {
  if (lat >= 56 && lat < 64 && lng >= 3 && lng < 12) return 32
  const plain = Math.floor((lng + 180) / 6) + 1
  if (lat < 72 || lng < 0 || lng >= 42) return plain > 60 ? 1 : plain
  return [31, 33, 35, 37][[9, 21, 33, 42].findIndex((edge) => lng < edge)] ?? plain
}

/**
 * Position to UTM by Krüger's series (Karney, "Transverse Mercator with an accuracy of a few nanometers", 2011).
 * Null outside −180…180 and −80…84, where the grid ends, and for NaN.
 */
export function toUtm(position: Position): UtmPosition | null {
  const { lng, lat } = position
  if (!(lat >= -80 && lat <= 84 && Math.abs(lng) <= 180)) return null
  const zone = zoneAt(position)
  const dLng = (((lng - (zone * 6 - 183) + 540) % 360) - 180) * RADIANS
  const sin = Math.sin(lat * RADIANS)
  const tau = Math.sinh(Math.atanh(sin) - ECCENTRICITY * Math.atanh(ECCENTRICITY * sin))
  const xi = Math.atan2(tau, Math.cos(dLng))
  const eta = Math.asinh(Math.sin(dLng) / Math.hypot(tau, Math.cos(dLng)))
  let [north, east] = [xi, eta]
  for (const [i, a] of ALPHA.entries()) {
    const order = 2 * (i + 1)
    north += a * Math.sin(order * xi) * Math.cosh(order * eta)
    east += a * Math.cos(order * xi) * Math.sinh(order * eta)
  }
  const scale = SCALE * RECTIFYING_RADIUS
  return {
    zone,
    band: BANDS[Math.floor((lat + 80) / 8)] ?? 'X',
    eastingM: 500_000 + scale * east,
    northingM: scale * north + (lat < 0 ? 10_000_000 : 0),
  }
}
