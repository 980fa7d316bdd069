/** What decides how often a position follows an alert. */
export interface FollowReasons {
  /** The rider's setting, in seconds. */
  readonly everyS: number
  /** Since the alert was raised, in milliseconds. */
  readonly openMs: number
  /** 0…1; null where the phone does not say. */
  readonly batteryLevel: number | null
  readonly isCharging: boolean
  readonly sparesBattery: boolean
}

const HOUR_MS = 3_600_000
const LOW_BATTERY = 0.2
/** However old and weak: searchers are never left longer than this without a sign, in seconds. */
const LONGEST_S = 1800

/**
 * Seconds until the next position: as set for the first hour, half as often until the sixth, then a quarter; half of that again on a low
 * battery. A phone that lasts the night tells more than one that was quick for an hour.
 */
export function positionEveryS({ everyS, openMs, batteryLevel, isCharging, sparesBattery }: FollowReasons): number {
  const slower = openMs < HOUR_MS ? 1 : openMs < 6 * HOUR_MS ? 2 : 4
  const isLow = sparesBattery && !isCharging && batteryLevel !== null && batteryLevel < LOW_BATTERY
  return Math.min(LONGEST_S, everyS * slower * (isLow ? 2 : 1))
}

/** Seconds to wait after so many failures in a row: 5, 10, 20, 40, then every minute. Never longer: it is an emergency. */
export const retryAlertS = (failures: number): number => Math.min(60, 5 * 2 ** Math.max(0, failures - 1))
