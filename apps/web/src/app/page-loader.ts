import type { PageModule, PageRoute } from '../kit/feature.ts'

type Load = PageRoute['load']
const loaded = new Map<Load, PageModule>()
const loading = new Map<Load, Promise<PageModule>>()

/** Fetches a page's code once. A failure is forgotten, so that the next try asks again. */
export function loadPage(load: Load): Promise<PageModule> {
  const running = loading.get(load)
  if (running) return running
  const started = load().then(
    (module) => {
      loaded.set(load, module)
      return module
    },
    (error: unknown) => {
      loading.delete(load)
      throw error
    },
  )
  loading.set(load, started)
  return started
}

export const pageIfLoaded = (load: Load): PageModule | undefined => loaded.get(load)

/** Begins to fetch, for a link that is about to be followed. Failing is no matter yet. */
export const warmPage = (load: Load): void => void loadPage(load).catch(() => undefined)
