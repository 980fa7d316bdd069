import {
  metresPerSecondToMph,
  metresToFeet,
  metresToMiles,
  type Metres,
  type MetresPerSecond,
  type Seconds,
} from '../units.ts'

const UNKNOWN = 'Unknown'

/**
 * A whole number with its thousands set apart by commas, as in the United States: `12,345`.
 * `toLocaleString` says the same, but its first call holds a slow phone up for 160 ms.
 */
export const formatGrouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * Half goes up in decimal, as on paper: 14.35 is 14.4, although the nearest binary number lies under it (`toFixed` gives 14.3).
 * Twelve digits are more than any quantity here holds, and less than the noise of a conversion to metres and back.
 */
const roundHalfUp = (size: number, digits: number): number =>
  Math.round(Number((size * 10 ** digits).toPrecision(12))) / 10 ** digits

/** A number with `digits` decimals and a unit; `Unknown` where it is not a number. */
function write(value: number, digits: number, unit: string): string {
  if (!Number.isFinite(value)) return UNKNOWN
  const [whole = '0', decimals] = roundHalfUp(Math.abs(value), digits).toFixed(digits).split('.')
  const text = `${formatGrouped(Number(whole))}${decimals === undefined ? '' : `.${decimals}`}`
  return `${value < 0 && /[1-9]/.test(text) ? '-' : ''}${text} ${unit}`
}

/** One decimal, two under a tenth, so that a short trail does not read as none. */
const decimals = (value: number): number => (value !== 0 && Math.abs(value) < 0.1 ? 2 : 1)

/** `4.4 mi`. */
export const formatMiles = (length: Metres): string =>
  write(metresToMiles(length), decimals(metresToMiles(length)), 'mi')
/** `7.0 km`. */
export const formatKilometres = (length: Metres): string => write(length / 1000, decimals(length / 1000), 'km')
/** `1,250 ft`. */
export const formatFeet = (length: Metres): string => write(metresToFeet(length), 0, 'ft')
/** `381 m`. */
export const formatMetres = (length: Metres): string => write(length, 0, 'm')
/** `15 mph`. */
export const formatMph = (speed: MetresPerSecond): string => write(metresPerSecondToMph(speed), 0, 'mph')

/** `45 s`, `12 min`, `1 h 5 min`, `26 h 0 min`. Negative counts as 0; `Unknown` where it is not a number. */
export function formatDuration(duration: Seconds): string {
  if (!Number.isFinite(duration)) return UNKNOWN
  const whole = Math.max(0, Math.round(duration))
  if (whole < 60) return `${whole} s`
  const minutes = Math.round(whole / 60)
  return minutes < 60 ? `${minutes} min` : `${formatGrouped(Math.floor(minutes / 60))} h ${minutes % 60} min`
}

/**
 * Rounded below 1000, with K from 1000 and M from a million, one decimal: `213`, `1.2K`, `3.0M`.
 * What would round up to 1000 or 1000.0K is written with the next letter. `Unknown` where it is not a number.
 */
export function formatCount(count: number): string {
  if (!Number.isFinite(count)) return UNKNOWN
  const size = Math.abs(count)
  const sign = count < 0 && Math.round(size * 10) > 0 ? '-' : ''
  if (Math.round(size) < 1000) return `${Math.round(size) === 0 ? '' : sign}${Math.round(size)}`
  return Number((size / 1000).toFixed(1)) < 1000
    ? `${sign}${(size / 1000).toFixed(1)}K`
    : `${sign}${(size / 1e6).toFixed(1)}M`
}
