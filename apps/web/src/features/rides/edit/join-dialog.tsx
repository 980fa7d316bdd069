import type { RideRow } from '../../../data/rides/ride-rows.ts'
import { rideTitle } from '../../../data/rides/ride-words.ts'
import { useRides } from '../../../data/rides/use-rides.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { miles, whenOf } from '../words.ts'
import { joinableRides } from './joinable-rides.ts'

interface Props {
  readonly row: RideRow
  readonly open: boolean
  readonly onClose: () => void
  readonly onJoin: (otherId: string) => void
}

function Choices({ row, onJoin }: Pick<Props, 'row' | 'onJoin'>) {
  const { value } = useRides()
  const others = joinableRides(row, value?.rides ?? [])
  if (others.length === 0) return <p>No other ride comes before or after this one. A ride needs times to be joined.</p>
  return (
    <ul className="space-y-2">
      {others.map((other) => (
        <li key={other.id}>
          <button
            type="button"
            className="flex min-h-touch-trail w-full items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-2 text-left hover:border-accent-text"
            onClick={() => onJoin(other.id)}
          >
            <Icon name="join" className="text-ink-muted" />
            <span className="min-w-0">
              <span className="block truncate font-[600]">{rideTitle(other)}</span>
              <span className="text-caption text-ink-muted">
                {whenOf(other)} · {miles(other.statistics?.distanceM)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Which other ride becomes one with this; the nearest in time first. */
export function JoinDialog({ row, open, onClose, onJoin }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Join with another ride">
      <p className="mb-4 text-small text-ink-muted">The time between the two becomes a gap. Both originals are kept.</p>
      {open && <Choices row={row} onJoin={onJoin} />}
    </Dialog>
  )
}
