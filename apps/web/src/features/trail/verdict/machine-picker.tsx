import { TRAIL_USES, type TrailUse, type Vehicle } from '@bluffline/core'
import { isMotorUse, USE_WORDS } from '../../../data/vehicle/use-words.ts'
import { WIDEST_INCHES } from '../../../data/vehicle/vehicle-store.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

interface Props {
  readonly vehicle: Vehicle
  readonly onVehicle: (vehicle: Vehicle) => void
}

const OPTIONS = TRAIL_USES.map((use) => ({ value: use, label: USE_WORDS[use].label }))

/** What a typed width says: a number of inches, or nothing. */
function readWidth(text: string): number | null {
  const inches = Number(text.trim())
  return text.trim() !== '' && inches > 0 && inches <= WIDEST_INCHES ? inches : null
}

/** The rider's machine, changed where the verdict stands; the choice holds for the whole app. */
export function MachinePicker({ vehicle, onVehicle }: Props) {
  const { use, widthInches } = vehicle
  const choose = (next: TrailUse) =>
    onVehicle({ ...vehicle, use: next, widthInches: isMotorUse(next) && next === use ? widthInches : null })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      <SelectField label="My machine" options={OPTIONS} value={use} onValue={choose} />
      {isMotorUse(use) && (
        <TextField
          key={use}
          label="Width, inches"
          inputMode="decimal"
          autoComplete="off"
          placeholder="?"
          className="w-28"
          defaultValue={widthInches ?? ''}
          onChange={(event) => onVehicle({ ...vehicle, widthInches: readWidth(event.target.value) })}
        />
      )}
    </div>
  )
}
