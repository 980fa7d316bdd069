import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { USE_WORDS } from './use-words.ts'
import { useMyVehicle } from './use-my-vehicle.ts'
import { vehicleWords } from './vehicle-words.ts'

/** With its form and the permits of the catalogue it weighs more than most pages: it comes when it is asked for. */
const VehicleDialog = lazy(async () => ({ default: (await import('./vehicle-dialog.tsx')).VehicleDialog }))

/** The rider's machine as a small button that changes it. */
export function VehicleChip() {
  const { vehicle, isChosen } = useMyVehicle()
  const [open, setOpen] = useState(false)
  const words = vehicleWords(vehicle)
  return (
    <>
      <button
        type="button"
        aria-label={isChosen ? `Your ride: ${words}. Change it` : 'Choose your ride'}
        onClick={() => setOpen(true)}
        className="inline-flex h-touch max-w-48 min-w-touch shrink-0 items-center justify-center gap-2 rounded-md px-2.5 text-small font-[600] hover:bg-accent-soft hover:text-accent-text"
      >
        <Icon name={USE_WORDS[vehicle.use].icon} sizePx={22} />
        <span className="truncate @max-[48rem]/bar:sr-only group-has-[[data-mark]]/bar:@max-[64rem]/bar:sr-only">
          {isChosen ? words : 'Your ride'}
        </span>
      </button>
      {open && (
        <Suspense>
          <VehicleDialog open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
