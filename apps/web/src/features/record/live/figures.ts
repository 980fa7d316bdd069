import { distanceM, formatFeet, metresPerSecond, metresPerSecondToMph, metresToMiles } from '@bluffline/core'
import type { Fix, RecordedRide } from '@bluffline/core'
import type { Reception } from '../../../data/rides/reception.ts'
import type { RecorderState } from '../../../data/rides/recorder.ts'

/** What stands on the screen during a ride. A value that is not known is a dash. */
export interface LiveFigures {
  readonly speed: string
  readonly miles: string
  readonly moving: string
  readonly stopped: string
  readonly climb: string
  readonly accuracy: string
  readonly lap: { readonly number: number; readonly time: string }
}

const UNKNOWN = '–'

/** `4:07`, `1:02:07`. */
export function clockText(wholeS: number): string {
  const total = Math.max(0, Math.floor(wholeS))
  const [hours, minutes, rest] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Faster than this (112 mph) is a receiver that jumped. */
const FASTEST_MPS = 50

/** Receivers that tell no speed: from the last two fixes. */
const MOST_BETWEEN_S = 10
const speedFrom = (before: Fix | undefined, fix: Fix): number | null => {
  const stepS = ((fix.timeMs ?? NaN) - (before?.timeMs ?? NaN)) / 1000
  return before && stepS > 0 && stepS <= MOST_BETWEEN_S ? distanceM(before, fix) / stepS : null
}

const saidBy = ({ speedMps: said }: Fix): number | null =>
  said !== null && Number.isFinite(said) && said >= 0 ? said : null

const speedMps = ({ status, standing, ride }: RecorderState): number | null => {
  if (status === 'paused' || standing.isStanding) return 0
  const piece = ride.track.at(-1)
  const fix = piece?.at(-1)
  if (!fix) return null
  const speed = saidBy(fix) ?? speedFrom(piece?.at(-2), fix)
  return speed !== null && speed <= FASTEST_MPS ? speed : null
}

const lapOf = ({ lapsMs, startedMs }: RecordedRide, nowMs: number) => ({
  number: lapsMs.length + 1,
  time: clockText((nowMs - (lapsMs.at(-1) ?? startedMs ?? nowMs)) / 1000),
})

/** `reception` decides whether a speed may be shown: one from a minute ago is none. */
export function liveFigures(state: RecorderState, reception: Reception, nowMs: number): LiveFigures {
  const { shown, last } = state.live
  const speed = reception === 'good' || reception === 'weak' ? speedMps(state) : null
  const accuracyM = last?.accuracyM ?? null
  return {
    speed: speed === null ? UNKNOWN : String(Math.round(metresPerSecondToMph(metresPerSecond(speed)))),
    miles: metresToMiles(shown.distanceM).toFixed(2),
    moving: clockText(shown.movingS ?? 0),
    stopped: clockText(shown.stoppedS ?? 0),
    climb: shown.ascentM === null ? UNKNOWN : formatFeet(shown.ascentM),
    accuracy: accuracyM === null ? UNKNOWN : `± ${formatFeet(accuracyM)}`,
    lap: lapOf(state.ride, nowMs),
  }
}
