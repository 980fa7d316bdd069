import { metres, seconds, type Metres, type Seconds, type TrailUse } from '@bluffline/core'
import { arkansasDay } from '../today/arkansas-day.ts'
import type { RideRow } from './ride-rows.ts'

/** Sums over some rides. What is not known of a ride adds nothing; a sum of which nothing is known is null. */
export interface RideTotal {
  readonly rides: number
  readonly distanceM: Metres
  readonly movingS: Seconds | null
  readonly ascentM: Metres | null
}

export interface RideTotals {
  readonly all: RideTotal
  /** Most miles first; `null` for rides of which nobody said how they were travelled. */
  readonly byUse: readonly { readonly use: TrailUse | null; readonly total: RideTotal }[]
  /** `2026-05` in Arkansas, newest first; null for lines without a date, last. */
  readonly byMonth: readonly { readonly month: string | null; readonly total: RideTotal }[]
}

const sumOf = (rows: readonly RideRow[], field: 'distanceM' | 'movingS' | 'ascentM'): number | null => {
  const known = rows.flatMap(({ statistics }) => statistics?.[field] ?? [])
  return rows.length > 0 && known.length === 0 ? null : known.reduce<number>((total, value) => total + value, 0)
}

const sum = (rows: readonly RideRow[]): RideTotal => {
  const [movingS, ascentM] = [sumOf(rows, 'movingS'), sumOf(rows, 'ascentM')]
  return {
    rides: rows.length,
    distanceM: metres(sumOf(rows, 'distanceM') ?? 0),
    movingS: movingS === null ? null : seconds(movingS),
    ascentM: ascentM === null ? null : metres(ascentM),
  }
}

const groups = <K>(rows: readonly RideRow[], keyOf: (row: RideRow) => K): Map<K, RideRow[]> => {
  const found = new Map<K, RideRow[]>()
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row])
  return found
}

const monthOf = ({ startedMs }: RideRow): string | null =>
  startedMs === null ? null : arkansasDay(startedMs).slice(0, 7)

export function totalsOf(rows: readonly RideRow[]): RideTotals {
  const byUse = [...groups(rows, ({ use }) => use)].map(([use, list]) => ({ use, total: sum(list) }))
  const byMonth = [...groups(rows, monthOf)].map(([month, list]) => ({ month, total: sum(list) }))
  return {
    all: sum(rows),
    byUse: byUse.sort((a, b) => b.total.distanceM - a.total.distanceM),
    byMonth: byMonth.sort((a, b) => (b.month ?? '').localeCompare(a.month ?? '')),
  }
}
