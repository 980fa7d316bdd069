import 'fake-indexeddb/auto'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../data/db/open-database.ts'
import { LEAD_FLAG } from '../../data/leads/lead-flag.ts'
import { CLEANUP_KEY, SESSION_HINT_KEY } from '../../data/session/session.ts'
import { CLEANUP_VERSION } from '../../data/session/session-machine.ts'
import { testUser } from '../../data/testing/test-user.ts'
import type { Feature, FeatureRoute } from '../../kit/feature.ts'
import { FeaturesContext } from '../../kit/features-context.ts'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { PortsProvider } from '../../platform/ports.ts'
import { Page } from './landing-page.tsx'

const SEND = 'POST /api/user-leads'
const USER = 'GET /api/auth/user'

afterEach(async () => {
  cleanup()
  await (await openDatabase()).outbox.clear()
})

const page = (path: string): FeatureRoute => ({
  path,
  title: path,
  description: path,
  load: () => Promise.reject(new Error('not asked for')),
})
const withPages = (...paths: string[]): readonly Feature[] => [
  { id: 'some', title: 'Some', category: 'Explore', offline: { kind: 'built-in' }, routes: paths.map(page) },
]

const PATHS = ['/map', '/ai-trails', '/record']

async function open({ ports = fakePorts({ [SEND]: { received: true } }), paths = PATHS } = {}) {
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '*', element: <p>Another page</p> },
  ])
  await act(async () => {
    render(
      <PortsProvider value={ports}>
        <FeaturesContext value={withPages(...paths)}>
          <RouterProvider router={router} />
        </FeaturesContext>
      </PortsProvider>,
    )
  })
  return { ports, router }
}

const submit = () => userEvent.click(screen.getByRole('button', { name: /→$/ }))
const sentTo = (requests: readonly string[]) => requests.filter((request) => request === SEND)

describe('the gate', () => {
  it('checks who is there, asks a stranger for an address, and opens a moment after it was received', async () => {
    const { ports } = await open()
    expect(screen.getByText('Checking authentication...')).toBeDefined()
    await userEvent.type(await screen.findByLabelText('Email Address *'), 'rider@example.org')
    expect(screen.getByRole('button', { name: 'Access Trail Platform →' })).toBeDefined()
    await submit()
    expect(await screen.findByText('Taking you to the platform...')).toBeDefined()
    expect(ports.storage.read(LEAD_FLAG)).toBe('true')
    expect(sentTo(ports.requests)).toHaveLength(1)
    expect(await screen.findByRole('search', { name: 'Trails' }, { timeout: 10_000 })).toBeDefined()
  })

  it('says in the agreed words what is wrong, and sends nothing', async () => {
    const { ports } = await open()
    await userEvent.type(await screen.findByLabelText('Email Address *'), 'rider')
    await userEvent.type(screen.getByLabelText('Phone Number (Optional)'), '555-1234')
    await submit()
    expect(screen.getByText('Please enter a valid email address')).toBeDefined()
    expect(screen.getByText('Phone number must be at least 10 digits')).toBeDefined()
    expect(sentTo(ports.requests)).toEqual([])
    expect(ports.storage.read(LEAD_FLAG)).toBeNull()
  })

  it('opens with no signal too: the address waits on the device', async () => {
    const { ports } = await open()
    ports.setOnline(false)
    await userEvent.type(await screen.findByLabelText('Email Address *'), 'rider@example.org')
    await submit()
    expect(await screen.findByText(/your address waits on this device/)).toBeDefined()
    expect(ports.storage.read(LEAD_FLAG)).toBe('true')
    expect((await (await openDatabase()).outbox.toArray())[0]).toMatchObject({ noun: 'user-leads', state: 'waiting' })
  })

  it('sends the address of an account by itself, once, and shows it locked where it was not taken', async () => {
    const refusal = { code: 'bad_request', message: 'The server does not take it.' }
    const ports = fakePorts({ [USER]: testUser('pat'), [SEND]: Response.json(refusal, { status: 400 }) })
    ports.storage.write(CLEANUP_KEY, CLEANUP_VERSION)
    ports.storage.write(SESSION_HINT_KEY, 'yes')
    await open({ ports })
    expect((await screen.findByRole('alert')).textContent).toBe('The server does not take it.')
    expect(sentTo(ports.requests)).toHaveLength(1)
    const field = screen.getByLabelText<HTMLInputElement>('Email Address *')
    expect([field.value, field.readOnly]).toEqual([testUser('pat').email, true])
    ports.setRoutes({ [SEND]: { received: true } })
    await userEvent.click(screen.getByRole('button', { name: 'Confirm & Continue →' }))
    expect(await screen.findByText('Welcome back!')).toBeDefined()
  })

  it('never stands before help: a call to 911 where there is no page for emergencies, that page where there is', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Emergency: call 911' }).getAttribute('href')).toBe('tel:911')
    cleanup()
    await open({ paths: [...PATHS, '/emergency'] })
    expect(screen.getByRole('link', { name: 'Emergency' }).getAttribute('href')).toBe('/emergency')
  })

  it('offers to install once the browser does, and takes a no for the gate', async () => {
    const { ports } = await open()
    act(() => ports.install.offer('accepted'))
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Install App Now' }))
    act(() => ports.install.finish())
    expect(await screen.findByText('App Installed!')).toBeDefined()
    expect(screen.getByText('Find it on your home screen')).toBeDefined()
  })
})

