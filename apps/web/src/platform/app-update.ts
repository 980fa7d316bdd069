import { GO_OVER } from './worker-messages.ts'

/** A new version of the app, kept on the device beside the one that runs. */
export interface AppUpdatePort {
  readonly isReady: () => boolean
  readonly watch: (onChange: () => void) => () => void
  /** Goes over to the new version: every open page of the app is served by it, and this one is loaded anew. */
  readonly apply: () => void
}

export interface AppWorker {
  readonly port: AppUpdatePort
  /** Has the app kept on the device, so that it opens with no signal. Without it everything works while there is one. */
  readonly start: () => Promise<void>
}

interface Browser {
  readonly workers: ServiceWorkerContainer | undefined
  /** When there is nothing better to do: the first page and its data come first. */
  readonly idle: () => Promise<void>
  readonly reload: () => void
  readonly watchShown: (onShown: () => void) => void
  readonly now: () => number
}

/** A page that stays open for days looks for a new version when it is looked at again, but no more often than this. */
const LOOK_AGAIN_MS = 60 * 60 * 1000

export function createAppWorker({ workers, idle, reload, watchShown, now }: Browser): AppWorker {
  const watchers = new Set<() => void>()
  let waiting: ServiceWorker | null = null
  let isApplying = false

  const found = (worker: ServiceWorker | null) => {
    // The very first worker waits for nobody: there is no older version to stay with.
    if (worker === null || !workers?.controller) return
    waiting = worker
    for (const watcher of watchers) watcher()
  }

  const follow = (registration: ServiceWorkerRegistration) => {
    found(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') found(worker)
      })
    })
    let lookedAt = now()
    watchShown(() => {
      if (now() - lookedAt < LOOK_AGAIN_MS) return
      lookedAt = now()
      // No signal: the next look will do.
      registration.update().catch(() => undefined)
    })
  }

  return {
    port: {
      isReady: () => waiting !== null,
      watch: (onChange) => {
        watchers.add(onChange)
        return () => void watchers.delete(onChange)
      },
      apply: () => {
        if (waiting === null || isApplying) return
        isApplying = true
        workers?.addEventListener('controllerchange', reload, { once: true })
        waiting.postMessage(GO_OVER)
      },
    },
    start: async () => {
      if (!workers) return
      await idle()
      try {
        follow(await workers.register('/sw.js'))
      } catch (error) {
        console.warn('The app could not be kept on this device', error)
      }
    },
  }
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 5000 })
    else setTimeout(resolve, 1000)
  })

export const browserAppWorker = (): AppWorker =>
  createAppWorker({
    workers: window.isSecureContext && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    idle,
    reload: () => location.reload(),
    watchShown: (onShown) =>
      document.addEventListener('visibilitychange', () => {
        if (!document.hidden) onShown()
      }),
    now: () => Date.now(),
  })
