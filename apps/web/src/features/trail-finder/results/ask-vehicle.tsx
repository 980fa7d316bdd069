import type { TrailUse } from '@bluffline/core'
import { useState } from 'react'
import { USE_WORDS } from '../../../data/vehicle/use-words.ts'
import { useMyVehicle } from '../../../data/vehicle/use-my-vehicle.ts'
import { usePorts } from '../../../platform/ports.ts'
import { Chip } from '../../../ui/chip.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

const LATER_KEY = 'bluffline.vehicleAskedLater'
const OFFERED: readonly TrailUse[] = [
  'utv',
  'atv',
  'fourwheeldrive',
  'motorcycle',
  'hiking',
  'mountain_biking',
  'horse',
  'paddling',
]

/** Asks once what somebody rides. It can be put off, and nothing waits for the answer. */
export function AskVehicle() {
  const { storage } = usePorts()
  const { isChosen, choose } = useMyVehicle()
  const [isLater, setLater] = useState(() => storage.read(LATER_KEY) !== null)
  if (isChosen || isLater) return null
  const putOff = () => {
    storage.write(LATER_KEY, '1')
    setLater(true)
  }
  return (
    <section aria-labelledby="ask-vehicle" className="rounded-md border border-accent-text bg-accent-soft py-2 pl-4">
      <div className="flex items-start gap-2 pr-1">
        <div className="min-w-0 flex-1 pt-2">
          <h2 id="ask-vehicle" className="type-heading text-[1.0625rem]">
            What do you ride?
          </h2>
          <p className="text-caption text-ink-muted">Then every trail says whether it is open to you today.</p>
        </div>
        <IconButton icon="close" label="Not now" onClick={putOff} />
      </div>
      <div className="no-scrollbar flex gap-2 overflow-x-auto py-1 pr-4">
        {OFFERED.map((use) => (
          <Chip key={use} icon={USE_WORDS[use].icon} onClick={() => choose({ use, widthInches: null, permits: [] })}>
            {USE_WORDS[use].label}
          </Chip>
        ))}
      </div>
    </section>
  )
}