describe('the landing page', () => {
  const known = () => {
    const ports = fakePorts({ [SEND]: { received: true } })
    ports.storage.write(LEAD_FLAG, 'true')
    return ports
  }

  it('leads only where there is a page', async () => {
    await open({ ports: known() })
    await screen.findByRole('search', { name: 'Trails' })
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    const inApp = targets.filter((target) => target.startsWith('/')).map((target) => target.split('?')[0])
    expect(new Set(inApp)).toEqual(new Set([...PATHS, '/privacy-policy', '/terms-of-service']))
    expect(screen.queryByRole('link', { name: 'Support This Mission' })).toBeNull()
    expect(screen.queryByRole('link', { name: /View Details/ })).toBeNull()
  })

  it('takes up pages that are added, by itself', async () => {
    const paths = [...PATHS, '/duck-hunting', '/donate', '/hot-springs-offroad-park', '/safety', '/campgrounds']
    await open({ ports: known(), paths })
    expect((await screen.findByRole('link', { name: 'Support This Mission' })).getAttribute('href')).toBe('/donate')
    const details = screen.getAllByRole('link', { name: /^View Details/ }).map((link) => link.getAttribute('href'))
    expect(details).toEqual(['/hot-springs-offroad-park', '/duck-hunting'])
    expect(screen.getByText('AI Safety Systems')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Find a Campground' })).toBeDefined()
  })

  it('shows the nine places, each with its sources, and disputed figures as disputed', async () => {
    await open({ ports: known() })
    const heading = await screen.findByRole('heading', { name: 'Top Arkansas ATV & UTV Trail Locations' })
    const section = heading.closest('section') as HTMLElement
    expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(9)
    expect(section.querySelectorAll('details')).toHaveLength(9)
    expect(within(section).getAllByText('Disputed').length).toBeGreaterThanOrEqual(4)
  })

  it('says what the clock says of the duck season', async () => {
    const ports = known()
    ports.setNow('2025-11-25T18:00:00Z')
    await open({ ports })
    expect(screen.getByText('2025-26 Season Now Open')).toBeDefined()
    expect(await screen.findByText('Open now: First split.')).toBeDefined()
    cleanup()
    const later = known()
    later.setNow('2026-11-21T18:00:00Z')
    await open({ ports: later })
    expect(screen.getByText('2025-26 Duck Season Is Over')).toBeDefined()
  })

  it('asks the finder without loading the page anew', async () => {
    const { router } = await open({ ports: known() })
    await userEvent.type(await screen.findByLabelText('Find a trail'), 'brock creek')
    await userEvent.click(screen.getByRole('button', { name: 'Find' }))
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/ai-trails?q=brock+creek'),
    )
  })

  it('tells each device how to install', async () => {
    for (const [device, canInstall, words] of [
      ['appleMobile', true, 'Tap Share in Safari'],
      ['desktop', true, /Click the install icon in the address bar/],
      ['desktop', false, /in Chrome or Edge/],
    ] as const) {
      const ports = known()
      ports.install.setDevice(device, canInstall)
      await open({ ports })
      expect(screen.getByText(words)).toBeDefined()
      cleanup()
    }
  })
})
