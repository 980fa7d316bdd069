import type { EpochMs, Vehicle } from '@bluffline/core'
import { useSyncExternalStore } from 'react'
import { createSettingsStore, type SettingsStore } from '../../data/riding-settings/settings-store.ts'
import { usePorts } from '../../platform/ports.ts'
import type { StoragePort } from '../../platform/storage.ts'

const CHECKLIST_KEY = 'preRideChecklist'

interface Kept {
  readonly checked: readonly string[]
  readonly changedMs: EpochMs
}
type Lists = Readonly<Record<string, Kept>>

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'checked' in value &&
  Array.isArray(value.checked) &&
  value.checked.every((item) => typeof item === 'string') &&
  'changedMs' in value &&
  typeof value.changedMs === 'number'

const readLists = (stored: unknown): { readonly lists: Lists } => {
  const { lists } = typeof stored === 'object' && stored !== null ? (stored as { lists?: unknown }) : {}
  const entries = Object.entries(typeof lists === 'object' && lists !== null ? lists : {})
  return { lists: Object.fromEntries(entries.filter((entry): entry is [string, Kept] => isKept(entry[1]))) }
}

const known = new WeakMap<StoragePort, SettingsStore<{ readonly lists: Lists }>>()

function storeOf(storage: StoragePort) {
  const made = known.get(storage) ?? createSettingsStore(storage, CHECKLIST_KEY, readLists)
  known.set(storage, made)
  return made
}

/** Machines of one kind and width are one machine here. */
const keyOf = ({ use, widthInches }: Vehicle): string => `${use} ${widthInches ?? ''}`.trim()

/** What of the list is checked for a machine, kept on this device. */
export function useChecklist(vehicle: Vehicle) {
  const store = storeOf(usePorts().storage)
  const { lists } = useSyncExternalStore(store.watch, store.read)
  const key = keyOf(vehicle)
  const mine = lists[key]
  const checked: ReadonlySet<string> = new Set(mine?.checked)
  const keep = (next: Kept | undefined) => {
    const { [key]: _before, ...others } = lists
    store.change({ lists: next ? { ...others, [key]: next } : others })
  }
  return {
    checked,
    changedMs: mine?.changedMs ?? null,
    check: (item: string, isChecked: boolean, changedMs: EpochMs) => {
      const others = [...checked].filter((one) => one !== item)
      keep({ checked: isChecked ? [...others, item] : others, changedMs })
    },
    startOver: () => keep(undefined),
  }
}
