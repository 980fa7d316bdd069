import { readHapticSettings, readOutdoorSettings, type HapticSettings, type OutdoorSettings } from '@bluffline/core'
import { useSyncExternalStore } from 'react'
import { usePorts } from '../../platform/ports.ts'
import type { StoragePort } from '../../platform/storage.ts'
import { createSettingsStore, type SettingsStore } from './settings-store.ts'

export const OUTDOOR_SETTINGS_KEY = 'outdoorSettings'
export const HAPTIC_PREFERENCES_KEY = 'hapticPreferences'

interface RidingSettings {
  readonly outdoor: SettingsStore<OutdoorSettings>
  readonly haptic: SettingsStore<HapticSettings>
}

const known = new WeakMap<StoragePort, RidingSettings>()

/** The riding settings of this device; one pair of stores for the whole app. */
export function ridingSettings(storage: StoragePort): RidingSettings {
  const made = known.get(storage) ?? {
    outdoor: createSettingsStore(storage, OUTDOOR_SETTINGS_KEY, readOutdoorSettings),
    haptic: createSettingsStore(storage, HAPTIC_PREFERENCES_KEY, readHapticSettings),
  }
  known.set(storage, made)
  return made
}

const useStore = <T>(store: SettingsStore<T>): readonly [T, (change: Partial<T>) => void] => [
  useSyncExternalStore(store.watch, store.read),
  store.change,
]

/** How the app behaves outdoors, and how to change it. Takes effect at once, everywhere. */
export const useOutdoorSettings = () => useStore(ridingSettings(usePorts().storage).outdoor)

/** What may be felt, and how to change it. */
export const useHapticSettings = () => useStore(ridingSettings(usePorts().storage).haptic)
