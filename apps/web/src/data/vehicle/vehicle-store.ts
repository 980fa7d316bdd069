import { TRAIL_USES, type Vehicle } from '@bluffline/core'
import type { StoragePort } from '../../platform/storage.ts'

export const VEHICLE_KEY = 'bluffline.vehicle'
export const WIDEST_INCHES = 120

/** What a rider who has not said anything yet is taken to drive, as for a new account. */
export const DEFAULT_VEHICLE: Vehicle = { use: 'fourwheeldrive', widthInches: null, permits: [] }

const MOST_PERMITS = 50
const LONGEST_PERMIT = 100

const isWidth = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && value > 0 && value <= WIDEST_INCHES)

const isPermits = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= MOST_PERMITS &&
  value.every((permit) => typeof permit === 'string' && permit.length <= LONGEST_PERMIT)

/** Without a schema library: the chip of the machine stands on the first page, too. */
function vehicleIn(value: unknown): Vehicle | null {
  if (typeof value !== 'object' || value === null) return null
  const { use, widthInches, permits } = value as Partial<Record<keyof Vehicle, unknown>>
  const known = TRAIL_USES.find((one) => one === use)
  return known !== undefined && isWidth(widthInches) && isPermits(permits) ? { use: known, widthInches, permits } : null
}

export interface MyVehicle {
  readonly vehicle: Vehicle
  /** False until the rider has said it: then `vehicle` is only the default. */
  readonly isChosen: boolean
}

const NOT_CHOSEN: MyVehicle = { vehicle: DEFAULT_VEHICLE, isChosen: false }

const parse = (text: string | null): MyVehicle => {
  if (text === null) return NOT_CHOSEN
  try {
    const vehicle = vehicleIn(JSON.parse(text))
    return vehicle ? { vehicle, isChosen: true } : NOT_CHOSEN
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
