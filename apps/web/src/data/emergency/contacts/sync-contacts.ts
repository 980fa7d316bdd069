import {
  askEmergencyContact,
  listEmergencyContacts,
  makeAlertPass,
  putEmergencyContact,
  removeEmergencyContact,
  type EmergencyContact,
  type MessageChannels,
} from '@bluffline/contract'
import { HttpError } from '../../../platform/http-error.ts'
import type { Ports } from '../../../platform/ports.ts'
import { openEmergencyDatabase } from '../emergency-database.ts'
import { emergencyContactsOf, type KeptContact } from './emergency-contacts.ts'

type Parts = Pick<Ports, 'http' | 'storage' | 'clock'>

/** The contact as the server has it; what only this device knows of them stays. */
const merged = (server: EmergencyContact, here: KeptContact | undefined): KeptContact => ({
  id: server.id,
  name: server.name,
  relation: server.relation ?? '',
  role: server.role,
  phone: server.phone ?? '',
  email: server.email ?? '',
  priority: here?.priority ?? 'high',
  state: 'server',
  problem: null,
  addresses: server.addresses.map(({ channel, address, state }) => ({ channel, address, state })),
  canBeAlerted: server.canBeAlerted,
})

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.answer !== null && [400, 409, 413, 422].includes(error.status)

async function put({ http, storage }: Parts, contact: KeptContact): Promise<void> {
  const store = emergencyContactsOf(storage)
  const set = (next: KeptContact) =>
    store.change({ contacts: store.read().contacts.map((one) => (one.id === contact.id ? next : one)) })
  const { name, relation, role, phone, email } = contact
  try {
    const body = { name, relation: orNull(relation), role, phone: orNull(phone), email: orNull(email) }
    set(merged(await http.call(putEmergencyContact, { params: { id: contact.id }, body }), contact))
  } catch (error) {
    if (!isRefusal(error)) throw error
    set({ ...contact, state: 'refused', problem: error.answer?.message ?? error.message })
  }
}

async function remove({ http, storage }: Parts, id: string): Promise<void> {
  const store = emergencyContactsOf(storage)
  try {
    await http.call(removeEmergencyContact, { params: { id } })
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error
  }
  store.change({ removed: store.read().removed.filter((one) => one !== id) })
}

/** Half of its life is left, or it is somebody else's: a new one is made. */
const RENEW_MS = 30 * 86_400_000

/** The key with which this device can call for help after its session has ended. */
async function keepPass({ http, clock }: Parts, userId: string): Promise<void> {
  const { kept } = openEmergencyDatabase()
  const pass = await kept.get('pass')
  if (pass?.userId === userId && pass.expiresMs - clock.now() > RENEW_MS) return
  const { token, expiresAt } = await http.call(makeAlertPass, {})
  await kept.put({ key: 'pass', token, expiresMs: Date.parse(expiresAt), userId })
}

/**
 * Brings the contacts of this device and of the account together: what was changed here goes first, then the server's list is taken.
 * Throws where nobody answers. Answers what the server can send with.
 */
export async function syncContacts(parts: Parts, userId: string): Promise<MessageChannels> {
  const store = emergencyContactsOf(parts.storage)
  for (const id of store.read().removed) await remove(parts, id)
  for (const contact of store.read().contacts) if (contact.state === 'device') await put(parts, contact)
  const { contacts, channels } = await parts.http.call(listEmergencyContacts, {})
  const here = store.read()
  const byId = new Map(here.contacts.map((one) => [one.id, one]))
  const kept = here.contacts.filter(({ id, state }) => state !== 'server' && !contacts.some((one) => one.id === id))
  const isRemoved = new Set(here.removed)
  const atServer = contacts.filter(({ id }) => !isRemoved.has(id) && byId.get(id)?.state !== 'device')
  const waiting = here.contacts.filter(({ id, state }) => state === 'device' && contacts.some((one) => one.id === id))
  store.change({ contacts: [...atServer.map((one) => merged(one, byId.get(one.id))), ...waiting, ...kept] })
  await keepPass(parts, userId)
  return channels
}

/** Asks somebody once more to agree. */
export async function askAgain({ http, storage }: Parts, id: string): Promise<void> {
  const server = await http.call(askEmergencyContact, { params: { id } })
  const store = emergencyContactsOf(storage)
  store.change({ contacts: store.read().contacts.map((one) => (one.id === id ? merged(server, one) : one)) })
}

/** At logging out: the key goes. */
export const forgetPass = (): Promise<void> => openEmergencyDatabase().kept.delete('pass')
