import type { GaugeReading, Waterway } from '@bluffline/contract'
import { DEFAULT_RISE_FT_PER_HOUR, FLOOD_CATEGORIES } from '@bluffline/core'
import { mainGaugeId } from '../../../data/water/water-words.ts'

/** A water with what its gauge said last. */
export interface WaterRow {
  readonly waterway: Waterway
  readonly reading: GaugeReading | undefined
}

export const WATER_FILTERS = ['all', 'rising', 'high', 'unread'] as const
export type WaterFilter = (typeof WATER_FILTERS)[number]

/** How much a reading needs to be seen: floods first, then what rises fast, then what rises. */
export function urgency(reading: GaugeReading | undefined): number {
  if (reading === undefined) return 0
  const { floodCategory, riseFtPerHour, trend } = reading
  const flood = floodCategory === null || floodCategory === 'below' ? 0 : 10 + FLOOD_CATEGORIES.indexOf(floodCategory)
  const fast = (riseFtPerHour ?? 0) >= DEFAULT_RISE_FT_PER_HOUR ? 5 : 0
  return flood + fast + (trend === 'rising' ? 1 : 0)
}

const isUnread = (reading: GaugeReading | undefined) => reading?.stage == null && reading?.flow == null

const PASSES: Readonly<Record<WaterFilter, (reading: GaugeReading | undefined) => boolean>> = {
  all: () => true,
  rising: (reading) => reading?.trend === 'rising',
  high: (reading) => urgency(reading) >= 10,
  unread: isUnread,
}

const holds = ({ name, counties, region }: Waterway, word: string): boolean =>
  [name, ...counties, region].join(' ').toLowerCase().includes(word)

export interface WaterQuery {
  readonly typed: string
  readonly filter: WaterFilter
}

/** The waters that pass, what needs to be seen first, else by name. */
export function findWaters(
  waterways: readonly Waterway[],
  byId: ReadonlyMap<string, GaugeReading> | undefined,
  { typed, filter }: WaterQuery,
): readonly WaterRow[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return waterways
    .map((waterway) => ({ waterway, reading: byId?.get(mainGaugeId(waterway) ?? '') }))
    .filter(({ waterway, reading }) => PASSES[filter](reading) && words.every((word) => holds(waterway, word)))
    .toSorted((a, b) => urgency(b.reading) - urgency(a.reading) || a.waterway.name.localeCompare(b.waterway.name))
}
