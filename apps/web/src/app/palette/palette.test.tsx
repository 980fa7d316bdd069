import { epochMs, metres, type Fix } from '@bluffline/core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { testTrail } from '../../data/testing/test-trail.ts'
import type { Feature } from '../../kit/feature.ts'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { renderApp } from '../testing/render-app.tsx'

const HERE: Fix = {
  lng: -92.80841,
  lat: 35.50589,
  timeMs: epochMs(0),
  accuracyM: metres(5),
  altitudeM: null,
  headingDeg: null,
  speedMps: null,
}

const page = (path: string, heading: string) => ({
  path,
  title: heading,
  description: heading,
  load: () => Promise.resolve({ Page: () => <h1>{heading}</h1> }),
})
const features: readonly Feature[] = [
  {
    id: 'caves',
    title: 'Caves',
    category: 'Explore',
    offline: { kind: 'built-in' },
    routes: [page('/', 'Home'), page('/caves', 'Caves of the county'), page('/map/:trailId', 'One trail')],
    directory: [
      {
        key: 'caves',
        label: 'Caves',
        route: '/caves',
        description: 'Holes in the rock',
        category: 'Explore',
        tags: ['dark'],
        beta: true,
      },
    ],
  },
]

afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute('data-night')
})

async function openPalette(withFeatures = features) {
  const ports = fakePorts({ 'GET /api/trails': [testTrail('zebulon', { name: 'Zebulon Ridge Trail' })] })
  const app = await renderApp('/', { features: withFeatures, ports })
  await screen.findByRole('heading', { level: 1 })
  await userEvent.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox', { name: /Search/ })
  return { ...app, ports, box }
}
const options = () => screen.getAllByRole('option')

describe('the command palette', () => {
  it('opens with Ctrl+K, shows the features by category with their badges, and what it searches', async () => {
    const { box } = await openPalette()
    expect(box.getAttribute('placeholder')).toBe('Search features... (Cmd+K)')
    const group = within(within(screen.getByRole('listbox')).getByRole('group', { name: 'Explore' }))
    expect(group.getByRole('option').textContent).toMatch(/Caves.*Beta/)
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  it('goes where the chosen feature leads', async () => {
    const { router, box } = await openPalette()
    await userEvent.type(box, 'HOLES in the')
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['true'])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/caves'))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('finds a trail of the catalogue, misspelt too', async () => {
    const { router, box } = await openPalette()
    await userEvent.type(box, 'zebulun')
    await userEvent.click(await screen.findByRole('option', { name: /Zebulon Ridge Trail/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/map/zebulon'))
  })

  it('says that nothing was found, and that there is nothing for a role', async () => {
    const { box } = await openPalette([{ ...features[0], directory: [] } as unknown as Feature])
    expect(screen.getAllByText('No features available for your role.').length).toBeGreaterThan(0)
    await userEvent.type(box, 'zzyzx')
    expect((await screen.findAllByText('No features found.')).length).toBeGreaterThan(0)
  })

  it('turns the app red', async () => {
    const { box } = await openPalette()
    await userEvent.type(box, 'red-light{Enter}')
    await waitFor(() => expect(document.documentElement.hasAttribute('data-night')).toBe(true))
  })

  it('begins empty when it is opened again at once', async () => {
    const { box } = await openPalette()
    await userEvent.type(box, 'cav{Enter}')
    await userEvent.keyboard('{Control>}k{/Control}')
    const again = await screen.findByRole<HTMLInputElement>('combobox', { name: /Search/ })
    await waitFor(() => expect(again.value).toBe(''))
  })

  it('tells the coordinates as rescuers ask for them, with no network', async () => {
    const { ports, box } = await openPalette()
    ports.setOnline(false)
    await userEvent.type(box, 'my coordinates{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'My coordinates' }))
    expect(await dialog.findByText('Looking for your position…')).toBeDefined()
    ports.sendFix(HERE)
    expect(await dialog.findByText("35° 30.353' N, 92° 48.505' W")).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Copy us national grid' }))
    expect(ports.copied).toEqual(['15S WV 17374 29163'])
  })
})
