import { TRAIL_USES, type Vehicle } from '@bluffline/core'
import { z } from 'zod'
import type { StoragePort } from '../../platform/storage.ts'

export const VEHICLE_KEY = 'bluffline.vehicle'
export const WIDEST_INCHES = 120

/** What a rider who has not said anything yet is taken to drive, as for a new account. */
export const DEFAULT_VEHICLE: Vehicle = { use: 'fourwheeldrive', widthInches: null, permits: [] }

const stored = z.object({
  use: z.enum(TRAIL_USES),
  widthInches: z.number().positive().max(WIDEST_INCHES).nullable(),
  permits: z.array(z.string().max(100)).max(50),
})

export interface MyVehicle {
  readonly vehicle: Vehicle
  /** False until the rider has said it: then `vehicle` is only the default. */
  readonly isChosen: boolean
}

const NOT_CHOSEN: MyVehicle = { vehicle: DEFAULT_VEHICLE, isChosen: false }

const parse = (text: string | null): MyVehicle => {
  if (text === null) return NOT_CHOSEN
  try {
    const result = stored.safeParse(JSON.parse(text))
    return result.success ? { vehicle: result.data, isChosen: true } : NOT_CHOSEN
  } catch {
    return NOT_CHOSEN
  }
}

/** The rider's machine, kept on this device, as a small observable. */
export function createVehicleStore(storage: StoragePort) {
  let current = parse(storage.read(VEHICLE_KEY))
  const watchers = new Set<() => void>()
  const set = (next: MyVehicle) => {
    current = next
    for (const watcher of watchers) watcher()
  }
  storage.watch(VEHICLE_KEY, (text) => set(parse(text)))
  return {
    read: () => current,
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    choose: (vehicle: Vehicle) => {
      storage.write(VEHICLE_KEY, JSON.stringify(vehicle))
      set({ vehicle, isChosen: true })
    },
  }
}
export type VehicleStore = ReturnType<typeof createVehicleStore>
