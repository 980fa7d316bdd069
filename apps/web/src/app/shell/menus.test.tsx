import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { testUser } from '../../data/testing/test-user.ts'
import type { Feature, PageRoute } from '../../kit/feature.ts'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { renderApp } from '../testing/render-app.tsx'

const page = (path: string, title: string, Page: () => React.ReactNode): PageRoute => ({
  path,
  title,
  description: `All about ${title}`,
  load: () => Promise.resolve({ Page }),
})

const features: readonly Feature[] = [
  {
    id: 'rocks',
    title: 'Rocks',
    category: 'Explore',
    offline: { kind: 'built-in' },
    routes: [page('/caves', 'Caves', () => <h1>Caves</h1>)],
  },
  {
    id: 'rides',
    title: 'Rides',
    category: 'Ride',
    offline: { kind: 'built-in' },
    routes: [page('/record', 'Record', () => <h1>Record</h1>), page('/fleet', 'Fleet', () => <h1>Fleet</h1>)],
    directory: [
      {
        key: 'record',
        label: 'Record Trip',
        route: '/record',
        description: 'Keep a ride',
        category: 'Ride',
        tags: [],
        newUntil: '2026-12-01',
        discover: 10,
        more: { group: 'Track & Manage', order: 10 },
      },
      {
        key: 'fleet',
        label: 'Fleet',
        route: '/fleet',
        description: 'Every machine',
        category: 'Garage',
        tags: [],
        roles: ['admin'],
      },
    ],
  },
]

const bars = () => screen.getAllByRole('navigation', { name: 'Main' })

afterEach(cleanup)

describe('the menus of the bars', () => {
  it('has a menu only for a category in which the role may see something, with its links inside', async () => {
    const { router } = await renderApp('/caves', { features })
    await screen.findByRole('heading', { level: 1 })
    const top = within(bars()[0] as HTMLElement)
    const buttons = top.getAllByRole('button').map((button) => button.textContent)
    expect(buttons).toEqual(['Ride', 'Browse', 'Discover'])
    await userEvent.click(top.getByRole('button', { name: 'Ride' }))
    const link = await top.findByRole('link', { name: /Record Trip/ })
    expect(link.textContent).toContain('New')
    await userEvent.click(link)
    expect(await screen.findByRole('heading', { name: 'Record' })).toBeDefined()
    expect(router.state.location.pathname).toBe('/record')
    expect(top.getByRole('button', { name: /^Ride.*you are here/ }).dataset['place']).toBe('within')
  })

  it('goes through the links of a menu with the arrow keys', async () => {
    await renderApp('/caves', { features })
    await screen.findByRole('heading', { level: 1 })
    const top = within(bars()[0] as HTMLElement)
    const button = top.getByRole('button', { name: 'Ride' })
    await userEvent.click(button)
    const link = await top.findByRole('link', { name: /Record Trip/ })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toBe(link))
  })

  it('has Discover, the groups, the themes and all features in the phone’s More menu', async () => {
    await renderApp('/caves', { features })
    await screen.findByRole('heading', { level: 1 })
    await userEvent.click(within(bars()[1] as HTMLElement).getByRole('button', { name: 'More' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'More' }))
    expect(sheet.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)).toEqual([
      'Discover',
      'Track & Manage',
    ])
    const [first] = sheet.getAllByRole('link', { name: /Record Trip/ })
    expect(first?.textContent).toMatch(/N.*New|New/)
    expect(sheet.getAllByRole('radio')).toHaveLength(8)
  })

  it('knows who is signed in: the profile menu has the way out, and Login is gone', async () => {
    const casey = testUser('casey')
    const ports = fakePorts({ 'GET /api/auth/user': casey })
    ports.storage.write('currentUser', JSON.stringify(casey))
    ports.storage.write('authCleanupVersion', '2025-09-12-ai-fix-v3')
    await renderApp('/caves', { features, ports })
    const bottom = within(bars()[1] as HTMLElement)
    await userEvent.click(await bottom.findByRole('button', { name: 'Account of casey' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'casey' }))
    expect(sheet.getByRole('link', { name: 'View Profile' })).toBeDefined()
    expect(sheet.getByRole('button', { name: 'Logout' })).toBeDefined()
    expect(bottom.queryByRole('link', { name: 'Login' })).toBeNull()
  })
})
