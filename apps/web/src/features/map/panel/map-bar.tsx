import { useState } from 'react'
import { USE_WORDS } from '../../../data/vehicle/use-words.ts'
import { useMyVehicle } from '../../../data/vehicle/use-my-vehicle.ts'
import { VehicleDialog } from '../../../data/vehicle/vehicle-dialog.tsx'
import { vehicleWords } from '../../../data/vehicle/vehicle-words.ts'
import { Chip } from '../../../ui/chip.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { LayersSheet } from '../layers/layers-sheet.tsx'

interface Props {
  readonly q: string
  readonly onQ: (q: string) => void
  readonly watchHeight: (element: HTMLElement | null) => (() => void) | undefined
}

/** Search, the rider's machine and the layers: over the map on a phone, above the list on a desk. */
export function MapBar({ q, onQ, watchHeight }: Props) {
  const [layersOpen, setLayersOpen] = useState(false)
  const [vehicleOpen, setVehicleOpen] = useState(false)
  const { vehicle, isChosen } = useMyVehicle()
  return (
    <div
      ref={watchHeight}
      className="px-3 pt-3 pb-1 max-md:absolute max-md:inset-x-0 max-md:top-0 max-md:z-(--z-map-control) md:shrink-0 md:border-b md:border-line md:px-4"
    >
      <SearchField
        label="Search trails on the map"
        value={q}
        onValue={onQ}
        className="max-md:rounded-md max-md:shadow-float"
      />
      <div className="no-scrollbar flex gap-2 overflow-x-auto py-1">
        <Chip icon="layers" aria-haspopup="dialog" onClick={() => setLayersOpen(true)}>
          Layers
        </Chip>
        <Chip icon={USE_WORDS[vehicle.use].icon} aria-haspopup="dialog" onClick={() => setVehicleOpen(true)}>
          {isChosen ? vehicleWords(vehicle) : 'Choose your ride'}
        </Chip>
      </div>
      <LayersSheet open={layersOpen} onClose={() => setLayersOpen(false)} />
      <VehicleDialog open={vehicleOpen} onClose={() => setVehicleOpen(false)} />
    </div>
  )
}
