/** One value of a gauge: gage height in feet, or discharge in cubic feet a second; whoever holds it knows which. */
export interface WaterSample {
  /** When it was measured. */
  readonly atMs: number
  readonly value: number
}

/** What services write where they measured nothing: USGS −999999, NWPS −999 and −9999. Never shown, never compared with anything. */
export const WATER_SENTINELS: readonly number[] = [-999, -9999, -99_999, -999_999]

/** Below this no gage height or discharge of Arkansas lies, tides and datums included: what is lower is another service's way to say nothing. */
const LOWEST = -900

/** Whether a number was measured, and does not merely stand where a measurement is missing. */
export const isMeasured = (value: number): boolean => Number.isFinite(value) && value > LOWEST

/** What was measured, oldest first, one value for each moment (the later of two in the list stands: services correct themselves). */
export function measuredSamples(samples: readonly WaterSample[]): readonly WaterSample[] {
  const byTime = new Map<number, WaterSample>()
  for (const sample of samples) {
    if (isMeasured(sample.value) && Number.isFinite(sample.atMs)) byTime.set(sample.atMs, sample)
  }
  return [...byTime.values()].toSorted((a, b) => a.atMs - b.atMs)
}

/**
 * Leaves out single values that jump away from both neighbours to the same side by more than `leap` while these agree with each other: debris
 * at the orifice, a lost digit. The last value has one neighbour only and stays; a wall of water looks like that, and the rate waits for a second one.
 * `samples` as `measuredSamples` gives them.
 */
export function withoutSpikes(samples: readonly WaterSample[], leap: number): readonly WaterSample[] {
  return samples.filter(({ value }, at) => {
    const before = samples[at - 1]?.value
    const after = samples[at + 1]?.value
    if (before === undefined || after === undefined) return true
    const isUp = value - before > leap && value - after > leap
    const isDown = before - value > leap && after - value > leap
    return !((isUp || isDown) && Math.abs(after - before) <= leap)
  })
}
