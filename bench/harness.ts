// What every bench hands back, and how a target is judged.

/** `score` is Lighthouse's 0 to 100; `in 10 h` counts alarms. */
type Unit = 'ms' | 'req/s' | 'score' | 'kB' | 'm' | '%' | 'in 10 h' | 'forks' | 'h' | 'alarms'

export interface Measurement {
  /** What was done, for example `search, 100,000 entries, p99`. */
  readonly name: string
  readonly unit: Unit
  readonly ours: number
  /** The same work done by somebody else's part, in the same run. */
  readonly peer: { readonly name: string; readonly value: number } | null
  /** `ours` judges our figure, `ratio` judges ours ÷ peer; null only informs. */
  readonly target: Target | null
}

export interface Target {
  readonly of: 'ours' | 'ratio'
  readonly atMost?: number
  readonly atLeast?: number
}

export interface Bench {
  readonly name: string
  /** `say` prints a line of progress. */
  readonly run: (say: (line: string) => void) => Promise<readonly Measurement[]>
}

export const ratioOf = ({ ours, peer }: Measurement): number | null =>
  peer === null || peer.value === 0 ? null : ours / peer.value

/** A target that cannot be judged (a ratio without a peer, a figure that is no number) is missed. */
export const isMissed = (measurement: Measurement): boolean => {
  const { target } = measurement
  if (target === null) return false
  const value = target.of === 'ours' ? measurement.ours : ratioOf(measurement)
  if (value === null || Number.isNaN(value)) return true
  return value > (target.atMost ?? Infinity) || value < (target.atLeast ?? -Infinity)
}

/** The value below which `share` (0…1) of the figures lie, nearest rank. */
export const percentile = (figures: readonly number[], share: number): number => {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN
}

export const median = (figures: readonly number[]): number => percentile(figures, 0.5)
