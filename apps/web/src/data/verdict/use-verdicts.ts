import { rideToday, type RideableTrail, type RideVerdict } from '@bluffline/core'
import { useMemo } from 'react'
import { useToday } from '../today/use-today.ts'
import { useMyVehicle } from '../vehicle/use-my-vehicle.ts'

/** Whether the rider's machine may ride each trail today, by trail id. Made anew when the trails, the machine or the day change. */
export function useVerdicts(trails: readonly RideableTrail[]): ReadonlyMap<string, RideVerdict> {
  const today = useToday()
  const { vehicle } = useMyVehicle()
  return useMemo(
    () => new Map(trails.map((trail) => [trail.id, rideToday(trail, vehicle, today)])),
    [trails, vehicle, today],
  )
}

/** The same for one trail. */
export function useVerdict(trail: RideableTrail | undefined): RideVerdict | undefined {
  const today = useToday()
  const { vehicle } = useMyVehicle()
  return useMemo(() => trail && rideToday(trail, vehicle, today), [trail, vehicle, today])
}
