import { withoutSpikes, type WaterSample } from './sample.ts'

const HOUR_MS = 3_600_000
/** What a rate is measured over, where samples come every 15 minutes. */
const WINDOW_MS = HOUR_MS
/** Where samples are missing, as far back as this. */
const WIDE_WINDOW_MS = 3 * HOUR_MS
/** Fewer samples than this tell no rate. */
const FEWEST = 3
const FEWEST_WIDE = 3
/** A narrower stretch than this says more about ripples than about the river. */
const SHORTEST_MS = 30 * 60_000
/** A gauge that jumps by more than a foot and back within two readings has caught debris. */
export const SPIKE_FT = 1

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** The median of the slopes between all pairs (Theil 1950, Sen 1968), a unit an hour: up to 29 % of wrong values do not move it. */
function medianSlope(samples: readonly WaterSample[]): number {
  const slopes: number[] = []
  for (const [at, from] of samples.entries()) {
    for (const to of samples.slice(at + 1)) slopes.push(((to.value - from.value) * HOUR_MS) / (to.atMs - from.atMs))
  }
  return median(slopes)
}

/** The samples a rate is read from: those of the last hour, or where they are too few those of the last three; none where these are too few. */
function recent(samples: readonly WaterSample[]): readonly WaterSample[] {
  const last = samples.at(-1)
  if (!last) return []
  const within = (ms: number) => samples.filter(({ atMs }) => last.atMs - atMs <= ms)
  const spanMs = (some: readonly WaterSample[]) => last.atMs - (some[0]?.atMs ?? last.atMs)
  const hour = within(WINDOW_MS)
  if (hour.length >= FEWEST && spanMs(hour) >= SHORTEST_MS) return hour
  const wide = within(WIDE_WINDOW_MS)
  return wide.length >= FEWEST_WIDE && spanMs(wide) >= SHORTEST_MS ? wide : []
}

/**
 * How fast the water rose when it was measured last, feet an hour; negative while it fell. Null where too few samples stand near the last.
 * Single wrong values, gaps and sensors that report every 5, 15, 30 or 60 minutes do not disturb it. `stage` as `measuredSamples` gives it.
 */
export function riseFtPerHour(stage: readonly WaterSample[]): number | null {
  const samples = recent(withoutSpikes(stage, SPIKE_FT))
  return samples.length === 0 ? null : medianSlope(samples)
}

/** Which way the water went when it was measured last. */
export type WaterTrend = 'rising' | 'falling' | 'steady'

/** Slower than this a river is called steady, feet an hour: gauges are read to a hundredth of a foot, and wind makes twice that. */
export const STEADY_FT_PER_HOUR = 0.1
/** The same for a discharge: the part of it by which it changes in an hour. */
const STEADY_PART_PER_HOUR = 0.05

const trendFrom = (perHour: number, steady: number): WaterTrend => {
  if (Math.abs(perHour) < steady) return 'steady'
  return perHour > 0 ? 'rising' : 'falling'
}

/** Which way the water goes, by its height; null where that cannot be told. */
export function stageTrend(stage: readonly WaterSample[]): WaterTrend | null {
  const rate = riseFtPerHour(stage)
  return rate === null ? null : trendFrom(rate, STEADY_FT_PER_HOUR)
}

/** The same by the discharge, for gauges that report no height. */
export function flowTrend(flow: readonly WaterSample[]): WaterTrend | null {
  const samples = recent(flow)
  if (samples.length === 0) return null
  const level = median(samples.map(({ value }) => Math.abs(value)))
  return level === 0 ? 'steady' : trendFrom(medianSlope(samples) / level, STEADY_PART_PER_HOUR)
}
