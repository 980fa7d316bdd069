import { describe, expect, it } from 'vitest'
import { createInstall } from './install.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari'
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'

function on(userAgent: string, more: { maxTouchPoints?: number; standalone?: boolean; isApp?: boolean } = {}) {
  const page = new EventTarget()
  const { isApp = false, ...browser } = more
  const matchMedia = () => ({ matches: isApp }) as MediaQueryList
  const add = page.addEventListener.bind(page) as Window['addEventListener']
  const install = createInstall({ addEventListener: add, matchMedia }, { userAgent, maxTouchPoints: 0, ...browser })
  const signals: string[] = []
  install.watch((signal) => signals.push(signal))
  const offer = (outcome: 'accepted' | 'dismissed') => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve({ outcome }),
    })
    page.dispatchEvent(event)
    return event
  }
  return { install, signals, offer, page }
}

describe('the device', () => {
  it.each([
    ['an iPhone', IPHONE, {}, 'appleMobile', true],
    ['an iPad that says it is a Mac', MAC, { maxTouchPoints: 5 }, 'appleMobile', true],
    ['a Mac', MAC, {}, 'desktop', false],
    ['an Android phone', ANDROID, { maxTouchPoints: 5 }, 'phone', true],
    ['a PC with Edge', WINDOWS, {}, 'desktop', true],
    ['a PC with Firefox', FIREFOX, {}, 'desktop', false],
  ])('%s', (_name, userAgent, more, device, canInstall) => {
    const { install } = on(userAgent, more)
    expect([install.device(), install.canInstall()]).toEqual([device, canInstall])
  })

  it('knows when there is no browser around the app', () => {
    expect(on(ANDROID).install.isStandalone()).toBe(false)
    expect(on(ANDROID, { isApp: true }).install.isStandalone()).toBe(true)
    expect(on(IPHONE, { standalone: true }).install.isStandalone()).toBe(true)
  })
})

describe("the browser's offer", () => {
  it('is caught, kept from showing by itself, and used once', async () => {
    const { install, signals, offer } = on(ANDROID)
    expect(await install.prompt()).toBe('unavailable')
    expect(offer('dismissed').defaultPrevented).toBe(true)
    expect([install.isOffered(), signals]).toEqual([true, ['offered']])
    expect(await install.prompt()).toBe('dismissed')
    expect(install.isOffered()).toBe(false)
    expect(await install.prompt()).toBe('unavailable')
  })

  it('is gone once the app is installed', () => {
    const { install, signals, offer, page } = on(ANDROID)
    offer('accepted')
    page.dispatchEvent(new Event('appinstalled'))
    expect([install.isOffered(), signals]).toEqual([false, ['offered', 'installed']])
  })
})
