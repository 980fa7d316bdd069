import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Feature, PageRoute } from '../../kit/feature.ts'
import { renderApp } from '../testing/render-app.tsx'
import { Link } from '../../ui/link.tsx'

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
    nav: [
      { key: 'caves', label: 'Caves', route: '/caves', icon: 'mountain', mobileOrder: 2, desktopOrder: 1 },
      { key: 'arches', label: 'Arches', route: '/arches', icon: 'mountain', mobileOrder: 1, desktopOrder: 2 },
    ],
    routes: [
      page('/caves', 'Caves', () => (
        <>
          <h1>Caves of the county</h1>
          <Link to="/caves/blanchard">Blanchard</Link>
        </>
      )),
      page('/caves/:name', 'A cave', () => <h1>One cave</h1>),
      page('/arches', 'Arches', () => <h1>Arches of the county</h1>),
      { path: '/holes', redirect: '/caves' },
    ],
  },
]

const bars = () => screen.getAllByRole('navigation', { name: 'Main' })
const inTopBar = (name: string) => within(bars()[0] as HTMLElement).getByRole('link', { name })

afterEach(cleanup)

describe('the shell', () => {
  it('builds both bars from the manifests, each in its own order', async () => {
    await renderApp('/caves', { features })
    await screen.findByRole('heading', { level: 1 })
    const labels = bars().map((bar) =>
      within(bar)
        .getAllByRole('link')
        .map((link) => link.textContent),
    )
    expect(labels).toEqual([
      ['Caves', 'Arches'],
      ['Arches', 'Caves', 'Login'],
    ])
  })

  it('makes the link to the current page inert, and marks the one above it', async () => {
    const { router } = await renderApp('/caves', { features })
    await screen.findByRole('heading', { level: 1 })
    expect(inTopBar('Caves').getAttribute('aria-current')).toBe('page')
    expect(inTopBar('Caves').getAttribute('aria-disabled')).toBe('true')
    expect(inTopBar('Caves').hasAttribute('href')).toBe(false)
    expect(inTopBar('Arches').getAttribute('href')).toBe('/arches')

    await router.navigate('/caves/blanchard')
    await screen.findByRole('heading', { name: 'One cave' })
    expect(inTopBar('Caves').getAttribute('aria-current')).toBe('true')
    expect(inTopBar('Caves').getAttribute('href')).toBe('/caves')
  })

  it('offers the way past the bars as the first thing, and it leads to the content', async () => {
    await renderApp('/caves', { features })
    await screen.findByRole('heading', { level: 1 })
    const user = userEvent.setup()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Skip to content')
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('moves focus to the heading, says the page, sets its title and description and goes to the top on navigation', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    document.head.innerHTML = '<meta name="description" content="">'
    await renderApp('/caves', { features })
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(document.activeElement).not.toBe(heading)
    scrolled.mockClear()

    await userEvent.click(inTopBar('Arches'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Arches of the county'))
    expect(document.title).toBe('Arches · Bluffline')
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('All about Arches')
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('Arches · Bluffline')
    expect(scrolled).toHaveBeenCalledWith(0, 0)
  })

  it('redirects with the query kept', async () => {
    const { router } = await renderApp('/holes?activity=hiking', { features })
    await screen.findByRole('heading', { name: 'Caves of the county' })
    expect(router.state.location.pathname + router.state.location.search).toBe('/caves?activity=hiking')
  })

  it('shows when there is no network', async () => {
    const { ports } = await renderApp('/caves', { features })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('Offline')).toBeNull()
    ports.setOnline(false)
    expect(await screen.findByText('Offline')).toBeDefined()
  })
})

describe('a page that is not there', () => {
  it('says so in the agreed words, with two ways on', async () => {
    await renderApp('/no-such-page')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('404 Page Not Found')
    expect(screen.getByText("This page doesn't exist, but your next Arkansas offroad adventure does!")).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('link', { name: 'Browse Trails' }).getAttribute('href')).toBe('/ai-trails')
  })
})
