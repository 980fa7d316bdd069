import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { PortsProvider } from '../../platform/ports.ts'
import { Page } from './privacy-page.tsx'

const REMOVE = 'POST /api/user-leads/removal'
afterEach(cleanup)

const open = (answer: unknown = { received: true }) => {
  const ports = fakePorts({ [REMOVE]: answer })
  render(
    <MemoryRouter>
      <PortsProvider value={ports}>
        <Page />
      </PortsProvider>
    </MemoryRouter>,
  )
  const submit = async (email: string) => {
    await userEvent.type(screen.getByLabelText('Email Address'), email)
    await userEvent.click(screen.getByRole('button', { name: 'Take it off the list' }))
  }
  return { ports, submit }
}

describe('taking an address off the list', () => {
  it('asks for a valid address first', async () => {
    const { ports, submit } = open()
    await submit('rider@')
    expect(screen.getByText('Please enter a valid email address')).toBeDefined()
    expect(ports.requests).toEqual([])
  })

  it('says that it is done, and not whether the address was known', async () => {
    const { ports, submit } = open()
    await submit('rider@example.org')
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Done\. If this address was on/))
    expect(ports.requests).toEqual([REMOVE])
  })

  it('says that it needs a signal where there is none', async () => {
    const { ports, submit } = open()
    ports.setOnline(false)
    await submit('rider@example.org')
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/needs a signal/))
  })
})
