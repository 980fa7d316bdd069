import { rememberSearch } from '@bluffline/core'
import { useEffect, useSyncExternalStore } from 'react'
import { usePorts } from '../../platform/ports.ts'
import type { StoragePort } from '../../platform/storage.ts'
import { readPreferences, type UserPreferences } from './preferences.ts'
import { USER_PREFERENCES_KEY } from './preferences-key.ts'
import { createSettingsStore, type SettingsStore } from '../riding-settings/settings-store.ts'

/** Preferences are written at once; what the browser refused is tried again this often (specification, section 9). */
const AUTOSAVE_MS = 5 * 60_000

const known = new WeakMap<StoragePort, SettingsStore<UserPreferences>>()

/** Favorites, search history, last filters and wishes about alerts, on this device; one store for the whole app. */
export function userPreferences(storage: StoragePort): SettingsStore<UserPreferences> {
  const made = known.get(storage) ?? createSettingsStore(storage, USER_PREFERENCES_KEY, readPreferences)
  known.set(storage, made)
  return made
}

export interface CampgroundPreferences extends UserPreferences {
  readonly change: (change: Partial<UserPreferences>) => void
  readonly isFavorite: (id: string) => boolean
  readonly toggleFavorite: (id: string) => void
  readonly remember: (term: string) => void
}

/** The preferences, and how to change them. */
export function useCampgroundPreferences(): CampgroundPreferences {
  const { storage } = usePorts()
  const store = userPreferences(storage)
  const current = useSyncExternalStore(store.watch, store.read)
  const { favoriteCampgrounds: favorites } = current
  return {
    ...current,
    change: store.change,
    isFavorite: (id) => favorites.includes(id),
    toggleFavorite: (id) => {
      const now = store.read().favoriteCampgrounds
      store.change({ favoriteCampgrounds: now.includes(id) ? now.filter((one) => one !== id) : [id, ...now] })
    },
    remember: (term) => store.change({ searchHistory: [...rememberSearch(store.read().searchHistory, term)] }),
  }
}

/** Writes the preferences again every five minutes while the finder is open, so that a refusal of the browser does not last. */
export function useAutosave(): void {
  const { storage } = usePorts()
  useEffect(() => {
    const save = () => {
      const text = JSON.stringify(userPreferences(storage).read())
      if (storage.read(USER_PREFERENCES_KEY) !== text) storage.write(USER_PREFERENCES_KEY, text)
    }
    const timer = setInterval(save, AUTOSAVE_MS)
    return () => clearInterval(timer)
  }, [storage])
}
