import { metres, seconds, type Metres, type Seconds, type TrailUse } from '@bluffline/core'
import { arkansasDay } from '../today/arkansas-day.ts'
import type { RideRow } from './ride-rows.ts'

/** Sums over some rides. What is not known of a ride adds nothing. */
export interface RideTotal {
  readonly rides: number
  readonly distanceM: Metres
  readonly movingS: Seconds
  readonly ascentM: Metres
}

export interface RideTotals {
  readonly all: RideTotal
  /** Most miles first; `null` for rides of which nobody said how they were travelled. */
  readonly byUse: readonly { readonly use: TrailUse | null; readonly total: RideTotal }[]
  /** `2026-05` in Arkansas, newest first; null for lines without a date, last. */
  readonly byMonth: readonly { readonly month: string | null; readonly total: RideTotal }[]
}

const sum = (rows: readonly RideRow[]): RideTotal => {
  const add = (field: 'distanceM' | 'movingS' | 'ascentM') =>
    rows.reduce((total, { statistics }) => total + (statistics?.[field] ?? 0), 0)
  return {
    rides: rows.length,
    distanceM: metres(add('distanceM')),
    movingS: seconds(add('movingS')),
    ascentM: metres(add('ascentM')),
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
