import type { TrailUse, Vehicle } from '@bluffline/core'
import type { MyVehicle } from './vehicle-store.ts'

/**
 * Which machine a trail is judged for: the rider's own; while they have not said what they ride, a use the trail is known for
 * (the default among them, if it is). Who shows the verdict says whom it is for.
 */
export function judgedAs(uses: readonly TrailUse[], { vehicle, isChosen }: MyVehicle): Vehicle {
  const [first = vehicle.use] = uses
  return isChosen || uses.includes(vehicle.use) ? vehicle : { use: first, widthInches: null, permits: [] }
}
