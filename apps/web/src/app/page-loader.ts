import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { PageModule, PageRoute } from '../kit/feature.ts'

type Load = PageRoute['load']
const loading = new Map<Load, Promise<PageModule>>()
const pages = new Map<Load, LazyExoticComponent<ComponentType>>()
/** Pages whose code is here: they are drawn at once, without a skeleton for a moment. */
const ready = new Map<Load, ComponentType>()

const AGAIN_AFTER_MS = 300

/**
 * Asks a second time before a page counts as missing. The browser may stop the worker that holds the files while it hands
 * them out, and with one bar of signal a request breaks off: both are over a moment later.
 */
async function loadTwice(load: Load): Promise<PageModule> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
    return load()
  }
}

/** Fetches a page's code once. After a failure the next call asks again. */
export function loadPage(load: Load): Promise<PageModule> {
  const running = loading.get(load)
  if (running) return running
  const started = loadTwice(load).then(
    (page) => {
      ready.set(load, page.Page)
      return page
    },
    (error: unknown) => {
      loading.delete(load)
      throw error
    },
  )
  loading.set(load, started)
  return started
}

/** The page as a component that suspends until its code is here. */
export function pageOf(load: Load): ComponentType {
  const known = pages.get(load) ?? ready.get(load)
  if (known) return known
  const page = lazy(async () => ({ default: (await loadPage(load)).Page }))
  pages.set(load, page)
  return page
}

/** Lets a page whose code did not come be tried again. Until then it stays failed, or it would be asked for without end. */
export const forgetFailure = (load: Load): void => {
  if (!loading.has(load)) pages.delete(load)
}

/** Begins to fetch, for a link that is about to be followed. Failing is no matter yet. */
export const warmPage = (load: Load): void => void loadPage(load).catch(() => undefined)
