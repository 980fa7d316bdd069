import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'

const root = document.documentElement
beforeEach(() => void (root.dataset['theme'] = 'dark'))
afterEach(() => {
  cleanup()
  root.removeAttribute('data-night')
})

/** The desktop's picker, open. */
async function openPicker() {
  const app = await renderApp('/nowhere')
  await screen.findByRole('heading', { level: 1 })
  await userEvent.click(screen.getByRole('button', { name: 'Theme' }))
  await screen.findAllByRole('radio')
  return app
}
const choices = () => screen.getAllByRole('radio')
const labelOf = (radio: HTMLElement) => radio.closest('label') as HTMLElement

describe('the theme picker', () => {
  it('offers the eight themes and marks the active one', async () => {
    await openPicker()
    expect(choices()).toHaveLength(8)
    const active = choices().filter((radio) => within(labelOf(radio)).queryByText('Active'))
    expect(active.map((radio) => radio.getAttribute('value'))).toEqual(['dark'])
  })

  it('puts a choice on the page at once and keeps it, with whom it is made for', async () => {
    const { ports } = await openPicker()
    const hunter = choices().find((radio) => radio.getAttribute('value') === 'theme-hunter')
    await userEvent.click(labelOf(hunter as HTMLElement))
    expect(root.dataset['theme']).toBe('theme-hunter')
    expect(ports.storage.read('theme')).toBe('theme-hunter')
    expect(ports.storage.read('userType')).toBe('hunter')
    expect(await within(labelOf(hunter as HTMLElement)).findByText('Active')).toBeDefined()
  })

  it('turns the whole app red, keeps that, and leaves the way out in sight', async () => {
    const { ports } = await openPicker()
    await userEvent.click(screen.getByRole('switch', { name: /Red-light mode/ }))
    expect(root.hasAttribute('data-night')).toBe(true)
    expect(ports.storage.read('redLight')).toBe('on')
    await userEvent.click(await screen.findByRole('button', { name: 'Red-light mode is on. Turn it off' }))
    expect(root.hasAttribute('data-night')).toBe(false)
    expect(ports.storage.read('redLight')).toBeNull()
  })
})
