import type { AddressState, ContactRole } from '@bluffline/contract'
import type { EmergencySettings } from '@bluffline/core'
import { useSyncExternalStore } from 'react'
import { usePorts } from '../../../platform/ports.ts'
import type { StoragePort } from '../../../platform/storage.ts'
import { createSettingsStore, type SettingsStore } from '../../riding-settings/settings-store.ts'

export const PRIORITIES = ['high', 'normal', 'low'] as const
export type Priority = (typeof PRIORITIES)[number]
export const PRIORITY_WORDS: Readonly<Record<Priority, string>> = { high: 'First', normal: 'Second', low: 'Third' }

/** An address as the server last said it stands. */
export interface KnownAddress {
  readonly channel: 'sms' | 'email'
  readonly address: string
  readonly state: AddressState
}

/** Somebody to be told, as this device has them: with no account and no signal they can still be called and texted from here. */
export interface KeptContact {
  /** Made on the device; the server knows them by it too. */
  readonly id: string
  readonly name: string
  readonly relation: string
  readonly role: ContactRole
  readonly phone: string
  readonly email: string
  /** Known to this device alone. */
  readonly priority: Priority
  /** `device`: the server does not have it as it is now. `server`: it does. `refused`: it will not take it. */
  readonly state: 'device' | 'server' | 'refused'
  readonly problem: string | null
  readonly addresses: readonly KnownAddress[]
  readonly canBeAlerted: boolean
}

interface KeptContacts {
  readonly contacts: readonly KeptContact[]
  /** Removed here and not yet at the server. */
  readonly removed: readonly string[]
}

export const EMERGENCY_CONTACTS_KEY = 'emergencyContacts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise

function readContact(value: unknown): readonly KeptContact[] {
  if (typeof value !== 'object' || value === null) return []
  const given = value as Record<string, unknown>
  if (textOf(given['id']) === '' || textOf(given['name']) === '') return []
  return [
    {
      id: textOf(given['id']),
      name: textOf(given['name']),
      relation: textOf(given['relation']),
      role: oneOf(['contact', 'drill', 'self'], given['role'], 'contact'),
      phone: textOf(given['phone']),
      email: textOf(given['email']),
      priority: oneOf(PRIORITIES, given['priority'], 'high'),
      state: oneOf(['device', 'server', 'refused'], given['state'], 'device'),
      problem: textOf(given['problem']) || null,
      addresses: Array.isArray(given['addresses']) ? (given['addresses'] as KnownAddress[]) : [],
      canBeAlerted: given['canBeAlerted'] === true,
    },
  ]
}

function readContacts(stored: unknown): KeptContacts {
  const { contacts = [], removed = [] } =
    typeof stored === 'object' && stored !== null ? (stored as Partial<Record<keyof KeptContacts, unknown>>) : {}
  return {
    contacts: Array.isArray(contacts) ? contacts.flatMap(readContact) : [],
    removed: Array.isArray(removed) ? removed.filter((id) => typeof id === 'string') : [],
  }
}

const known = new WeakMap<StoragePort, SettingsStore<KeptContacts>>()

export function emergencyContactsOf(storage: StoragePort): SettingsStore<KeptContacts> {
  const made = known.get(storage) ?? createSettingsStore(storage, EMERGENCY_CONTACTS_KEY, readContacts)
  known.set(storage, made)
  return made
}

/** The contacts of this device, those for alerts first, each kind by its priority. */
export function useEmergencyContacts(): readonly KeptContact[] {
  const store = emergencyContactsOf(usePorts().storage)
  return inOrder(useSyncExternalStore(store.watch, store.read).contacts)
}

const ROLE_ORDER: readonly ContactRole[] = ['contact', 'self', 'drill']

export const inOrder = (contacts: readonly KeptContact[]): readonly KeptContact[] =>
  contacts.toSorted(
    (a, b) =>
      ROLE_ORDER.indexOf(a.role) - ROLE_ORDER.indexOf(b.role) ||
      PRIORITIES.indexOf(a.priority) - PRIORITIES.indexOf(b.priority) ||
      a.name.localeCompare(b.name),
  )

type Choice = Pick<EmergencySettings, 'shareLocationWithAllContacts' | 'emergencyContactPriority'>

/** Whom an alert goes to: everybody, or those up to the priority the rider chose. */
export function contactsToAlert(contacts: readonly KeptContact[], choice: Choice): readonly KeptContact[] {
  const last = PRIORITIES.indexOf(choice.emergencyContactPriority)
  return inOrder(contacts).filter(
    ({ role, priority }) =>
      role === 'contact' && (choice.shareLocationWithAllContacts || PRIORITIES.indexOf(priority) <= last),
  )
}

/** What the rider fills in. */
export type ContactDraft = Pick<KeptContact, 'name' | 'relation' | 'role' | 'phone' | 'email' | 'priority'>

/** Keeps a contact; a changed name or address has to go to the server again. */
export function keepContact(storage: StoragePort, id: string, draft: ContactDraft): void {
  const store = emergencyContactsOf(storage)
  const { contacts } = store.read()
  const before = contacts.find((one) => one.id === id)
  const isSame = before !== undefined && sentPart(before) === sentPart(draft)
  const next: KeptContact = isSame
    ? { ...before, ...draft }
    : { ...draft, id, state: 'device', problem: null, addresses: [], canBeAlerted: false }
  store.change({ contacts: [...contacts.filter((one) => one.id !== id), next] })
}

const sentPart = ({ name, relation, role, phone, email }: ContactDraft): string =>
  JSON.stringify([name, relation, role, phone, email])

export function dropContact(storage: StoragePort, id: string): void {
  const store = emergencyContactsOf(storage)
  const { contacts, removed } = store.read()
  const isAtServer = contacts.some((one) => one.id === id && one.state === 'server')
  store.change({
    contacts: contacts.filter((one) => one.id !== id),
    removed: isAtServer ? [...new Set([...removed, id])] : removed,
  })
}

/** At logging out: what the account knows goes; what only this device has stays with it. */
export function forgetAccountContacts(storage: StoragePort): void {
  const store = emergencyContactsOf(storage)
  const { contacts } = store.read()
  store.change({ contacts: contacts.filter(({ state }) => state !== 'server'), removed: [] })
}
