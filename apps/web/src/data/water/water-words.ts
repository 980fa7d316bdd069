import { gaugeIdOf, type GaugeReading, type ServiceProblem, type Waterway } from '@bluffline/contract'
import {
  epochMs,
  isStaleReading,
  readingAgeMs,
  type EpochMs,
  type FloodCategory,
  type WaterTrend,
} from '@bluffline/core'
import type { BadgeTone } from '../../ui/badge.tsx'
import { ageWords } from '../today/age-words.ts'
import { clockTime } from '../today/arkansas-time.ts'
import { arkansasDay } from '../today/arkansas-day.ts'

/** `3.81 ft`. Gauges are read to a hundredth of a foot. */
export const writeFeet = (feet: number): string => `${feet.toFixed(2)} ft`

/** `620 cfs`, `1,250 cfs`; small streams with one decimal. */
export const writeFlow = (cfs: number): string => {
  const decimals = Math.abs(cfs) < 10 ? 1 : 0
  return `${cfs.toLocaleString('en-US', { maximumFractionDigits: decimals, minimumFractionDigits: decimals })} cfs`
}

/** `rising 0.80 ft/h`; null while it is slower than a gauge can tell. */
export const writeRate = (ftPerHour: number | null): string | null =>
  ftPerHour === null || Math.abs(ftPerHour) < 0.05 ? null : `${Math.abs(ftPerHour).toFixed(2)} ft/h`

export const TREND_WORDS: Readonly<Record<WaterTrend, string>> = {
  rising: 'Rising',
  falling: 'Falling',
  steady: 'Steady',
}

interface CategoryWords {
  readonly label: string
  readonly tone: BadgeTone
}

/** `below` promises nothing: flood stages are about what floods roads and houses. */
export const CATEGORY_WORDS: Readonly<Record<FloodCategory | 'below', CategoryWords>> = {
  below: { label: 'Below flood stages', tone: 'neutral' },
  action: { label: 'Action stage', tone: 'warn' },
  minor: { label: 'Minor flooding', tone: 'danger' },
  moderate: { label: 'Moderate flooding', tone: 'danger' },
  major: { label: 'Major flooding', tone: 'danger' },
}

export const PROBLEM_WORDS: Readonly<Record<ServiceProblem, string>> = {
  off: 'is not asked by this server',
  missing: 'does not know this place',
  refused: 'refused to answer',
  busy: 'asks for a pause',
  unreachable: 'cannot be reached',
  slow: 'did not answer in time',
  unreadable: 'sent something we cannot read',
}

export const SERVICE_NAMES = { usgs: 'The Geological Survey', nwps: 'The Weather Service’s water office' } as const

/** How old a reading is, and whether it is too old to speak of now. */
export interface ReadingAge {
  readonly words: string
  readonly isOld: boolean
}

export function readingAge(at: string, now: EpochMs): ReadingAge {
  const atMs = Date.parse(at)
  const isKnown = readingAgeMs(atMs, now) !== null
  return { words: isKnown ? ageWords(epochMs(atMs), now) : 'age unknown', isOld: isStaleReading(atMs, now) }
}

/** `Sat 6:00 PM`, or the day of the month where it is further away. */
export function writeMoment(at: EpochMs, now: EpochMs): string {
  const day = arkansasDay(at)
  if (day === arkansasDay(now)) return clockTime(at)
  const [, month, date] = day.split('-')
  return `${Number(month)}/${Number(date)}, ${clockTime(at)}`
}

/** When a gauge was read last, by whatever it reads; null where it never was. */
export const lastReadAt = (reading: GaugeReading | undefined): string | null =>
  reading?.stage?.at ?? reading?.flow?.at ?? null

/** The gauge that speaks for a water: its own first, then one above it, then any. */
export const mainGauge = ({ gauges }: Pick<Waterway, 'gauges'>): Waterway['gauges'][number] | undefined =>
  gauges.find(({ role }) => role.startsWith('reference')) ?? gauges.find(({ role }) => role === 'upstream') ?? gauges[0]

/** The name of that gauge in addresses; null where a water has none that anybody reads. */
export function mainGaugeId(waterway: Pick<Waterway, 'gauges'>): string | null {
  const gauge = mainGauge(waterway)
  return gauge === undefined ? null : gaugeIdOf(gauge)
}
