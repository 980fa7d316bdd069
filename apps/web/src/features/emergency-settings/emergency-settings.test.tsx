import 'fake-indexeddb/auto'
import type { Alert } from '@bluffline/contract'
import { EMERGENCY_SETTINGS } from '@bluffline/core'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stateOf } from '../../data/emergency/alerts/alert-log.ts'
import { AT_REST } from '../../data/emergency/alerts/alert-view.ts'
import { emergencyContactsOf } from '../../data/emergency/contacts/emergency-contacts.ts'
import type { AlertRow } from '../../data/emergency/emergency-database.ts'
import { emergencySettingsOf } from '../../data/emergency/emergency-settings.ts'
import { forgetEverything, renderWithData } from '../../data/testing/render-with-data.tsx'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { Page as ContactsPage } from './contacts-page.tsx'
import { drillSteps } from './drill/drill-steps.ts'
import { Page as GeneralPage } from './general-page.tsx'
import { Page as MedicalPage } from './medical-page.tsx'

beforeEach(forgetEverything)
afterEach(cleanup)

/** Set by presets and by another control, and shown where they count. */
const WITHOUT_CONTROL = ['confirmationEnabled', 'emergencyContactPriority', 'requireBiometricForEmergency']

describe('the emergency settings', () => {
  it('have a control for every field of the specification', () => {
    renderWithData(<GeneralPage />)
    const missing = Object.entries(EMERGENCY_SETTINGS).filter(
      ([name, { label }]) => !WITHOUT_CONTROL.includes(name) && screen.queryAllByText(label).length === 0,
    )
    expect(missing.map(([name]) => name)).toEqual([])
  })

  it('take a preset whole, and give it back', async () => {
    const ports = fakePorts()
    const { read } = emergencySettingsOf(ports.storage)
    renderWithData(<GeneralPage />, { ports })
    await userEvent.click(screen.getByRole('button', { name: /^Backcountry/ }))
    expect(read()).toMatchObject({ panicButtonDelay: 2, locationUpdateInterval: 60, emergencyDataRetention: 90 })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(read()).toMatchObject({ panicButtonDelay: 3, locationUpdateInterval: 30, emergencyDataRetention: 30 })
  })

  it('forget the last position when it is not to be kept', async () => {
    const ports = fakePorts()
    ports.storage.write('emergencyLastFix', '{"lng":-92,"lat":35}')
    renderWithData(<GeneralPage />, { ports })
    await userEvent.click(screen.getByRole('switch', { name: /Remember my last position/ }))
    expect(ports.storage.read('emergencyLastFix')).toBeNull()
  })

  it('take words of one’s own', async () => {
    const ports = fakePorts()
    renderWithData(<GeneralPage />, { ports })
    const box = screen.getByRole('textbox', { name: /Words that call for help/ })
    await userEvent.clear(box)
    await userEvent.type(box, 'Broken Arrow, SOS')
    expect(emergencySettingsOf(ports.storage).read().emergencyVoiceTriggers).toEqual(['broken arrow', 'sos'])
  })
})

describe('contacts', () => {
  it('are chosen from the phone, checked, kept, and removed after a second press', async () => {
    const ports = fakePorts()
    ports.rescue.picked = { name: 'Ada', phone: '479', email: null }
    renderWithData(<ContactsPage />, { ports })
    expect(screen.getByText(/You are not signed in/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Add a contact' }))
    await userEvent.click(screen.getByRole('button', { name: 'Choose from my phone' }))
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
    expect(screen.getByText('A number such as 479-555-0142.')).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '5550142')
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
    expect(screen.getByText(/4795550142 · on this phone only/)).toBeTruthy()

    await userEvent.click(screen.getByRole('button', { name: 'Remove Ada' }))
    expect(emergencyContactsOf(ports.storage).read().contacts).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.getByText('Nobody yet')).toBeTruthy()
  })
})

describe('the medical card', () => {
  it('is kept on the device and sent nowhere', async () => {
    const ports = fakePorts()
    renderWithData(<MedicalPage />, { ports })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Blood type' }), 'O-')
    await userEvent.type(screen.getByRole('textbox', { name: 'Allergies' }), 'Bees')
    expect(JSON.parse(ports.storage.read('medicalCard') ?? '')).toMatchObject({ bloodType: 'O-', allergies: 'Bees', goesWithAlerts: false }) // prettier-ignore
    expect(ports.requests).toEqual([])
  })
})

describe('a drill', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const row: AlertRow = {
    id,
    kind: 'sos',
    isDrill: true,
    startedMs: 0,
    log: [
      { type: 'started', alertId: id, atMs: 0, delayS: 3, kind: 'sos', isDrill: true },
      { type: 'fired', alertId: id, atMs: 3000 },
    ],
    words: { riderName: 'Alex', note: '', medical: null, contactIds: null, precision: 'exact', retentionDays: 30 },
    owner: 'rider',
    end: null,
    server: null,
    attempts: 0,
    problem: null,
  }
  const states = (change: Partial<AlertRow>, onDisk: { events: number; positions: number } | null) => {
    const whole = { ...row, ...change }
    const view = { ...AT_REST, row: whole, state: stateOf(whole) }
    return drillSteps({ view, onDisk }).map(({ title, state }) => `${title}: ${state}`)
  }

  it('calls nothing proven that is not', () => {
    expect(states({}, { events: 2, positions: 1 })).toEqual([
      'Countdown: done',
      'Kept on this phone: done',
      'Accepted by the server: waiting',
      'Messages: waiting',
      'Somebody is on it: waiting',
      'Closed, and everybody told: waiting',
    ])
    expect(states({}, null)[1]).toBe('Kept on this phone: failed')
  })

  it('shows each message with its proof, and says where nobody is reached', () => {
    const at = new Date(5000).toISOString()
    const proof = { contactId: id, about: 'raised', attempts: 1, mayBeDoubled: false, providerId: 'SM1', problem: null } as const // prettier-ignore
    const base = { kind: 'sos', isDrill: true, firedAt: at, receivedAt: at, closedAt: null, planId: null, recipients: [], positions: 1 } as const // prettier-ignore
    const server: Alert = {
      ...base,
      id,
      recipients: [],
      events: [],
      messages: [
        { ...proof, contactName: 'Ada', channel: 'sms', status: 'delivered', sentAt: at, receiptAt: at },
        { ...proof, contactName: 'Bob', channel: 'email', status: 'failed', sentAt: null, receiptAt: null },
      ],
    }
    const log = [...row.log, { type: 'accepted', alertId: id, atMs: 5000 } as const]
    const shown = states({ server, log }, { events: 3, positions: 1 })
    expect(shown.slice(2, 5)).toEqual(['Accepted by the server: done', 'Text to Ada: done', 'E-mail to Bob: failed'])
    const reachesNobody = { ...server, messages: [] }
    expect(states({ server: reachesNobody, log }, null)).toContain('Messages: failed')
  })
})
