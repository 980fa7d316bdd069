import {
  formatGrouped,
  METRES_PER_MILE,
  metresPerSecondToMph,
  metresToFeet,
  type TrackProfile,
  type TrackSample,
} from '@bluffline/core'

export interface ChartFrame {
  readonly widthPx: number
  readonly heightPx: number
  readonly leftPx: number
  readonly rightPx: number
  readonly topPx: number
  readonly bottomPx: number
}

export interface Tick {
  readonly px: number
  readonly label: string
}

/** What is drawn upwards: its value in the unit on the axis, null where it is not known. */
export interface Measure {
  readonly valueOf: (sample: TrackSample) => number | null
  readonly startsAtZero: boolean
  /** The axis spans at least this, so that a flat ride does not look like a mountain. */
  readonly leastSpan: number
}

export const ELEVATION: Measure = {
  valueOf: ({ altitudeM }) => (altitudeM === null ? null : metresToFeet(altitudeM)),
  startsAtZero: false,
  leastSpan: 100,
}

export const SPEED: Measure = {
  valueOf: ({ speedMps }) => (speedMps === null ? null : metresPerSecondToMph(speedMps)),
  startsAtZero: true,
  leastSpan: 10,
}

export interface Chart {
  /** One path for each stretch in which the value is known. */
  readonly lines: readonly string[]
  readonly areas: readonly string[]
  readonly ticks: readonly Tick[]
  readonly y: (value: number) => number
}

/** A step of 1, 2 or 5 times a power of ten that cuts `span` into at most `most` pieces. */
export function niceStep(span: number, most: number): number {
  if (!(span > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(span / most))
  const step = [1, 2, 5, 10].find((candidate) => span / (candidate * power) <= most) ?? 10
  return step * power
}

const ticksBetween = (from: number, to: number, step: number): readonly number[] => {
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => Number(((first + i) * step).toFixed(6)))
}

export const xOf =
  (lengthM: number, { widthPx, leftPx, rightPx }: ChartFrame) =>
  (alongM: number): number =>
    leftPx + (lengthM === 0 ? 0 : alongM / lengthM) * (widthPx - leftPx - rightPx)

export const alongAt =
  (lengthM: number, { widthPx, leftPx, rightPx }: ChartFrame) =>
  (px: number): number =>
    Math.min(1, Math.max(0, (px - leftPx) / (widthPx - leftPx - rightPx))) * lengthM

export const milesTicks = (lengthM: number, frame: ChartFrame): readonly Tick[] => {
  const lengthMiles = lengthM / METRES_PER_MILE
  const most = Math.max(2, Math.floor((frame.widthPx - frame.leftPx - frame.rightPx) / 52))
  const x = xOf(lengthM, frame)
  return ticksBetween(0, lengthMiles, niceStep(lengthMiles, most)).map((mile) => ({
    px: x(mile * METRES_PER_MILE),
    label: String(mile),
  }))
}

interface Known {
  readonly alongM: number
  readonly value: number
}

/** Stretches are cut where the value is not known. */
const knownStretches = (profile: TrackProfile, { valueOf }: Measure): Known[][] =>
  profile
    .flatMap((stretch) => {
      const runs: Known[][] = [[]]
      for (const sample of stretch) {
        const value = valueOf(sample)
        if (value === null) runs.push([])
        else runs.at(-1)?.push({ alongM: sample.alongM, value })
      }
      return runs
    })
    .filter((run) => run.length > 1)

/** Paths and ticks of a measure along the ride; null where it is known nowhere. */
export function chartOf(
  profile: TrackProfile,
  measure: Measure,
  on: { lengthM: number; frame: ChartFrame },
): Chart | null {
  const runs = knownStretches(profile, measure)
  if (runs.length === 0) return null
  const { frame } = on
  const values = runs.flat().map(({ value }) => value)
  const low = measure.startsAtZero ? 0 : values.reduce((a, b) => Math.min(a, b))
  const high = Math.max(
    values.reduce((a, b) => Math.max(a, b)),
    low + measure.leastSpan,
  )
  const step = niceStep(high - low, 3)
  const [bottom, top] = [Math.floor(low / step) * step, Math.ceil(high / step) * step]
  const baseY = frame.heightPx - frame.bottomPx
  const x = xOf(on.lengthM, frame)
  const y = (value: number) => baseY - ((value - bottom) / (top - bottom)) * (baseY - frame.topPx)
  const lines = runs.map(
    (run) => `M${run.map(({ alongM, value }) => `${x(alongM).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`,
  )
  const areas = runs.map((run, i) => {
    const [first, last] = [run[0]?.alongM ?? 0, run.at(-1)?.alongM ?? 0]
    return `${lines[i] ?? ''}L${x(last).toFixed(1)} ${baseY}L${x(first).toFixed(1)} ${baseY}Z`
  })
  const ticks = ticksBetween(bottom, top, step).map((value) => ({ px: y(value), label: formatGrouped(value) }))
  return { lines, areas, ticks, y }
}

/** The sample nearest to a place along the ride. */
export function sampleAt(samples: readonly TrackSample[], alongM: number): TrackSample | null {
  let [low, high] = [0, samples.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((samples[middle]?.alongM ?? 0) < alongM) low = middle + 1
    else high = middle
  }
  const [before, after] = [samples[low - 1], samples[low]]
  if (!before || !after) return after ?? null
  return alongM - before.alongM < after.alongM - alongM ? before : after
}
