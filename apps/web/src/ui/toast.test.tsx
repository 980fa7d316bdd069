import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createToastStore, TOAST_DURATION_MS, TOAST_REMOVE_DELAY_MS, TOAST_SWIPE_PX } from './toast-store.ts'
import { ToastProvider, useToast } from './toast.tsx'

afterEach(cleanup)

describe('the list of toasts', () => {
  it('shows one at a time, the newest', () => {
    const store = createToastStore(() => undefined)
    store.show({ title: 'first' })
    store.show({ title: 'second' })
    expect(store.read().map((toast) => toast.title)).toEqual(['second'])
  })

  it('closes a dismissed one at once and drops it a million milliseconds later', () => {
    const timers: [() => void, number][] = []
    const store = createToastStore((run, delayMs) => timers.push([run, delayMs]))
    const id = store.show({ title: 'saved' })
    store.dismiss(id)
    expect(store.read()[0]?.open).toBe(false)
    expect(timers[0]?.[1]).toBe(TOAST_REMOVE_DELAY_MS)
    timers[0]?.[0]()
    expect(store.read()).toEqual([])
  })

  it('keeps the agreed times and distance', () => {
    expect([TOAST_DURATION_MS, TOAST_REMOVE_DELAY_MS, TOAST_SWIPE_PX]).toEqual([5000, 1_000_000, 50])
  })
})

function Saver() {
  const toast = useToast()
  return (
    <button
      type="button"
      onClick={() => toast.show({ title: 'Trail saved', action: { label: 'Undo', run: () => undefined } })}
    >
      Save
    </button>
  )
}

async function showToast(): Promise<HTMLElement> {
  await act(async () => {
    render(
      <ToastProvider>
        <Saver />
      </ToastProvider>,
    )
    // Inside a test the lazy part is awaited by hand.
    await import('./toast-layer.tsx')
  })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  return (await screen.findByText('Trail saved')).closest('li') as HTMLElement
}

describe('a toast on screen', () => {
  it('is in a region that F8 reaches, and can be dismissed', async () => {
    await showToast()
    expect(screen.getByRole('region', { name: /Notifications \(F8\)/ })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Trail saved')).toBeNull())
  })

  it('is reached with F8 from wherever the focus is', async () => {
    await showToast()
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
    expect(document.activeElement?.closest('[role=region]')).toBe(
      screen.getByRole('region', { name: 'Notifications (F8)' }),
    )
  })

  it.each([
    [40, true],
    [60, false],
  ])('swiped %i pixels to the right stays: %s', async (swipedPx, isThere) => {
    const toast = await showToast()
    const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX, clientY: 10, pointerType: 'touch' })
    fireEvent.pointerDown(toast, at(10))
    fireEvent.pointerMove(toast, at(10 + swipedPx / 2))
    fireEvent.pointerMove(toast, at(10 + swipedPx))
    fireEvent.pointerUp(toast, at(10 + swipedPx))
    await act(async () => undefined)
    expect(screen.queryByText('Trail saved') !== null).toBe(isThere)
  })

  it('needs its provider', () => {
    expect(() => render(<Saver />)).toThrow('useToast must be used inside ToastProvider')
  })
})
