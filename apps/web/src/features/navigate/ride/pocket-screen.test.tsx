import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ridingSettings } from '../../../data/riding-settings/riding-settings.ts'
import { fakePorts } from '../../../platform/fakes/fake-ports.ts'
import { PortsProvider } from '../../../platform/ports.ts'
import { PocketScreen } from './pocket-screen.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function pocket(gloveMode: boolean) {
  const ports = fakePorts()
  ridingSettings(ports.storage).outdoor.change({ gloveMode })
  const onUnlock = vi.fn<() => void>()
  render(
    <PortsProvider value={ports}>
      <PocketScreen state="Navigation goes on" caption={null} isAlarm={false} isSimulated={false} onUnlock={onUnlock} />
    </PortsProvider>,
  )
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Hold to unlock' }))
  return { onUnlock, wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)) }
}

describe('the pocket screen', () => {
  it('opens to a press of more than a second', () => {
    const { onUnlock, wait } = pocket(false)
    wait(1100)
    expect(onUnlock).not.toHaveBeenCalled()
    wait(200)
    expect(onUnlock).toHaveBeenCalledOnce()
  })

  it('asks for a longer press in glove mode', () => {
    const { onUnlock, wait } = pocket(true)
    wait(1900)
    expect(onUnlock).not.toHaveBeenCalled()
    wait(200)
    expect(onUnlock).toHaveBeenCalledOnce()
  })
})
