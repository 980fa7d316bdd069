import {
  measureLine,
  metresToMiles,
  mphToMetresPerSecond,
  simulateRide,
  sliceLine,
  type Fix,
  type Position,
} from '@bluffline/core'

/** How somebody is to ride a line who does not exist. */
export interface SimulationWish {
  readonly speedMph: number
  /** How far a position misses the true place, on each axis. */
  readonly noiseM: number
  readonly gaps: 'none' | 'short' | 'long'
  /** Share of the line that lies behind at the start, 0…1. */
  readonly fromShare: number
}

/** Silence of so many seconds, once in so many. */
const GAPS = { none: null, short: { silentS: 20, everyS: 180 }, long: { silentS: 60, everyS: 300 } } as const
const LONGEST_S = 12 * 3600

function silences(gaps: SimulationWish['gaps']): (readonly [fromS: number, toS: number])[] {
  const gap = GAPS[gaps]
  if (gap === null) return []
  const count = Math.floor(LONGEST_S / gap.everyS)
  return Array.from({ length: count }, (_, i) => [(i + 1) * gap.everyS, (i + 1) * gap.everyS + gap.silentS] as const)
}

/** An error of the receiver lingers about so long under trees. */
const CORRELATION_S = 20
const SEED = 7

/** Positions once a second along a line, the same every time. */
export function simulatedTrack(
  line: readonly Position[],
  { speedMph, noiseM, gaps, fromShare }: SimulationWish,
): Fix[] {
  const measured = measureLine(line)
  const rest = sliceLine(measured, measured.lengthM * fromShare, measured.lengthM)
  return simulateRide(rest, {
    speedMps: mphToMetresPerSecond(speedMph),
    sigmaM: noiseM,
    correlationS: CORRELATION_S,
    intervalS: 1,
    seed: SEED,
    silences: silences(gaps),
  })
}

export const lengthMiles = (line: readonly Position[]): number => metresToMiles(measureLine(line).lengthM)
