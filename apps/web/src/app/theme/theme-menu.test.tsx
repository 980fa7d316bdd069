import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'

beforeEach(() => void (document.documentElement.dataset['theme'] = 'dark'))
afterEach(cleanup)

const choices = () => screen.getAllByRole('radio', { hidden: true })
const labelOf = (radio: HTMLElement) => radio.closest('label') as HTMLElement

describe('the theme picker', () => {
  it('offers the eight themes and marks the active one', async () => {
    await renderApp('/nowhere')
    await screen.findByRole('heading', { level: 1 })
    expect(choices()).toHaveLength(8)
    const active = choices().filter((radio) => within(labelOf(radio)).queryByText('Active'))
    expect(active.map((radio) => radio.getAttribute('value'))).toEqual(['dark'])
  })

  it('puts a choice on the page at once and keeps it', async () => {
    const { ports } = await renderApp('/nowhere')
    await screen.findByRole('heading', { level: 1 })
    const hunter = choices().find((radio) => radio.getAttribute('value') === 'theme-hunter')
    await userEvent.click(labelOf(hunter as HTMLElement))
    expect(document.documentElement.dataset['theme']).toBe('theme-hunter')
    expect(ports.storage.read('theme')).toBe('theme-hunter')
    expect(await within(labelOf(hunter as HTMLElement)).findByText('Active')).toBeDefined()
  })
})
