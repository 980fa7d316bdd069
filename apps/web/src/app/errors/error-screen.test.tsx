import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Feature } from '../../kit/feature.ts'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { renderApp } from '../testing/render-app.tsx'
import { catchWindowErrors } from './catch-window-errors.ts'

let broken = true
function Moody() {
  if (broken) throw new Error('the roof fell in')
  return <h1>All is well</h1>
}
const features: readonly Feature[] = [
  {
    id: 'moody',
    title: 'Moody',
    category: 'Explore',
    offline: { kind: 'built-in' },
    routes: [
      { path: '/', title: 'Home', description: 'Home', load: () => Promise.resolve({ Page: () => <h1>Home</h1> }) },
      { path: '/moody', title: 'Moody', description: 'Moody', load: () => Promise.resolve({ Page: Moody }) },
    ],
  },
]

beforeEach(() => {
  broken = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the error screen', () => {
  it('speaks the agreed words, and what it says about logging is true', async () => {
    const { ports } = await renderApp('/moody', { features })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Something went wrong')
    expect(screen.getByText('An unexpected error occurred. This has been logged for investigation.')).toBeDefined()
    const kept = ports.errors.list()
    expect(kept.map((entry) => entry.message)).toEqual(['Error: the roof fell in'])
    expect(await screen.findByText(kept[0]?.reference ?? 'no reference')).toBeDefined()
  })

  it('tries again on the same page', async () => {
    await renderApp('/moody', { features })
    const again = await screen.findByRole('button', { name: 'Try Again' })
    broken = false
    await userEvent.click(again)
    expect(await screen.findByRole('heading', { name: 'All is well' })).toBeDefined()
  })

  describe('of a page whose code does not come', () => {
    /** Opens a page whose code comes at the given asking. */
    const openFar = async (comesAt: number) => {
      const asked = vi.fn()
      const load = () => {
        asked()
        const gone = new TypeError('Failed to fetch dynamically imported module: /assets/far.js')
        if (asked.mock.calls.length < comesAt) return Promise.reject(gone)
        return Promise.resolve({ Page: () => <h1>Here at last</h1> })
      }
      const far = { path: '/far', title: 'Far', description: 'Far', load }
      await renderApp('/far', { features: [{ ...features[0], id: 'far', routes: [far] } as Feature] })
      return asked
    }

    it('is not drawn where it comes at the second asking', async () => {
      const asked = await openFar(2)
      expect(await screen.findByRole('heading', { name: 'Here at last' })).toBeDefined()
      expect(asked).toHaveBeenCalledTimes(2)
    })

    it('says that the page is not on the device yet, once, and has it tried again', async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      const asked = await openFar(3)
      expect(await screen.findByText(/not on your device yet/)).toBeDefined()
      expect(asked).toHaveBeenCalledTimes(2)
      await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
      expect(await screen.findByRole('heading', { name: 'Here at last' })).toBeDefined()
    })
  })

  it('goes home', async () => {
    const { router } = await renderApp('/moody', { features })
    const home = await screen.findByRole('link', { name: 'Go Home' })
    expect(home.getAttribute('href')).toBe('/')
    await userEvent.click(home)
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined()
    expect(router.state.location.pathname).toBe('/')
  })

  it('copies what was kept for whoever investigates', async () => {
    const { ports } = await renderApp('/moody', { features })
    await userEvent.click(await screen.findByRole('button', { name: 'Copy details' }))
    expect(JSON.parse(ports.copied[0] ?? '')).toMatchObject({ message: 'Error: the roof fell in' })
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined()
  })
})

describe('errors that reach the window', () => {
  const send = (init: ErrorEventInit) => {
    const event = new ErrorEvent('error', { cancelable: true, ...init })
    window.dispatchEvent(event)
    return event
  }

  it('are kept, except measuring loops and reports without an error', () => {
    const { errors } = fakePorts()
    const stop = catchWindowErrors(errors)
    const loop = send({
      message: 'ResizeObserver loop completed with undelivered notifications.',
      error: new Error('x'),
    })
    const empty = send({ message: 'Script error.' })
    send({ message: 'boom', error: new Error('boom') })
    stop()
    expect(loop.defaultPrevented && empty.defaultPrevented).toBe(true)
    expect(errors.list().map((entry) => entry.message)).toEqual(['Error: boom'])
  })
})
