import type { GaugeReading, Waterway } from '@bluffline/contract'
import { isBeforeBedMoved, rangeAt, type Source } from '@bluffline/core'
import type { BadgeTone } from '../../ui/badge.tsx'

type Gauge = Waterway['gauges'][number]
type Level = Waterway['flowBands'][number]['bands'][number]['level']

export interface LevelBand {
  readonly from: number | null
  readonly to: number | null
  readonly level: Level
  /** The word of the source. */
  readonly label: string
}

/** What one source says of levels at one gauge, and what it was made for. */
export interface LevelTable {
  readonly unit: 'cfs' | 'ft'
  readonly bands: readonly LevelBand[]
  readonly source: Source
  /** Whether it was made before a flood moved the bed here; null where its date or the bed's is not known. */
  readonly isBeforeBedMoved: boolean | null
  /** Where the last reading lies in it. */
  readonly now: LevelBand | null
}

export const LEVEL_TONES: Readonly<Record<Level, BadgeTone>> = {
  tooLow: 'neutral',
  low: 'neutral',
  good: 'accent',
  high: 'warn',
  danger: 'danger',
}

/** Every table of levels of a water for one gauge; discharge first, because a moved bed changes feet and not the water. */
export function levelTables(
  waterway: Waterway,
  gauge: Gauge,
  reading: GaugeReading | undefined,
): readonly LevelTable[] {
  const table = (unit: LevelTable['unit'], bands: readonly LevelBand[], source: Source): LevelTable => {
    const value = (unit === 'cfs' ? reading?.flow : reading?.stage)?.value
    const moved = gauge.bedMoved
    return {
      unit,
      bands,
      source,
      isBeforeBedMoved: moved === null ? false : isBeforeBedMoved(source.asOf, moved.on),
      now: value === undefined ? null : rangeAt(bands, value),
    }
  }
  const here = ({ usgsSite }: { readonly usgsSite: string }) => usgsSite === gauge.usgsSite
  return [
    ...waterway.flowBands.filter(here).map(({ bands, source }) =>
      table(
        'cfs',
        bands.map(({ fromCfs, toCfs, ...band }) => ({ from: fromCfs, to: toCfs, ...band })),
        source,
      ),
    ),
    ...waterway.stageBands.filter(here).map(({ bands, source }) =>
      table(
        'ft',
        bands.map(({ fromFt, toFt, ...band }) => ({ from: fromFt, to: toFt, ...band })),
        source,
      ),
    ),
  ]
}

/** The table that speaks of now: one that is not older than the bed, with a reading in it. A table of feet whose bed has moved says nothing. */
export const speakingTable = (tables: readonly LevelTable[]): LevelTable | undefined =>
  tables.find(({ now, unit, isBeforeBedMoved: isOld }) => now !== null && (unit === 'cfs' || isOld === false))
