import { ACTIVITY_USES } from '@bluffline/contract'
import type { TrailUse, Vehicle } from '@bluffline/core'
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

/**
 * Which machine a trail is judged for: the one asked for in the search; else the rider's own, where it fits the activity; else,
 * while the rider has not said what they ride, a use the trail is known for (their default among them, if it is).
 */
export function riddenAs(trail: { readonly uses: readonly TrailUse[] }, state: FinderState, mine: MyVehicle): Vehicle {
  const { vehicle, activity, widthInches } = state
  if (vehicle !== null) return asUse(vehicle, mine, widthInches)
  const fitting = activity === null || activity === 'hunting' ? null : ACTIVITY_USES[activity]
  const fits = (use: TrailUse) => fitting === null || fitting.includes(use)
  if (mine.isChosen && fits(mine.vehicle.use)) return asUse(mine.vehicle.use, mine, widthInches)
  const known = trail.uses.filter(fits)
  const use = known.includes(mine.vehicle.use) ? mine.vehicle.use : (known[0] ?? mine.vehicle.use)
  return asUse(use, mine, widthInches)
}
