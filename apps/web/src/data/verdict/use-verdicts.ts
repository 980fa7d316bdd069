import { rideToday, type IsoDay, type RideableTrail, type RideVerdict, type Vehicle } from '@bluffline/core'
import { useMemo } from 'react'
import { useToday } from '../today/use-today.ts'
import { judgedAs } from '../vehicle/judged-as.ts'
import { useMyVehicle } from '../vehicle/use-my-vehicle.ts'

/** The machine a trail is judged for by `useVerdict` and `useVerdicts`, to be named beside the verdict. */
export function useVehicleFor(trail: Pick<RideableTrail, 'uses'>): Vehicle {
  const { vehicle, isChosen } = useMyVehicle()
  return useMemo(() => judgedAs(trail.uses, { vehicle, isChosen }), [trail.uses, vehicle, isChosen])
}

/** Whether the rider may ride each trail today, by trail id. Made anew when the trails, the machine or the day change. */
export const useVerdicts = (trails: readonly RideableTrail[]): ReadonlyMap<string, RideVerdict> =>
  useVerdictsOn(trails, useToday())

/** The same for another day, from what is known today. */
export function useVerdictsOn(trails: readonly RideableTrail[], day: IsoDay): ReadonlyMap<string, RideVerdict> {
  const { vehicle, isChosen } = useMyVehicle()
  return useMemo(() => {
    const mine = { vehicle, isChosen }
    return new Map(trails.map((trail) => [trail.id, rideToday(trail, judgedAs(trail.uses, mine), day)]))
  }, [trails, vehicle, isChosen, day])
}

/** The same for one trail. */
export function useVerdict(trail: RideableTrail | undefined): RideVerdict | undefined {
  const today = useToday()
  const { vehicle, isChosen } = useMyVehicle()
  return useMemo(
    () => trail && rideToday(trail, judgedAs(trail.uses, { vehicle, isChosen }), today),
    [trail, vehicle, isChosen, today],
  )
}
