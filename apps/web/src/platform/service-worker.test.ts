import { afterEach, describe, expect, it, vi } from 'vitest'
import { registerServiceWorker } from './service-worker.ts'

const device = (register: () => Promise<unknown>, isSecureContext = true) => {
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  vi.stubGlobal('isSecureContext', isSecureContext)
}

afterEach(() => void vi.unstubAllGlobals())

describe('keeping the app on the device', () => {
  it('registers the worker at the root, where it may open every page', async () => {
    const register = vi.fn(() => Promise.resolve({}))
    device(register)
    await registerServiceWorker()
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
  })

  it('does nothing where the browser has no such thing, or the page is not secure', async () => {
    const register = vi.fn(() => Promise.resolve({}))
    device(register, false)
    await registerServiceWorker()
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('isSecureContext', true)
    await registerServiceWorker()
    expect(register).not.toHaveBeenCalled()
  })

  it('only warns when the browser refuses', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    device(() => Promise.reject(new Error('not today')))
    await expect(registerServiceWorker()).resolves.toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
  })
})
