import { describe, expect, it, vi } from 'vitest'
import { createBackgroundSync } from './background-sync.ts'

type Workers = NonNullable<Parameters<typeof createBackgroundSync>[0]>

/** A browser with a worker, whose registration can do what is given. */
const browser = (registration: object, controller: object | null = {}): Workers =>
  ({ controller, ready: Promise.resolve(registration) }) as unknown as Workers
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('asking for the worker', () => {
  it('has it woken for the outbox when there is a network, and now and then', async () => {
    const once = vi.fn().mockResolvedValue(undefined)
    const often = vi.fn().mockResolvedValue(undefined)
    createBackgroundSync(browser({ sync: { register: once }, periodicSync: { register: often } })).ask()
    await settled()
    expect(once.mock.calls).toEqual([['outbox']])
    expect(often.mock.calls).toEqual([['outbox', { minInterval: 43_200_000 }]])
  })

  it('is in vain, and no trouble, where the browser has none of it, refuses, or no worker leads the page', async () => {
    const refuse = vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    const never = vi.fn()
    createBackgroundSync(undefined).ask()
    createBackgroundSync(browser({})).ask()
    createBackgroundSync(browser({ sync: { register: refuse }, periodicSync: { register: never } })).ask()
    createBackgroundSync(browser({ sync: { register: never } }, null)).ask()
    await settled()
    expect([refuse.mock.calls.length, never.mock.calls.length]).toEqual([1, 0])
  })
})
