import type { Metres } from '../units.ts'
import { milesToMetres } from '../units.ts'
import { MOTOR_USES, type MotorUse, type TrailUse } from '../ride/facts.ts'

/** A trail line no farther than this from the campground's point is reached without a road. */
export const FROM_CAMP_WITHIN_M: Metres = milesToMetres(0.25)

/** What is known of riding from camp to a trail. We hold no road network: anything farther than the trail itself is unknown. */
export type FromCamp =
  | { readonly known: true; readonly uses: readonly MotorUse[] }
  | { readonly known: false; readonly why: 'tooFar' | 'pointIsRough' | 'notForMachines' }

export interface CampTrail {
  /** Straight line from the campground's point to the nearest point of the trail's line. */
  readonly distanceM: number
  readonly uses: readonly TrailUse[]
  /** The distance was measured to a line, not to a mark on the map. */
  readonly isToLine: boolean
  /** The campground's point stands for something else, for example the middle of a park. */
  readonly isCampPointRough: boolean
}

/** Whether a legal route for a machine from the campground to the trail is known. */
export function rideFromCamp({ distanceM, uses, isToLine, isCampPointRough }: CampTrail): FromCamp {
  const motor = MOTOR_USES.filter((use) => uses.includes(use))
  if (motor.length === 0) return { known: false, why: 'notForMachines' }
  if (isCampPointRough || !isToLine) return { known: false, why: 'pointIsRough' }
  return distanceM <= FROM_CAMP_WITHIN_M ? { known: true, uses: motor } : { known: false, why: 'tooFar' }
}
