import type { GaugeReading } from '@bluffline/contract'
import type { EpochMs } from '@bluffline/core'
import { lastReadAt, readingAge, TREND_WORDS, writeFeet, writeFlow } from '../water/water-words.ts'

/** What a gauge read last, and how old that is; null where that is unknown. */
export function levelWords(reading: GaugeReading | undefined, now: EpochMs): string | null {
  const at = lastReadAt(reading)
  if (!reading || at === null) return null
  const { words, isOld } = readingAge(at, now)
  const level = [reading.stage && writeFeet(reading.stage.value), reading.flow && writeFlow(reading.flow.value)]
  const trend = reading.trend === null ? '' : `, ${TREND_WORDS[reading.trend].toLowerCase()}`
  return `${level.filter(Boolean).join(' and ')}${trend} (${isOld ? `an old reading: ${words}` : words})`
}
