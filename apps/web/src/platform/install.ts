/** What kind of device this is, as far as installing goes. */
export type InstallDevice = 'appleMobile' | 'phone' | 'desktop'

/** How the person answered the browser's question; `unavailable` where the browser has none to ask. */
export type InstallAnswer = 'accepted' | 'dismissed' | 'unavailable'

/** Putting the app on the home screen or the desktop. */
export interface InstallPort {
  readonly device: () => InstallDevice
  /** Whether this browser can install at all, be it by a menu of its own. */
  readonly canInstall: () => boolean
  /** Opened from the home screen or the desktop, without a browser around it. */
  readonly isStandalone: () => boolean
  /** Whether the browser offers to install at this moment. */
  readonly isOffered: () => boolean
  readonly watch: (onSignal: (signal: 'offered' | 'installed') => void) => () => void
  /** Lets the browser ask. The offer is used up by it. */
  readonly prompt: () => Promise<InstallAnswer>
}

interface Offer extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

interface Browser {
  readonly userAgent: string
  readonly maxTouchPoints: number
  /** Only on iPhones and iPads. */
  readonly standalone?: boolean
}

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
const isAppleMobile = ({ userAgent, maxTouchPoints }: Browser): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

const isChromium = ({ userAgent }: Browser): boolean => /Chrome\/|Chromium\/|CriOS\//.test(userAgent)

type Page = Pick<Window, 'addEventListener' | 'matchMedia'>

/** Listens from the first moment: the browser makes its offer once, often before any page is drawn. */
export function createInstall(page: Page, browser: Browser): InstallPort {
  let offer: Offer | null = null
  const watchers = new Set<(signal: 'offered' | 'installed') => void>()
  const tell = (signal: 'offered' | 'installed') => {
    for (const watcher of watchers) watcher(signal)
  }
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as Offer
    tell('offered')
  })
  page.addEventListener('appinstalled', () => {
    offer = null
    tell('installed')
  })
  return {
    device: () => {
      if (isAppleMobile(browser)) return 'appleMobile'
      return /Android|Mobile/.test(browser.userAgent) ? 'phone' : 'desktop'
    },
    canInstall: () => isAppleMobile(browser) || isChromium(browser),
    isStandalone: () => page.matchMedia('(display-mode: standalone)').matches || browser.standalone === true,
    isOffered: () => offer !== null,
    watch: (onSignal) => {
      watchers.add(onSignal)
      return () => void watchers.delete(onSignal)
    },
    prompt: async () => {
      const asked = offer
      if (!asked) return 'unavailable'
      offer = null
      return (await asked.prompt()).outcome
    },
  }
}
