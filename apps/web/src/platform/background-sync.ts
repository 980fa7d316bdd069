import { OUTBOX_TAG } from './worker-messages.ts'

/** Background Sync, in the browsers that have it: the worker sends what waits when no page of the app is open. */
export interface BackgroundSyncPort {
  /** Has the worker woken when there is a network, and now and then where the rider allowed that. */
  readonly ask: () => void
}

/** What the page's own types do not know. */
interface Waker {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
  readonly periodicSync?: {
    readonly register: (tag: string, wish: Readonly<Record<'minInterval', number>>) => Promise<void>
  }
}

/** The browser decides how often it really comes; it is a second chance only. */
const NOW_AND_THEN_MS = 12 * 60 * 60 * 1000

export const createBackgroundSync = (workers: Pick<ServiceWorkerContainer, 'controller' | 'ready'> | undefined) => {
  const ask = async () => {
    if (!workers?.controller) return
    const { sync, periodicSync } = (await workers.ready) as Waker
    await sync?.register(OUTBOX_TAG)
    await periodicSync?.register(OUTBOX_TAG, { minInterval: NOW_AND_THEN_MS })
  }
  // A browser that refuses leaves it to the page, as before.
  return { ask: () => void ask().catch(() => undefined) } satisfies BackgroundSyncPort
}
