import type { Vehicle } from '@bluffline/core'
import { useSyncExternalStore } from 'react'
import { usePorts } from '../../platform/ports.ts'
import type { StoragePort } from '../../platform/storage.ts'
import { createVehicleStore, type MyVehicle, type VehicleStore } from './vehicle-store.ts'

const stores = new WeakMap<StoragePort, VehicleStore>()

function storeOf(storage: StoragePort): VehicleStore {
  const known = stores.get(storage)
  if (known) return known
  const made = createVehicleStore(storage)
  stores.set(storage, made)
  return made
}

/** The rider's machine, everywhere the same, and how to change it. */
export function useMyVehicle(): MyVehicle & { readonly choose: (vehicle: Vehicle) => void } {
  const { storage } = usePorts()
  const store = storeOf(storage)
  const mine = useSyncExternalStore(store.watch, store.read)
  return { ...mine, choose: store.choose }
}
