import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { PortsProvider } from '../../platform/ports.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { Overlays } from './overlays.tsx'

vi.mock('../palette/palette.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

afterEach(cleanup)

describe('what opens over a page', () => {
  it('says so where its code did not come, and closes', async () => {
    const onClose = vi.fn()
    render(
      <PortsProvider value={fakePorts()}>
        <ToastProvider>
          <Overlays overlay="palette" logOuts={0} onClose={onClose} />
        </ToastProvider>
      </PortsProvider>,
    )
    expect(await screen.findByText('Not on your device yet')).toBeDefined()
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
