import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import {
  advanceInstall,
  mayPrompt,
  NEVER_ASKED,
  PROMPT_COOLDOWN_MS,
  readInstallState,
  type InstallEvent,
  type InstallState,
} from './install-machine.ts'
import { createInstallStore, INSTALL_KEY, type PromptAsk } from './install-store.ts'

const after = (...events: InstallEvent[]): InstallState => events.reduce(advanceInstall, NEVER_ASKED)
const OFFERED: InstallEvent = { kind: 'offered' }
const NOW_MS = Date.parse('2026-06-15T12:00:00Z')

describe('what is known of installing', () => {
  it('is installable once the browser says so, and installed when it runs on its own', () => {
    expect(after(OFFERED)).toMatchObject({ isInstallable: true, isInstalled: false })
    expect(after({ kind: 'started', isStandalone: true, isOffered: false })).toMatchObject({
      isInstallable: false,
      isInstalled: true,
    })
  })

  it('counts an installation and takes the offer as used', () => {
    expect(after(OFFERED, { kind: 'installed' })).toMatchObject({
      isInstallable: false,
      isInstalled: true,
      installCount: 1,
    })
  })

  it('believes the browser that offers again: the app was taken off', () => {
    const installed = after(OFFERED, { kind: 'installed' })
    expect(advanceInstall(installed, { kind: 'started', isStandalone: false, isOffered: false }).isInstalled).toBe(true)
    expect(advanceInstall(installed, { kind: 'started', isStandalone: false, isOffered: true }).isInstalled).toBe(false)
    expect(advanceInstall(installed, OFFERED).isInstalled).toBe(false)
  })

  it('notes a dismissed context once, and forgets all of them when asked to', () => {
    const state = after({ kind: 'dismissed', context: 'landing' }, { kind: 'dismissed', context: 'landing' })
    expect(state.dismissedContexts).toEqual(['landing'])
    expect(advanceInstall(state, { kind: 'dismissalsReset' }).dismissedContexts).toEqual([])
  })

  it.each(['accepted', 'offerGone'] as const)('has no offer left once it is %s', (kind) => {
    expect(after(OFFERED, { kind }).isInstallable).toBe(false)
  })

  it('is read back as far as it can be', () => {
    const state = after({ kind: 'prompted', atMs: 5 }, { kind: 'dismissed', context: 'gate' })
    expect(readInstallState(JSON.stringify(state))).toEqual(state)
    for (const text of [null, '', 'null', '7', '{', '{"dismissedContexts":[1],"installCount":-1,"lastPromptTime":"x"}'])
      expect(readInstallState(text)).toEqual(NEVER_ASKED)
  })
})

describe('whether a prompt may come', () => {
  const ask = { context: 'landing', urgency: 'medium', nowMs: NOW_MS } as const

  it('needs an offer, no installation, and a context that was not dismissed', () => {
    expect(mayPrompt(after(OFFERED), ask)).toBe(true)
    expect(mayPrompt(NEVER_ASKED, ask)).toBe(false)
    expect(mayPrompt(after(OFFERED, { kind: 'installed' }), ask)).toBe(false)
    expect(mayPrompt(after(OFFERED, { kind: 'dismissed', context: 'landing' }), ask)).toBe(false)
    expect(mayPrompt(after(OFFERED, { kind: 'dismissed', context: 'gate' }), ask)).toBe(true)
  })

  it('waits a day after the last one, unless it is urgent', () => {
    const prompted = (agoMs: number) => after(OFFERED, { kind: 'prompted', atMs: NOW_MS - agoMs })
    expect(mayPrompt(prompted(PROMPT_COOLDOWN_MS - 1), ask)).toBe(false)
    expect(mayPrompt(prompted(PROMPT_COOLDOWN_MS), ask)).toBe(true)
    expect(mayPrompt(prompted(0), { ...ask, urgency: 'high' })).toBe(true)
    expect(mayPrompt(prompted(-PROMPT_COOLDOWN_MS), ask)).toBe(true)
  })
})

describe('the store', () => {
  const log = vi.fn()
  let timers: { run: () => void; delayMs: number; isOff: boolean }[]
  beforeEach(() => {
    timers = []
    log.mockClear()
  })
  const later = (run: () => void, delayMs: number) => {
    const timer = { run, delayMs, isOff: false }
    timers.push(timer)
    return () => void (timer.isOff = true)
  }
  const open = (ports = fakePorts()) => ({ ports, store: createInstallStore({ ...ports, later, log }) })
  const ASK: PromptAsk = { context: 'landing', timing: 'optimal' }

  it.each([
    ['immediate', 0],
    ['delayed', 3000],
    ['optimal', 5000],
  ] as const)('lets a prompt come %s: after %i ms', (timing, delayMs) => {
    const { ports, store } = open()
    ports.install.offer('accepted')
    const onTime = vi.fn()
    store.whenTime({ ...ASK, timing }, onTime)
    expect(timers.map((timer) => timer.delayMs)).toEqual([delayMs])
    timers[0]?.run()
    expect(onTime).toHaveBeenCalledOnce()
    expect(store.read()).toMatchObject({ hasPrompted: true, lastPromptTime: NOW_MS })
  })

  it('asks no second time within a day, also in another context and after a reload', () => {
    const { ports, store } = open()
    ports.install.offer('accepted')
    store.whenTime(ASK, vi.fn())
    timers[0]?.run()
    ports.setNow('2026-06-16T11:59:59Z')
    open(ports).store.whenTime({ ...ASK, context: 'gate' }, vi.fn())
    expect(timers).toHaveLength(1)
    ports.setNow('2026-06-16T12:00:00Z')
    open(ports).store.whenTime({ ...ASK, context: 'gate' }, vi.fn())
    expect(timers).toHaveLength(2)
  })

  it('keeps still where the app was installed, or the context dismissed, while the time ran', () => {
    const { ports, store } = open()
    ports.install.offer('accepted')
    const onTime = vi.fn()
    store.whenTime(ASK, onTime)
    store.dismiss('landing')
    timers[0]?.run()
    expect(onTime).not.toHaveBeenCalled()
    expect(store.read().hasPrompted).toBe(false)
  })

  it('welcomes a second after the app was installed, until that was read', () => {
    const { ports, store } = open()
    ports.install.finish()
    expect([store.read().isNew, timers.map(({ delayMs }) => delayMs)]).toEqual([false, [1000]])
    timers[0]?.run()
    expect(store.read()).toMatchObject({ isInstalled: true, isNew: true })
    store.endWelcome()
    expect(store.read().isNew).toBe(false)
    expect(ports.storage.read(INSTALL_KEY)).not.toContain('isNew')
  })

  it('says whether the person agreed, and that there is nothing to agree to', async () => {
    const { ports, store } = open()
    expect(await store.install()).toBe(false)
    expect(log).toHaveBeenCalledOnce()
    ports.install.offer('dismissed')
    expect(await store.install()).toBe(false)
    ports.install.offer('accepted')
    const asked = store.install()
    expect(store.read().isAsking).toBe(true)
    expect(await store.install()).toBe(false)
    expect(await asked).toBe(true)
    expect(store.read()).toMatchObject({ isAsking: false, isInstallable: false })
    ports.install.finish()
    expect(JSON.parse(ports.storage.read(INSTALL_KEY) ?? '')).toEqual({
      isInstallable: false,
      isInstalled: true,
      hasPrompted: true,
      dismissedContexts: [],
      lastPromptTime: NOW_MS,
      installCount: 1,
    })
  })
})
