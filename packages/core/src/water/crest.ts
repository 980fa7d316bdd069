import type { EpochMs } from '../units.ts'
import { measuredSamples, type WaterSample } from './sample.ts'

/** The highest point of a forecast that lies ahead. */
export interface Crest {
  readonly atMs: number
  readonly value: number
  /** The forecast ends with it: the water may go on rising. */
  readonly isOpenEnd: boolean
}

/** The crest of a forecast, from now on; null where nothing of it lies ahead, or it falls from the start. */
export function forecastCrest(forecast: readonly WaterSample[], nowMs: EpochMs): Crest | null {
  const ahead = measuredSamples(forecast).filter(({ atMs }) => atMs >= nowMs)
  const [first] = ahead
  if (!first) return null
  const top = ahead.reduce((highest, sample) => (sample.value > highest.value ? sample : highest), first)
  if (top === first && ahead.length > 1) return null
  return { atMs: top.atMs, value: top.value, isOpenEnd: top === ahead.at(-1) }
}
