// Rivers that rise, as a gauge reports them every 15 minutes: how long before the crest the alarm comes, and whether ordinary rises set it off.
import {
  CALM_WATER,
  DEFAULT_RISE_FT_PER_HOUR,
  epochMs,
  lookAtGauge,
  randomSource,
  type RiseState,
  type WaterSample,
} from '@bluffline/core'

export const HOUR_MS = 3_600_000
const QUARTER_MS = HOUR_MS / 4
const DAY_MS = 24 * HOUR_MS

const logistic = (part: number) => 1 / (1 + Math.exp(-8 * (part - 0.45)))

/** The part of a rise that has come after a part of its time, both 0…1. */
export const RISE_SHAPES = {
  line: (part: number) => part,
  /** Slow, fast, slow: half a cosine. */
  wave: (part: number) => (1 - Math.cos(Math.PI * part)) / 2,
  /** The logistic curve of a flood routed down a valley. */
  valley: (part: number) => (logistic(part) - logistic(0)) / (logistic(1) - logistic(0)),
  /** A flash flood: fast at once, slower toward the crest. */
  flash: (part: number) => Math.sin((Math.PI / 2) * part),
} as const
export type RiseShape = keyof typeof RISE_SHAPES

export interface Rise {
  readonly startMs: number
  readonly byFt: number
  readonly hours: number
  readonly shape: RiseShape
  /** After the crest half of it is gone after so many hours. */
  readonly halfFallH: number
}

const risenBy = ({ startMs, byFt, hours, shape, halfFallH }: Rise, atMs: number): number => {
  const part = (atMs - startMs) / (hours * HOUR_MS)
  if (part <= 0) return 0
  return part <= 1 ? byFt * RISE_SHAPES[shape](part) : byFt * 0.5 ** (((part - 1) * hours) / halfFallH)
}

/** What a gauge does to a river. */
export interface GaugeFaults {
  /** Standard deviation of a reading, feet. */
  readonly noiseFt: number
  /** Parts of the readings that are wrong by 2 to 10 ft, that are missing, and that are −999999. */
  readonly spikes: number
  readonly missing: number
  readonly sentinels: number
  /** Readings are sent by satellite once in so many minutes. */
  readonly sentEveryMin: number
}
export const GOOD_GAUGE: GaugeFaults = { noiseFt: 0.01, spikes: 0, missing: 0, sentinels: 0, sentEveryMin: 15 }
export const BAD_GAUGE: GaugeFaults = { noiseFt: 0.03, spikes: 0.01, missing: 0.05, sentinels: 0.01, sentEveryMin: 60 }

/** A reading, and when the service has it. */
interface Sent extends WaterSample {
  readonly sentMs: number
}

function gaugeRecord(riverFt: (atMs: number) => number, untilMs: number, faults: GaugeFaults, seed: number): Sent[] {
  const { uniform, gauss } = randomSource(seed)
  const everyMs = faults.sentEveryMin * 60_000
  const record: Sent[] = []
  let wasSpike = false
  for (let atMs = 0; atMs <= untilMs; atMs += QUARTER_MS) {
    const isGone = uniform() < faults.missing
    const isSpike: boolean = !wasSpike && uniform() < faults.spikes
    const isSentinel = uniform() < faults.sentinels
    wasSpike = isSpike
    if (isGone) continue
    const leap = isSpike ? (uniform() < 0.5 ? -1 : 1) * (2 + 8 * uniform()) : 0
    const value = Math.round((riverFt(atMs) + faults.noiseFt * gauss() + leap) * 100) / 100
    record.push({ atMs, value: isSentinel ? -999_999 : value, sentMs: Math.ceil(atMs / everyMs) * everyMs })
  }
  return record
}

const RULE = { risesFtPerHour: DEFAULT_RISE_FT_PER_HOUR, reachesFt: null }

/** When an alarm came to somebody who looks every 15 minutes with the rule of the app. */
function alarmTimes(record: readonly Sent[], untilMs: number): readonly number[] {
  const times: number[] = []
  let state: RiseState = CALM_WATER
  for (let nowMs = 0; nowMs <= untilMs; nowMs += QUARTER_MS) {
    const known = record.filter(({ sentMs, atMs }) => sentMs <= nowMs && nowMs - atMs <= 6 * HOUR_MS)
    const step = lookAtGauge(state, RULE, { stage: known, nowMs: epochMs(nowMs) })
    state = step.state
    if (step.alarm) times.push(nowMs)
  }
  return times
}

/** A flood of 20 ft in 4 h on a river at 3 ft: hours from the first alarm to the crest; null without one. */
export function floodLeadH(shape: RiseShape, faults: GaugeFaults, seed: number): number | null {
  const quietMs = 12 * HOUR_MS
  const flood: Rise = { startMs: quietMs + (seed % 15) * 60_000, byFt: 20, hours: 4, shape, halfFallH: 9 }
  const crestMs = flood.startMs + flood.hours * HOUR_MS
  const record = gaugeRecord((atMs) => 3 + risenBy(flood, atMs), crestMs + HOUR_MS, faults, seed)
  const [first] = alarmTimes(record, crestMs + HOUR_MS)
  return first === undefined ? null : (crestMs - first) / HOUR_MS
}

const SHAPES = Object.keys(RISE_SHAPES) as RiseShape[]

/** Ordinary: up to 3 ft in not less than 12 h, so that no hour brings more than about half a foot, every two to five days; a daily tide of 0.1 ft. */
function ordinaryRises(seed: number, days: number): readonly Rise[] {
  const { uniform } = randomSource(seed * 7919)
  const rises: Rise[] = []
  for (let startMs = uniform() * DAY_MS; startMs < days * DAY_MS; startMs += (2 + 3 * uniform()) * DAY_MS) {
    const shape = SHAPES[Math.floor(uniform() * SHAPES.length)] ?? 'line'
    rises.push({
      startMs,
      byFt: 0.5 + 2.5 * uniform(),
      hours: 12 + 12 * uniform(),
      shape,
      halfFallH: 10 + 20 * uniform(),
    })
  }
  return rises
}

/** False alarms in 30 days of ordinary rises. */
export function falseAlarmsIn30Days(faults: GaugeFaults, seed: number): number {
  const untilMs = 30 * DAY_MS
  const rises = ordinaryRises(seed, 30)
  const river = (atMs: number) =>
    3 + 0.05 * Math.sin((2 * Math.PI * atMs) / DAY_MS) + rises.reduce((sum, rise) => sum + risenBy(rise, atMs), 0)
  return alarmTimes(gaugeRecord(river, untilMs, faults, seed), untilMs).length
}
