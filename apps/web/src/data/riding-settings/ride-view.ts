import { choice, readSettings, type SettingValues } from '@bluffline/core'
import { useSyncExternalStore } from 'react'
import { usePorts } from '../../platform/ports.ts'
import type { StoragePort } from '../../platform/storage.ts'
import { createSettingsStore, type SettingsStore } from './settings-store.ts'

export const RIDE_VIEW_KEY = 'rideView'

/** How the ride screen looks, and whether a ride is recorded with the navigation: the same again on the next ride. */
export const RIDE_VIEW = {
  light: choice(
    'auto',
    { auto: 'By the sun', day: 'Day', night: 'Night', red: 'Red light' },
    ['View', 'Red light spares eyes that are used to the dark.'],
  ),
  recording: choice(
    'on',
    { on: 'Record', off: 'Do not record' },
    ['Record the ride', 'Keeps the ride on this phone while you are led.'],
  ),
} as const // prettier-ignore

export type RideView = SettingValues<typeof RIDE_VIEW>

const known = new WeakMap<StoragePort, SettingsStore<RideView>>()

function storeOf(storage: StoragePort): SettingsStore<RideView> {
  const made = known.get(storage) ?? createSettingsStore(storage, RIDE_VIEW_KEY, (stored) => readSettings(RIDE_VIEW, stored)) // prettier-ignore
  known.set(storage, made)
  return made
}

export function useRideView(): readonly [RideView, (change: Partial<RideView>) => void] {
  const store = storeOf(usePorts().storage)
  return [useSyncExternalStore(store.watch, store.read), store.change]
}
