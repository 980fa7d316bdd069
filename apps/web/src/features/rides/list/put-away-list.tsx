import { openRideDatabase } from '../../../data/rides/ride-database.ts'
import type { RideRow } from '../../../data/rides/ride-rows.ts'
import { dropRides, KEPT_AWAY_DAYS, takeBack } from '../../../data/rides/ride-shelf.ts'
import { rideTitle } from '../../../data/rides/ride-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { miles } from '../words.ts'

/** Rides that were deleted or replaced by an edit, until their time is over. */
export function PutAwayList({ rows }: { readonly rows: readonly RideRow[] }) {
  const { show } = useToast()
  const change = (work: Promise<void>, title: string) =>
    work.then(
      () => show({ title, tone: 'ok' }),
      () => show({ title: 'Not changed', description: 'The phone refused to write. Try again.', tone: 'danger' }),
    )
  if (rows.length === 0) return null
  return (
    <details className="rounded-md border border-line">
      <summary className="flex min-h-touch-comfortable items-center gap-2 px-4 text-small font-[600]">
        <Icon name="trash" sizePx={18} />
        Deleted and replaced ({rows.length})
      </summary>
      <p className="px-4 text-caption text-ink-muted">
        Kept for {KEPT_AWAY_DAYS} days, then taken off this phone. The original of an edited ride is here too.
      </p>
      <ul className="divide-y divide-line px-4 pb-2">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-2 py-2">
            <span className="min-w-0 flex-1 basis-48 text-small">
              {rideTitle(row)} · {miles(row.statistics?.distanceM)}
            </span>
            <Button icon="undo" onClick={() => void change(takeBack(openRideDatabase, [row.id]), 'Ride is back')}>
              Bring back
            </Button>
            <Button
              tone="quiet"
              icon="trash"
              onClick={() => void change(dropRides(openRideDatabase, [row.id]), 'Gone for good')}
            >
              Delete for good
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
