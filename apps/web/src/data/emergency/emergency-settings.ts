import { readEmergencySettings, type EmergencySettings } from '@bluffline/core'
import { useSyncExternalStore } from 'react'
import { usePorts } from '../../platform/ports.ts'
import type { StoragePort } from '../../platform/storage.ts'
import { createSettingsStore, type SettingsStore } from '../riding-settings/settings-store.ts'

export const EMERGENCY_SETTINGS_KEY = 'emergencySettings'

const known = new WeakMap<StoragePort, SettingsStore<EmergencySettings>>()

/** The emergency settings of this device; one store for the whole app. */
export function emergencySettingsOf(storage: StoragePort): SettingsStore<EmergencySettings> {
  const made = known.get(storage) ?? createSettingsStore(storage, EMERGENCY_SETTINGS_KEY, readEmergencySettings)
  known.set(storage, made)
  return made
}

export function useEmergencySettings(): readonly [EmergencySettings, (change: Partial<EmergencySettings>) => void] {
  const store = emergencySettingsOf(usePorts().storage)
  return [useSyncExternalStore(store.watch, store.read), store.change]
}
