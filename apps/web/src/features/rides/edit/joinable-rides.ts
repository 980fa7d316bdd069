import type { RideRow } from '../../../data/rides/ride-rows.ts'

const MOST = 12

interface Span {
  readonly startMs: number
  readonly endMs: number
}

const spanOf = ({ statistics }: RideRow): Span | null =>
  statistics === null || statistics.startMs === null || statistics.endMs === null
    ? null
    : { startMs: statistics.startMs, endMs: statistics.endMs }

/** Time between two rides; null where they overlap. */
const betweenMs = (a: Span, b: Span): number | null => {
  if (a.endMs <= b.startMs) return b.startMs - a.endMs
  return b.endMs <= a.startMs ? a.startMs - b.endMs : null
}

/** The rides that come wholly before or after another, nearest in time first. */
export function joinableRides(row: RideRow, rides: readonly RideRow[]): readonly RideRow[] {
  const own = spanOf(row)
  if (own === null) return []
  return rides
    .flatMap((other) => {
      const span = other.id === row.id ? null : spanOf(other)
      const apartMs = span && betweenMs(own, span)
      return apartMs === null ? [] : [{ other, apartMs }]
    })
    .sort((a, b) => a.apartMs - b.apartMs)
    .slice(0, MOST)
    .map(({ other }) => other)
}
