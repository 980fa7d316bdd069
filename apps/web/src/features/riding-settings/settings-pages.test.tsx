import 'fake-indexeddb/auto'
import { HAPTIC_PATTERNS } from '@bluffline/core'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyOutdoorSettings } from '../../data/riding-settings/apply-outdoor-settings.ts'
import { ridingSettings } from '../../data/riding-settings/riding-settings.ts'
import { forgetEverything, renderWithData } from '../../data/testing/render-with-data.tsx'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { SimulatedMark } from './header/simulated-mark.tsx'
import { Page as General } from './general-page.tsx'
import { Page as SimulatorPage } from './simulator-page.tsx'
import { Page as Vibration } from './vibration-page.tsx'

const root = document.documentElement
beforeEach(forgetEverything)
afterEach(() => {
  cleanup()
  for (const name of [...root.getAttributeNames()]) if (name.startsWith('data-')) root.removeAttribute(name)
})

function openGeneral(ports = fakePorts()) {
  applyOutdoorSettings(root, ridingSettings(ports.storage).outdoor)
  renderWithData(<General />, { ports })
  return ports
}

describe('the riding settings', () => {
  it('take effect on the whole page at once', async () => {
    openGeneral()
    await userEvent.click(screen.getByRole('radio', { name: 'Extra large' }))
    await userEvent.click(screen.getByRole('radio', { name: /Comfortable/ }))
    await userEvent.click(screen.getByRole('switch', { name: /High contrast/ }))
    await userEvent.click(screen.getByRole('switch', { name: /Outdoor mode/ }))
    expect([root.dataset['fontSize'], root.dataset['touch']]).toEqual(['extra-large', 'comfortable'])
    expect([root.hasAttribute('data-contrast'), root.hasAttribute('data-outdoor')]).toEqual([true, true])
    await userEvent.click(screen.getByRole('switch', { name: /Glove mode/ }))
    expect(root.dataset['touch']).toBe('glove-friendly')
  })

  it('are the same after a reload', async () => {
    const { storage } = openGeneral()
    await userEvent.click(screen.getByRole('radio', { name: 'Everything, miles and names too' }))
    cleanup()
    openGeneral({ ...fakePorts(), storage: { ...storage } })
    expect(screen.getByRole('radio', { name: 'Everything, miles and names too' })).toHaveProperty('checked', true)
  })

  it('are set for a whole situation in one press, which can be taken back', async () => {
    const ports = openGeneral()
    const { outdoor, haptic } = ridingSettings(ports.storage)
    await userEvent.click(screen.getByRole('button', { name: /^On the trail/ }))
    expect(outdoor.read()).toMatchObject({ isOutdoorMode: true, gloveMode: true, fontSize: 'large' })
    expect(haptic.read().masterIntensity).toBe(1)
    expect(screen.getByRole('button', { name: /^On the trail/ }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(outdoor.read()).toMatchObject({ isOutdoorMode: false, fontSize: 'normal' })
    expect(haptic.read().masterIntensity).toBe(0.8)
  })

  it('let the voice be heard', async () => {
    const ports = openGeneral()
    await userEvent.click(screen.getByRole('button', { name: 'Try it' }))
    await waitFor(() => expect(ports.spoken).toEqual(['In 500 feet, turn left.']))
  })
})

describe('the words of the settings', () => {
  const JARGON = /\d px|\d:1|wake lock|\d %|\d m\b|longer presses/
  const pages = { General, Vibration, SimulatorPage }
  it.each(Object.entries(pages))('%s are for riders: no pixels, no ratios, no meters', (_name, Page) => {
    const ports = fakePorts()
    ports.setRoutes({ 'GET /api/trails': [], 'GET /api/trail-lines': { type: 'FeatureCollection', features: [] } })
    ports.setBattery(0.8)
    const { container } = renderWithData(<Page />, { ports })
    expect(container.textContent.length).toBeGreaterThan(100)
    expect(container.textContent).not.toMatch(JARGON)
  })

  it('say in feet how far off the simulated positions are', () => {
    const ports = fakePorts()
    ports.setRoutes({ 'GET /api/trails': [], 'GET /api/trail-lines': { type: 'FeatureCollection', features: [] } })
    renderWithData(<SimulatorPage />, { ports })
    const slider = screen.getByRole('slider', { name: 'How far off the GPS is' })
    expect(slider.getAttribute('aria-valuetext')).toBe('About 25 feet')
    fireEvent.change(slider, { target: { value: '40' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('About 40 feet')
    fireEvent.change(slider, { target: { value: '0' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('Exact')
  })
})

describe('vibration', () => {
  it('has each pattern to try: felt, heard and read, even where it is switched off', async () => {
    const ports = fakePorts()
    renderWithData(<Vibration />, { ports })
    await userEvent.click(screen.getByRole('switch', { name: /Turns and progress/ }))
    for (const { name } of HAPTIC_PATTERNS) expect(screen.getByRole('button', { name: `Try it: ${name}` })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try it: Sharp right' }))
    expect(ports.felt).toHaveLength(1)
    expect(ports.sung).toHaveLength(1)
    expect(screen.getByText('Sharp right', { selector: '[role=status]' })).toBeTruthy()
  })

  it('is as strong as was chosen', async () => {
    const ports = fakePorts()
    renderWithData(<Vibration />, { ports })
    const sum = () => ports.felt.at(-1)?.reduce((all, ms) => all + ms, 0) ?? 0
    await userEvent.click(screen.getByRole('button', { name: 'Try it: Left turn' }))
    const medium = sum()
    await userEvent.click(within(screen.getByRole('group', { name: 'Turns' })).getByRole('radio', { name: 'Heavy' }))
    await userEvent.click(screen.getByRole('button', { name: 'Try it: Left turn' }))
    expect(sum()).toBeGreaterThan(medium)
  })

  it('says where a device has none', () => {
    const ports = { ...fakePorts(), vibration: { canVibrate: () => false, vibrate: () => undefined } }
    renderWithData(<Vibration />, { ports })
    expect(screen.getByText(/cannot vibrate from a web page/)).toBeTruthy()
  })
})

describe('the simulator', () => {
  it('rides a file, says so on every page, and stops', async () => {
    const ports = fakePorts()
    ports.setRoutes({ 'GET /api/trails': [], 'GET /api/trail-lines': { type: 'FeatureCollection', features: [] } })
    renderWithData(
      <>
        <header>
          <SimulatedMark />
        </header>
        <SimulatorPage />
      </>,
      { ports },
    )
    const places = Array.from({ length: 50 }, (_, i) => `<trkpt lat="${35.5 + i / 1000}" lon="-92.9"/>`).join('')
    const gpx = `<gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${places}</trkseg></trk></gpx>`
    expect(screen.getByText(/Nothing is being navigated/)).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'A file' }))
    await userEvent.upload(screen.getByLabelText('Choose a file'), new File([gpx], 'ride.gpx'))
    const heard: number[] = []
    const stop = ports.geolocation.watch(({ lat }) => heard.push(lat), () => undefined) // prettier-ignore
    await userEvent.click(await screen.findByRole('button', { name: /^Play 3\.4 mi/ }))
    expect(screen.getByRole('link', { name: /^Simulated positions/ })).toBeTruthy()
    expect(heard[0]).toBeCloseTo(35.5, 2)
    const stopButton = screen.getByRole('button', { name: 'Stop' })
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull()
    expect(screen.getByRole('progressbar', { name: 'Simulated ride' })).toBeTruthy()
    expect(screen.getByText(/^Simulated: \d+% ridden$/)).toBeTruthy()
    await userEvent.click(stopButton)
    expect(screen.getByRole('button', { name: /^Play 3\.4 mi/ })).toBe(stopButton)
    expect(screen.queryByRole('link', { name: /^Simulated positions/ })).toBeNull()
    act(stop)
  })
})
