import { ACTIVITY_USES } from '@bluffline/contract'
import type { TrailUse, Vehicle } from '@bluffline/core'
import { judgedAs } from '../../../data/vehicle/judged-as.ts'
import type { MyVehicle } from '../../../data/vehicle/vehicle-store.ts'
import type { FinderState } from './finder-state.ts'

const asUse = (use: TrailUse, { vehicle, isChosen }: MyVehicle, widthInches: number | null): Vehicle => {
  const isMine = isChosen && vehicle.use === use
  return {
    use,
    widthInches: widthInches ?? (isMine ? vehicle.widthInches : null),
    permits: isChosen ? vehicle.permits : [],
  }
}

/** Which machine a trail is judged for in a search: the one asked for; else the rider's own or a use of the trail, as fits the activity. */
export function riddenAs(trail: { readonly uses: readonly TrailUse[] }, state: FinderState, mine: MyVehicle): Vehicle {
  const { vehicle, activity, widthInches } = state
  if (vehicle !== null) return asUse(vehicle, mine, widthInches)
  const fitting = activity === null || activity === 'hunting' ? null : ACTIVITY_USES[activity]
  const isFitting = fitting === null || fitting.includes(mine.vehicle.use)
  const uses = fitting === null ? trail.uses : trail.uses.filter((use) => fitting.includes(use))
  return asUse(judgedAs(uses, { ...mine, isChosen: mine.isChosen && isFitting }).use, mine, widthInches)
}
