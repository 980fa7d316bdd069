import { useState } from 'react'
import { openRideDatabase } from '../../../data/rides/ride-database.ts'
import type { RideRow } from '../../../data/rides/ride-rows.ts'
import { changeRide } from '../../../data/rides/ride-shelf.ts'
import { rideTitle } from '../../../data/rides/ride-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'

interface Props {
  readonly row: RideRow
  readonly open: boolean
  readonly onClose: () => void
}

const LONGEST = 120

function RenameForm({ row, onClose }: Omit<Props, 'open'>) {
  const { show } = useToast()
  const [name, setName] = useState(row.name ?? '')
  const call = (next: string | null) => changeRide(openRideDatabase, row.id, { name: next })
  const keep = () => {
    onClose()
    const next = name.trim() === '' ? null : name.trim()
    if (next === row.name) return
    call(next).then(
      () => show({ title: 'Renamed', action: { label: 'Undo', run: () => void call(row.name) } }),
      () => show({ title: 'Not renamed', description: 'The phone refused to write. Try again.', tone: 'danger' }),
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rename this ride"
      actions={
        <>
          <Button size="comfortable" onClick={onClose}>
            Cancel
          </Button>
          <Button tone="primary" size="comfortable" onClick={keep}>
            Rename
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          keep()
        }}
      >
        <TextField
          label="Name"
          hint={`Leave it empty to call it “${rideTitle({ ...row, name: null })}”.`}
          maxLength={LONGEST}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

export function RenameDialog({ open, ...rest }: Props) {
  return open ? <RenameForm {...rest} /> : null
}
