import 'fake-indexeddb/auto'
import type { EmergencyContact } from '@bluffline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../../platform/fakes/fake-ports.ts'
import { openEmergencyDatabase } from '../emergency-database.ts'
import {
  contactsToAlert,
  dropContact,
  emergencyContactsOf,
  forgetAccountContacts,
  keepContact,
  type ContactDraft,
} from './emergency-contacts.ts'
import { syncContacts } from './sync-contacts.ts'

const ADA: ContactDraft = { name: 'Ada', relation: 'Sister', role: 'contact', phone: '479-555-0142', email: '', priority: 'normal' } // prettier-ignore
const ID = '00000000-0000-4000-8000-00000000000a'
const CHANNELS = { sms: 'configured', email: 'off', push: 'configured' } as const
const PASS = { token: 'secret', expiresAt: '2027-06-01T00:00:00.000Z' }

const atServer = (change: Partial<EmergencyContact> = {}): EmergencyContact => ({
  id: ID,
  name: 'Ada',
  relation: 'Sister',
  role: 'contact',
  phone: '+14795550142',
  email: null,
  addresses: [{ channel: 'sms', address: '+14795550142', state: 'asked', askedAt: null, answeredAt: null }],
  canBeAlerted: false,
  createdAt: '2026-06-15T12:00:00.000Z',
  updatedAt: '2026-06-15T12:00:00.000Z',
  ...change,
})

beforeEach(() => openEmergencyDatabase().kept.clear())

describe('emergency contacts', () => {
  it('go to the server once, keep what only this device knows, and take how they stand', async () => {
    const ports = fakePorts({
      [`PUT /api/emergency-contacts/${ID}`]: atServer(),
      'GET /api/emergency-contacts': { contacts: [atServer({ canBeAlerted: true })], channels: CHANNELS },
      'POST /api/alert-passes': PASS,
    })
    keepContact(ports.storage, ID, ADA)
    expect(await syncContacts(ports, 'rider')).toEqual(CHANNELS)
    expect(emergencyContactsOf(ports.storage).read().contacts).toMatchObject([
      { id: ID, priority: 'normal', state: 'server', canBeAlerted: true, addresses: [{ state: 'asked' }] },
    ])
    expect(await openEmergencyDatabase().kept.get('pass')).toMatchObject({ token: 'secret', userId: 'rider' })

    await syncContacts(ports, 'rider')
    expect(ports.requests.filter((request) => request.startsWith('PUT'))).toHaveLength(1)
    expect(ports.requests.filter((request) => request.includes('alert-passes'))).toHaveLength(1)
  })

  it('stay where the server will not take them, with its reason', async () => {
    const ports = fakePorts({
      'GET /api/emergency-contacts': { contacts: [], channels: CHANNELS },
      'POST /api/alert-passes': PASS,
      [`PUT /api/emergency-contacts/${ID}`]: () =>
        new Response(JSON.stringify({ code: 'bad_request', message: 'phone must be a phone number.' }), {
          status: 400,
        }),
    })
    keepContact(ports.storage, ID, ADA)
    await syncContacts(ports, 'rider')
    expect(emergencyContactsOf(ports.storage).read().contacts).toMatchObject([
      { state: 'refused', problem: 'phone must be a phone number.' },
    ])
  })

  it('that are removed here are removed there, also later', async () => {
    const ports = fakePorts({
      'GET /api/emergency-contacts': { contacts: [atServer()], channels: CHANNELS },
      'POST /api/alert-passes': PASS,
    })
    await syncContacts(ports, 'rider')
    dropContact(ports.storage, ID)
    expect(emergencyContactsOf(ports.storage).read()).toEqual({ contacts: [], removed: [ID] })
    ports.setRoutes({
      [`DELETE /api/emergency-contacts/${ID}`]: { ok: true },
      'GET /api/emergency-contacts': { contacts: [], channels: CHANNELS },
    })
    await syncContacts(ports, 'rider')
    expect(emergencyContactsOf(ports.storage).read()).toEqual({ contacts: [], removed: [] })
  })

  it('are told all, or up to the place the rider chose; never those for drills', () => {
    const { storage } = fakePorts()
    keepContact(storage, 'a', { ...ADA, priority: 'high' })
    keepContact(storage, 'b', { ...ADA, name: 'Bob', priority: 'normal' })
    keepContact(storage, 'c', { ...ADA, name: 'Cy', role: 'drill' })
    const { contacts } = emergencyContactsOf(storage).read()
    const names = (all: boolean, priority: 'high' | 'low') =>
      contactsToAlert(contacts, { shareLocationWithAllContacts: all, emergencyContactPriority: priority }).map(({ name }) => name) // prettier-ignore
    expect([names(true, 'high'), names(false, 'high'), names(false, 'low')]).toEqual([['Ada', 'Bob'], ['Ada'], ['Ada', 'Bob']]) // prettier-ignore
  })

  it('of the account leave at logging out; those of this device alone stay', () => {
    const { storage } = fakePorts()
    keepContact(storage, 'a', ADA)
    const store = emergencyContactsOf(storage)
    const { contacts } = store.read()
    store.change({ contacts: [...contacts, ...contacts.map((one) => ({ ...one, id: 'b', state: 'server' as const }))] })
    forgetAccountContacts(storage)
    expect(store.read().contacts.map(({ id }) => id)).toEqual(['a'])
  })

  it('survive damage', () => {
    const { storage } = fakePorts()
    storage.write('emergencyContacts', '{"contacts":[{"id":7},null,{"id":"x","name":"Y","role":"king"}],"removed":3}')
    expect(emergencyContactsOf(storage).read()).toMatchObject({ contacts: [{ id: 'x', role: 'contact' }], removed: [] })
  })
})
