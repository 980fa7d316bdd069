import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { epochMs } from '@bluffline/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emergencySettingsOf } from '../../data/emergency/emergency-settings.ts'
import { DimGuard } from '../../data/emergency/card/dim-guard.tsx'
import { emergencyMarkOf } from '../../data/emergency/emergency-mark.ts'
import { keepContact } from '../../data/emergency/contacts/emergency-contacts.ts'
import { medicalCardOf } from '../../data/emergency/medical-card.ts'
import { forgetEverything, renderWithData } from '../../data/testing/render-with-data.tsx'
import { testTrail } from '../../data/testing/test-trail.ts'
import { fakePorts, type FakePorts } from '../../platform/fakes/fake-ports.ts'
import { Page } from './emergency-page.tsx'
import { isShown, SosButton } from './sos-button.tsx'
import { SosOverlay } from './sos-overlay.tsx'

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')))
  await forgetEverything()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const sendFix = (ports: FakePorts, lng = -92.80841) =>
  act(() =>
    ports.sendFix({
      lng,
      lat: 35.50589,
      timeMs: ports.clock.now(),
      accuracyM: null,
      altitudeM: null,
      headingDeg: null,
      speedMps: null,
    }),
  )

describe('the emergency card', () => {
  it('shows at once the last position this phone knew, says that it is old, and takes the new one', async () => {
    const ports = fakePorts()
    ports.storage.write('emergencyLastFix', JSON.stringify({ lng: -92.8, lat: 35.5, timeMs: epochMs(1) }))
    renderWithData(<Page />, { ports })
    expect(screen.getByText('35.50000, -92.80000')).toBeTruthy()
    expect(screen.getByText(/The last position this phone knew/)).toBeTruthy()
    sendFix(ports)
    expect(await screen.findByText("35° 30.353' N, 92° 48.505' W")).toBeTruthy()
    expect(screen.getByText('15S WV 17374 29163')).toBeTruthy()
    expect(screen.queryByText(/The last position this phone knew/)).toBeNull()
  })

  it('calls 911 with one press, and says what it does not know', () => {
    renderWithData(<Page />)
    expect(screen.getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911')
    expect(screen.getByText('I do not know my position.')).toBeTruthy()
    expect(screen.getByText(/No emergency contacts yet/)).toBeTruthy()
  })

  it('names the nearest trail of the list on the device', async () => {
    const ports = fakePorts({ 'GET /api/trails': [testTrail('cedar', { name: 'Cedar Falls Trail', point: { lng: -92.81, lat: 35.5 } })] }) // prettier-ignore
    renderWithData(<Page />, { ports })
    sendFix(ports)
    expect((await screen.findAllByText(/of Cedar Falls Trail/)).length).toBeGreaterThan(0)
  })

  it('fills in a text for everybody, by number, with the position', () => {
    const ports = fakePorts()
    const person = { relation: '', role: 'contact', email: '', priority: 'high' } as const
    keepContact(ports.storage, 'a', { ...person, name: 'Ada', phone: '479-555-0142' })
    keepContact(ports.storage, 'b', { ...person, name: 'Bob', phone: '(479) 555-0143' })
    renderWithData(<Page />, { ports })
    sendFix(ports)
    const link = screen.getByRole('link', { name: 'Text all my contacts' }).getAttribute('href') ?? ''
    expect(link).toMatch(/^sms:4795550142,4795550143\?body=EMERGENCY/)
    expect(decodeURIComponent(link)).toContain("35° 30.353' N, 92° 48.505' W")
    expect(screen.getByRole('link', { name: 'Call Ada' }).getAttribute('href')).toBe('tel:4795550142')
  })

  it('reads what to say slowly, as loud as was set, and stops', async () => {
    const ports = fakePorts()
    renderWithData(<Page />, { ports })
    await userEvent.click(screen.getByRole('button', { name: 'Read it aloud slowly' }))
    await waitFor(() => expect(ports.spoken[0]).toBe('I need help. I am off the road, with an off-road vehicle.'))
  })

  it('asks before it flashes, and shows nothing of what the phone cannot do', async () => {
    const ports = { ...fakePorts(), vibration: { canVibrate: () => false, vibrate: () => undefined } }
    renderWithData(<Page />, { ports })
    expect(screen.queryByRole('button', { name: 'Vibrate SOS' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'SOS light' }))
    expect(screen.getByText(/photosensitive epilepsy/)).toBeTruthy()
    expect(ports.rescue.lamp).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Start flashing' }))
    await waitFor(() => expect(ports.rescue.lamp[0]).toBe(true))
  })

  it('locks the medical card where the rider wants that, and nothing that helps', async () => {
    const ports = fakePorts()
    medicalCardOf(ports.storage).change({ allergies: 'Penicillin' })
    emergencySettingsOf(ports.storage).change({ requireBiometricForEmergency: true })
    renderWithData(<Page />, { ports })
    expect(screen.queryByText('Penicillin')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Unlock the medical card' }))
    expect(await screen.findByText('Penicillin')).toBeTruthy()
  })
})

describe('an alert from the card', () => {
  async function open(ports = fakePorts()) {
    renderWithData(<Page />, { ports })
    await userEvent.click(await screen.findByRole('button', { name: 'Alert my contacts' }))
    return ports
  }

  it('is asked about, counts down aloud, and is cancelled with nothing sent', async () => {
    const ports = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Yes, alert them' }))
    expect(await screen.findByRole('alertdialog', { name: 'Alert in a moment' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel: I am OK' }))
    expect(await screen.findByText('Nothing was sent.')).toBeTruthy()
    expect(ports.requests).toEqual([])
    expect(ports.spoken.some((text) => text.startsWith('Alert in 3 seconds'))).toBe(true)
  })

  it('of somebody signed out says that nobody was told, and leads to the message app', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Yes, alert them' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Send now' }))
    expect(await screen.findByText('Nobody has been told yet')).toBeTruthy()
    const alert = screen.getByRole('region', { name: 'Tell my people' })
    await userEvent.click(within(alert).getByRole('link', { name: 'Write a text now' }))
    expect(await screen.findByText('Handed to your message app')).toBeTruthy()
    expect(screen.queryByText(/delivered/i)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'I am OK' }))
    await userEvent.click(screen.getByRole('button', { name: 'Yes, it is over' }))
    expect(await screen.findByText(/The server was told of nothing/)).toBeTruthy()
  })
})

