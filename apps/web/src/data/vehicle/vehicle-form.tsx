import { TRAIL_USES, type TrailUse, type Vehicle } from '@bluffline/core'
import { useId } from 'react'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTrails } from '../trails/use-trails.ts'
import { permitChoices } from './permit-choices.ts'
import { isMotorUse, USE_WORDS } from './use-words.ts'
import { WIDEST_INCHES } from './vehicle-store.ts'

interface UseChoiceProps {
  readonly name: string
  readonly use: TrailUse
  readonly checked: boolean
  readonly onChoose: (use: TrailUse) => void
}

function UseChoice({ name, use, checked, onChoose }: UseChoiceProps) {
  const { label, icon } = USE_WORDS[use]
  return (
    <label className="relative flex min-h-touch-trail cursor-pointer items-center gap-3 rounded-md border border-line-strong bg-surface px-3 text-small leading-tight font-[600] has-checked:border-accent-text has-checked:bg-accent-soft has-checked:text-accent-text has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input type="radio" name={name} className="sr-only" checked={checked} onChange={() => onChoose(use)} />
      <Icon name={icon} sizePx={24} />
      {label}
      {checked && <Icon name="check" sizePx={16} className="absolute top-1.5 right-1.5" />}
    </label>
  )
}

interface Props {
  readonly vehicle: Vehicle
  readonly onVehicle: (vehicle: Vehicle) => void
}

/** A typed width; null for an empty or impossible one. */
const readWidth = (text: string): number | null => {
  const inches = Number(text)
  return text !== '' && inches > 0 && inches <= WIDEST_INCHES ? inches : null
}

/** What somebody rides, how wide it is, and which permits they hold. */
export function VehicleForm({ vehicle, onVehicle }: Props) {
  const name = useId()
  const { records = [] } = useTrails()
  const permits = permitChoices(records, vehicle.use)
  const hold = (id: string, held: boolean) => {
    const others = vehicle.permits.filter((other) => other !== id)
    onVehicle({ ...vehicle, permits: held ? [...others, id] : others })
  }
  return (
    <div className="space-y-6">
      <fieldset>
        <legend className="mb-2 text-small font-[600]">How do you travel?</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
          {TRAIL_USES.map((use) => (
            <UseChoice
              key={use}
              name={name}
              use={use}
              checked={use === vehicle.use}
              onChoose={(chosen) => onVehicle({ ...vehicle, use: chosen })}
            />
          ))}
        </div>
      </fieldset>
      {isMotorUse(vehicle.use) && (
        <TextField
          label="Overall width in inches"
          hint="Mirrors and tires included. Some trails end at 50 inches. Leave it empty if you do not know."
          type="number"
          inputMode="numeric"
          min={1}
          max={WIDEST_INCHES}
          value={vehicle.widthInches ?? ''}
          onChange={(event) => onVehicle({ ...vehicle, widthInches: readWidth(event.target.value) })}
        />
      )}
      {permits.length > 0 && (
        <fieldset>
          <legend className="text-small font-[600]">Permits you hold</legend>
          {permits.map((permit) => (
            <CheckboxField
              key={permit.id}
              label={permit.name}
              hint={permit.obtained === 'ahead' ? 'To be had before the ride' : 'Sold at the trailhead'}
              checked={vehicle.permits.includes(permit.id)}
              onChecked={(held) => hold(permit.id, held)}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}
