import type { InstallAnswer, InstallDevice, InstallPort } from '../install.ts'

export interface FakeInstall extends InstallPort {
  /** The browser offers to install; asked, the person answers so. */
  readonly offer: (answer: 'accepted' | 'dismissed') => void
  /** The app is on the device now. */
  readonly finish: () => void
  readonly setDevice: (device: InstallDevice, canInstall?: boolean) => void
  readonly setStandalone: (isStandalone: boolean) => void
}

/** A browser of which a test says what it is and what it offers. */
export function fakeInstall(): FakeInstall {
  let device: InstallDevice = 'phone'
  let canInstall = true
  let isStandalone = false
  let waiting: InstallAnswer | null = null
  const watchers = new Set<(signal: 'offered' | 'installed') => void>()
  const tell = (signal: 'offered' | 'installed') => watchers.forEach((watcher) => watcher(signal))
  return {
    device: () => device,
    canInstall: () => canInstall,
    isStandalone: () => isStandalone,
    isOffered: () => waiting !== null,
    watch: (onSignal) => {
      watchers.add(onSignal)
      return () => void watchers.delete(onSignal)
    },
    prompt: () => {
      const answer = waiting ?? 'unavailable'
      waiting = null
      return Promise.resolve(answer)
    },
    offer: (answer) => {
      waiting = answer
      tell('offered')
    },
    finish: () => {
      waiting = null
      tell('installed')
    },
    setDevice: (next, can = true) => {
      device = next
      canInstall = can
    },
    setStandalone: (next) => void (isStandalone = next),
  }
}
