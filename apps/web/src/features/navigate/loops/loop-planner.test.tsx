import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetDevice, open, press, putDown } from '../testing/ride-fixture.tsx'

beforeEach(forgetDevice)
afterEach(putDown)

describe('a loop', () => {
  it('is refused in a sentence, with what could be had instead', async () => {
    open('/navigate/corner/loops')
    expect(await screen.findByText(/make no loop/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Navigate this loop' }).hasAttribute('disabled')).toBe(true)
    await userEvent.click(screen.getByRole('radio', { name: 'Out and back' }))
    await userEvent.click(await screen.findByRole('button', { name: /About 3 miles/ }))
    expect(await screen.findByRole('radio', { name: /Route 1/ })).toBeTruthy()
    expect(screen.getAllByText(/Climb: Unknown/).length).toBeGreaterThan(0)
  })

  it('names trails that were left out because nobody knows how hard they are, and takes them when asked', async () => {
    open('/navigate/corner/loops')
    await userEvent.click(await screen.findByRole('radio', { name: 'Out and back' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Moderate' }))
    expect(await screen.findByText(/Left out: .*Corner Trail/)).toBeTruthy()
    await press('Take those trails too')
    await userEvent.click(await screen.findByRole('button', { name: /About 3 miles/ }))
    expect((await screen.findAllByText(/Unknown whether open or how hard: .*Corner Trail/)).length).toBeGreaterThan(0)
  })
})