describe('the dark cover over an open alert', () => {
  it('takes the whole press that lights it up, and leaves none for what lies below', () => {
    vi.useFakeTimers({ shouldAdvanceTime: false })
    const ports = fakePorts()
    emergencyMarkOf(ports).set('open')
    const press = vi.fn()
    renderWithData(
      <DimGuard>
        <button type="button" onClick={press}>
          Help has come
        </button>
      </DimGuard>,
      { ports },
    )
    act(() => vi.advanceTimersByTime(60_000))
    const cover = screen.getByRole('button', { name: /Touch to light up/ })
    expect(document.activeElement).toBe(cover)
    expect(screen.getByText('Help has come').closest('[inert]')).toBeTruthy()
    fireEvent.pointerDown(cover)
    fireEvent.pointerUp(cover)
    expect(screen.getByText(/Touch to light up/)).toBeTruthy()
    fireEvent.click(cover)
    expect(screen.queryByText(/Touch to light up/)).toBeNull()
    expect(screen.getByText('Help has come').closest('[inert]')).toBeNull()
    expect(press).not.toHaveBeenCalled()
  })
})

describe('the emergency button', () => {
  it('opens the card when pressed, and with an alert that counts down when held three seconds', () => {
    vi.useFakeTimers({ shouldAdvanceTime: false })
    const { ports } = renderWithData(
      <>
        <SosButton />
        <SosOverlay />
      </>,
      { path: '/map' },
    )
    const button = screen.getByRole('button', { name: /^SOS/ })
    fireEvent.pointerDown(button)
    act(() => vi.advanceTimersByTime(2900))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => vi.advanceTimersByTime(200))
    expect(screen.getByRole('dialog', { name: 'Emergency' })).toBeTruthy()
    expect(ports.requests).toEqual([])
  })

  it('presses nothing of the card when the finger that held it is lifted', () => {
    vi.useFakeTimers({ shouldAdvanceTime: false })
    const press = vi.fn()
    renderWithData(
      <>
        <SosButton />
        <button type="button" onClick={press}>
          Under the finger
        </button>
      </>,
      { path: '/map' },
    )
    const under = screen.getByRole('button', { name: 'Under the finger' })
    fireEvent.pointerDown(screen.getByRole('button', { name: /^SOS/ }))
    act(() => vi.advanceTimersByTime(5000))
    fireEvent.pointerUp(under)
    fireEvent.click(under)
    expect(press).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(500))
    fireEvent.click(under)
    expect(press).toHaveBeenCalledOnce()
  })

  it('stands on maps, rides and safety pages, and everywhere where the rider wants it or a ride goes on', () => {
    const usual = { isAlways: false, isRiding: false }
    const shown = ['/map', '/map/brock-creek-23', '/record', '/navigate/x', '/settings/emergency', '/safety/weather']
    expect(shown.every((path) => isShown(path, usual))).toBe(true)
    expect(['/', '/ai-trails', '/saved', '/settings', '/safety'].some((path) => isShown(path, usual))).toBe(false)
    expect(isShown('/saved', { ...usual, isRiding: true })).toBe(true)
    expect(isShown('/saved', { ...usual, isAlways: true })).toBe(true)
  })
})
