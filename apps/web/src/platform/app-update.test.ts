import { describe, expect, it, vi } from 'vitest'
import { browserAppWorker, createAppWorker } from './app-update.ts'
import { GO_OVER } from './worker-messages.ts'

const worker = (state: ServiceWorkerState) => {
  const target = new EventTarget()
  const postMessage = vi.fn()
  return Object.assign(target, { state, postMessage }) as unknown as ServiceWorker & { state: ServiceWorkerState }
}

/** A browser with one registration, as far as the app looks at it. */
function browser({ isControlled = true, waiting = null as ServiceWorker | null } = {}) {
  const registration = Object.assign(new EventTarget(), {
    waiting,
    installing: null as ServiceWorker | null,
    update: vi.fn(() => Promise.resolve()),
  })
  const workers = Object.assign(new EventTarget(), {
    controller: isControlled ? worker('activated') : null,
    register: vi.fn(() => Promise.resolve(registration)),
  })
  const reload = vi.fn()
  const clock = { now: 0 }
  const shown: { run?: () => void } = {}
  const app = createAppWorker({
    workers: workers as unknown as ServiceWorkerContainer,
    idle: () => Promise.resolve(),
    reload,
    watchShown: (onShown) => void (shown.run = onShown),
    now: () => clock.now,
  })
  const install = () => {
    const next = worker('installing')
    registration.installing = next
    registration.dispatchEvent(new Event('updatefound'))
    next.state = 'installed'
    next.dispatchEvent(new Event('statechange'))
    return next
  }
  return { app, workers, registration, reload, install, clock, shown }
}

describe('a new version of the app', () => {
  it('is told when it has come, and goes nowhere before it is asked to', async () => {
    const { app, install, reload } = browser()
    const told = vi.fn()
    app.port.watch(told)
    await app.start()
    expect(app.port.isReady()).toBe(false)
    const next = install()
    expect(told).toHaveBeenCalledTimes(1)
    expect(app.port.isReady()).toBe(true)
    expect(next.postMessage).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
  })

  it('that has waited since the last visit is told at once', async () => {
    const { app } = browser({ waiting: worker('installed') })
    await app.start()
    expect(app.port.isReady()).toBe(true)
  })

  it('takes over once it is asked to, and the page is loaded anew when it has', async () => {
    const { app, workers, install, reload } = browser()
    await app.start()
    const next = install()
    app.port.apply()
    app.port.apply()
    expect(next.postMessage).toHaveBeenCalledTimes(1)
    expect(next.postMessage).toHaveBeenCalledWith(GO_OVER)
    expect(reload).not.toHaveBeenCalled()
    workers.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is none on the first visit', async () => {
    const { app, install } = browser({ isControlled: false })
    await app.start()
    install()
    expect(app.port.isReady()).toBe(false)
  })

  it('is looked for when the page is looked at again, once an hour at most', async () => {
    const { app, registration, clock, shown } = browser()
    await app.start()
    shown.run?.()
    expect(registration.update).not.toHaveBeenCalled()
    clock.now = 3_600_000
    shown.run?.()
    shown.run?.()
    expect(registration.update).toHaveBeenCalledTimes(1)
  })

  it('is no matter for a browser without workers', async () => {
    const app = createAppWorker({
      workers: undefined,
      idle: () => Promise.resolve(),
      reload: () => undefined,
      watchShown: () => undefined,
      now: () => 0,
    })
    await app.start()
    expect(app.port.isReady()).toBe(false)
  })
})

describe('keeping the app on the device', () => {
  it('registers the worker at the root, where it may open every page', async () => {
    const { app, workers } = browser()
    await app.start()
    expect(workers.register).toHaveBeenCalledExactlyOnceWith('/sw.js')
  })

  it('only warns when the browser refuses', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { app, workers } = browser()
    workers.register.mockRejectedValueOnce(new Error('not today'))
    await expect(app.start()).resolves.toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  it('does nothing where the page is not secure', async () => {
    const register = vi.fn()
    vi.stubGlobal('navigator', { serviceWorker: { register } })
    vi.stubGlobal('isSecureContext', false)
    await browserAppWorker().start()
    expect(register).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})
