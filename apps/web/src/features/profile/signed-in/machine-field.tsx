import { changeUser, VEHICLE_TYPES, type User, type VehicleType } from '@bluffline/contract'
import { sessionOf } from '../../../data/session/use-session.ts'
import { usePorts } from '../../../platform/ports.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { VEHICLE_TYPE_WORDS } from '../signed-out/vehicle-type-words.ts'
import { useAccountCall } from './use-account-call.ts'

/** The machine the account names. */
export function MachineField({ user: { vehicleType } }: { readonly user: User }) {
  const ports = usePorts()
  const { isBusy, run } = useAccountCall()
  const change = (next: VehicleType) =>
    run(async () => {
      const user = await ports.http.call(changeUser, { body: { vehicleType: next } })
      sessionOf(ports).dispatch({ kind: 'signedIn', user })
    }, 'Machine changed')
  return (
    <SelectField
      label="Machine"
      className="mt-4 max-w-sm"
      disabled={isBusy}
      options={VEHICLE_TYPES.map((value) => ({ value, label: VEHICLE_TYPE_WORDS[value] }))}
      value={vehicleType}
      onValue={(next) => void change(next)}
    />
  )
}
