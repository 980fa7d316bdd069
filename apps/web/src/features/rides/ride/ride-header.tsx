import { TRAIL_USES, type TrailUse } from '@bluffline/core'
import { useState } from 'react'
import type { RideDigest } from '../../../data/rides/digest.ts'
import { openRideDatabase } from '../../../data/rides/ride-database.ts'
import type { Ride } from '../../../data/rides/ride-rows.ts'
import { changeRide } from '../../../data/rides/ride-shelf.ts'
import { rideTitle } from '../../../data/rides/ride-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { RenameDialog } from '../edit/rename-dialog.tsx'
import { ShareDialog } from '../share/share-dialog.tsx'
import { machineLabel, ORIGINS, whenOf } from '../words.ts'

const NOT_SAID = 'none'
const CHOICES = [NOT_SAID, ...TRAIL_USES] as const

function MachineField({ ride: { row } }: { readonly ride: Ride }) {
  const { show } = useToast()
  const choose = (value: TrailUse | typeof NOT_SAID) => {
    changeRide(openRideDatabase, row.id, { use: value === NOT_SAID ? null : value }).catch(() =>
      show({ title: 'Not changed', description: 'The phone refused to write. Try again.', tone: 'danger' }),
    )
  }
  return (
    <SelectField
      label="Ridden with"
      className="w-52"
      value={row.use ?? NOT_SAID}
      onValue={choose}
      options={CHOICES.map((value) => ({ value, label: machineLabel(value === NOT_SAID ? null : value) }))}
    />
  )
}

interface Props {
  readonly ride: Ride
  /** Undefined while it is worked out. */
  readonly digest: RideDigest | undefined
}

/** What ride this is, and what is most often done with it. */
export function RideHeader({ ride, digest }: Props) {
  const [dialog, setDialog] = useState<'share' | 'rename' | null>(null)
  const close = () => setDialog(null)
  const { row } = ride
  return (
    <header>
      <Link
        to="/rides"
        className="-ml-1 inline-flex min-h-touch items-center gap-1 pr-3 text-small font-[600] text-ink-muted hover:text-accent-text"
      >
        <Icon name="chevronLeft" sizePx={18} />
        Your rides
      </Link>
      <h1 tabIndex={-1} className="type-title">
        {rideTitle(row)}
      </h1>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-muted">
        {whenOf(row)}
        <Badge>{ORIGINS[row.origin]}</Badge>
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <MachineField ride={ride} />
        <Button size="comfortable" icon="pencil" onClick={() => setDialog('rename')}>
          Rename
        </Button>
        <Button size="comfortable" icon="image" disabled={!digest} onClick={() => setDialog('share')}>
          Share card
        </Button>
      </div>
      <RenameDialog row={row} open={dialog === 'rename'} onClose={close} />
      {digest && dialog === 'share' && <ShareDialog row={row} digest={digest} onClose={close} />}
    </header>
  )
}
