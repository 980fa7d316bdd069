import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useMyVehicle } from './use-my-vehicle.ts'
import { VehicleForm } from './vehicle-form.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

function VehicleDialogBody({ onClose }: Pick<Props, 'onClose'>) {
  const { vehicle, choose } = useMyVehicle()
  const [draft, setDraft] = useState(vehicle)
  const keep = () => {
    choose(draft)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your ride"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" onClick={keep}>
            Use this ride
          </Button>
        </>
      }
    >
      <p className="mb-5 text-small text-ink-muted">
        Every trail then says whether it is open to you today. This stays on your device.
      </p>
      <VehicleForm vehicle={draft} onVehicle={setDraft} />
    </Dialog>
  )
}

/** Asks for the rider's machine, width and permits. A change that is not kept is forgotten. */
export function VehicleDialog({ open, onClose }: Props) {
  return open ? <VehicleDialogBody onClose={onClose} /> : null
}
