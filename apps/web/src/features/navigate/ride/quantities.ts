import { formatGrouped, METRES_PER_FOOT, METRES_PER_MILE, metresPerSecond, metresPerSecondToMph } from '@bluffline/core'

/** What is not known stands on the screen as a dash. */
export const UNKNOWN = '–'

export interface Quantity {
  readonly value: string
  readonly unit: string
}

const FEET_UNTIL_M = METRES_PER_MILE / 5
const roundedTo = (value: number, step: number): number => Math.round(value / step) * step

/** A distance for a glance: feet as far as one can judge them, tenths of miles beyond. */
export function distanceFigure(distanceM: number): Quantity {
  if (distanceM >= FEET_UNTIL_M) {
    const miles = distanceM / METRES_PER_MILE
    return { value: miles < 10 ? miles.toFixed(1) : String(Math.round(miles)), unit: 'mi' }
  }
  const feet = distanceM / METRES_PER_FOOT
  return { value: String(roundedTo(feet, feet < 200 ? 10 : 50)), unit: 'ft' }
}

/** Slower than this a receiver only trembles. */
const STANDING_MPS = 0.5

export const speedFigure = (speedMps: number | null): string => {
  if (speedMps === null) return UNKNOWN
  return speedMps < STANDING_MPS ? '0' : String(Math.round(metresPerSecondToMph(metresPerSecond(speedMps))))
}

/** `0:42`, `1:05`: hours and minutes to go, rounded up, for nobody is early. */
export function timeLeft(remainingS: number | null): string {
  if (remainingS === null) return UNKNOWN
  const minutes = Math.ceil(remainingS / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

export const feetFigure = (heightM: number | null): string =>
  heightM === null ? UNKNOWN : formatGrouped(Math.round(heightM / METRES_PER_FOOT))

/** `4:07`, `1:02:07` */
export function clockText(wholeS: number): string {
  const total = Math.max(0, Math.floor(wholeS))
  const [hours, minutes, rest] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
