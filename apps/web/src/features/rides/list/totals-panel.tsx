import { useMemo } from 'react'
import type { RideRow } from '../../../data/rides/ride-rows.ts'
import { totalsOf, type RideTotal } from '../../../data/rides/totals.ts'
import { Icon } from '../../../ui/icon.tsx'
import { duration, feet, miles, monthWords, ridesWords, machineIcon, machineLabel } from '../words.ts'

function Big({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="type-label text-ink-muted">{label}</dt>
      <dd className="type-figure text-title leading-tight">{value}</dd>
    </div>
  )
}

interface BarProps {
  readonly label: string
  readonly total: RideTotal
  /** Of the longest bar, 0…1. */
  readonly share: number
}

function Bar({ label, total, share }: BarProps) {
  return (
    <li className="grid grid-cols-[7.5rem_1fr_auto] items-center gap-3 text-small">
      <span className="truncate">{label}</span>
      <svg aria-hidden className="h-3 w-full overflow-hidden rounded-full bg-surface-sunken">
        <rect width={`${Math.max(1.5, share * 100)}%`} height="100%" className="fill-accent" />
      </svg>
      <span className="min-w-16 text-right type-figure">
        {miles(total.distanceM)}
        <span className="sr-only">, {ridesWords(total.rides)}</span>
      </span>
    </li>
  )
}

/** Months beyond these are in the list below anyway. */
const MOST_MONTHS = 12

/** What all rides come to: in all, by machine, by month. */
export function TotalsPanel({ rows }: { readonly rows: readonly RideRow[] }) {
  const { all, byUse, byMonth } = useMemo(() => totalsOf(rows), [rows])
  const most = Math.max(1, ...byMonth.map(({ total }) => total.distanceM))
  return (
    <section aria-label="Totals" className="rounded-lg border border-line bg-surface p-4 shadow-card md:p-5">
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Big label="Rides" value={String(all.rides)} />
        <Big label="Distance" value={miles(all.distanceM)} />
        <Big label="Moving" value={duration(all.movingS)} />
        <Big label="Climb" value={feet(all.ascentM)} />
      </dl>
      <div className="mt-5 grid gap-6 border-t border-line pt-4 md:grid-cols-2">
        <div>
          <h2 className="mb-2 type-label text-ink-muted">By machine</h2>
          <ul className="space-y-1.5">
            {byUse.map(({ use, total }) => (
              <li key={use ?? 'none'} className="flex items-center gap-2 text-small">
                <Icon name={machineIcon(use)} sizePx={18} className="text-ink-muted" />
                <span className="flex-1 truncate">{machineLabel(use)}</span>
                <span className="text-ink-muted">{ridesWords(total.rides)}</span>
                <span className="min-w-16 text-right type-figure">{miles(total.distanceM)}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="mb-2 type-label text-ink-muted">By month</h2>
          <ul className="space-y-1.5">
            {byMonth.slice(0, MOST_MONTHS).map(({ month, total }) => (
              <Bar key={month ?? 'none'} label={monthWords(month)} total={total} share={total.distanceM / most} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
