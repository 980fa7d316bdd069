import type { Position } from '../geo/position.ts'
import { toUtm, type UtmPosition } from './utm.ts'

/**
 * How a place is written: `decimal` degrees, `degreesMinutes` (degrees and decimal minutes, what rescuers and aircraft ask for),
 * `utm`, or `usng` (United States National Grid).
 */
export const COORDINATE_STYLES = ['decimal', 'degreesMinutes', 'utm', 'usng'] as const
export type CoordinateStyle = (typeof COORDINATE_STYLES)[number]

const COLUMNS = ['ABCDEFGH', 'JKLMNPQR', 'STUVWXYZ'] as const
const ROWS = 'ABCDEFGHJKLMNPQRSTUV'

/**
 * A position as text:
 * `35.50589, -92.80841` · `35° 30.353' N, 92° 48.505' W` · `15S 517373E 3929118N` · `15S WV 17373 29118`.
 * Grid metres are cut, not rounded, as the grid's standard has it (FGDC-STD-011): the text names the square metre the place lies in.
 * `Unknown` for what is no place on Earth, and in the two grids for the polar regions they do not cover.
 */
export function formatCoordinate(position: Position, style: CoordinateStyle): string {
  const { lng, lat } = position
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return 'Unknown'
  if (style === 'decimal') return `${degreesText(lat)}, ${degreesText(lng)}`
  if (style === 'degreesMinutes') return `${minutesText(lat, 'NS')}, ${minutesText(lng, 'EW')}`
  const utm = toUtm(position)
  if (utm === null) return 'Unknown'
  return style === 'utm' ? utmText(utm) : usngText(utm)
}

/** Five decimals: 1.1 m. */
const degreesText = (value: number): string => (Math.round(value * 1e5) / 1e5 + 0).toFixed(5)

/** Three decimals of a minute: 1.9 m. Rounded before it is split, so that 60.000 minutes never show. */
function minutesText(value: number, letters: string): string {
  const thousandths = Math.round(Math.abs(value) * 60_000)
  const whole = Math.floor(thousandths / 60_000)
  const minutes = ((thousandths % 60_000) / 1000).toFixed(3).padStart(6, '0')
  return `${whole}° ${minutes}' ${letters[value < 0 ? 1 : 0] ?? ''}`
}

const utmText = ({ zone, band, eastingM, northingM }: UtmPosition): string =>
  `${zone}${band} ${Math.floor(eastingM)}E ${Math.floor(northingM)}N`

/** The 100 km square's two letters repeat every three zones by column and every two by row (even zones start at F). */
function usngText({ zone, band, eastingM, northingM }: UtmPosition): string {
  const column = COLUMNS[(zone - 1) % 3]?.[Math.floor(eastingM / 100_000) - 1] ?? ''
  const row = ROWS[(Math.floor(northingM / 100_000) + (zone % 2 === 0 ? 5 : 0)) % 20] ?? ''
  const digits = (value: number) => String(Math.floor(value) % 100_000).padStart(5, '0')
  return `${zone}${band} ${column}${row} ${digits(eastingM)} ${digits(northingM)}`
}
