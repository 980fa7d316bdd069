import { useSyncExternalStore } from 'react'
import { usePorts } from '../../platform/ports.ts'
import type { StoragePort } from '../../platform/storage.ts'
import { createSettingsStore, type SettingsStore } from '../riding-settings/settings-store.ts'

/** What helpers ask. It lies on this device and is sent nowhere by itself; empty text is not said. */
export interface MedicalCard {
  readonly name: string
  readonly bloodType: string
  readonly allergies: string
  readonly medicines: string
  readonly conditions: string
  readonly notes: string
  /** The rider agreed that those who are alerted may read it. */
  readonly goesWithAlerts: boolean
}

export const MEDICAL_CARD_KEY = 'medicalCard'

export const BLOOD_TYPES = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const

/** What the card says, in the order helpers ask. */
export const MEDICAL_FIELDS = ['name', 'bloodType', 'allergies', 'medicines', 'conditions', 'notes'] as const
export type MedicalField = (typeof MEDICAL_FIELDS)[number]

export const MEDICAL_WORDS: Readonly<Record<MedicalField, string>> = {
  name: 'Name',
  bloodType: 'Blood type',
  allergies: 'Allergies',
  medicines: 'Medicines',
  conditions: 'Conditions',
  notes: 'Notes',
}

const LONGEST = 500

function readMedicalCard(stored: unknown): MedicalCard {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const text = (field: MedicalField) => {
    const value = given[field]
    return typeof value === 'string' ? value.slice(0, LONGEST) : ''
  }
  const words = Object.fromEntries(MEDICAL_FIELDS.map((field) => [field, text(field)]))
  return { ...(words as Record<MedicalField, string>), goesWithAlerts: given['goesWithAlerts'] === true }
}

export const isEmptyCard = (card: MedicalCard): boolean => MEDICAL_FIELDS.every((field) => card[field].trim() === '')

const known = new WeakMap<StoragePort, SettingsStore<MedicalCard>>()

export function medicalCardOf(storage: StoragePort): SettingsStore<MedicalCard> {
  const made = known.get(storage) ?? createSettingsStore(storage, MEDICAL_CARD_KEY, readMedicalCard)
  known.set(storage, made)
  return made
}

export function useMedicalCard(): readonly [MedicalCard, (change: Partial<MedicalCard>) => void] {
  const store = medicalCardOf(usePorts().storage)
  return [useSyncExternalStore(store.watch, store.read), store.change]
}
