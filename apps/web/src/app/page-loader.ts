import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { PageModule, PageRoute } from '../kit/feature.ts'

type Load = PageRoute['load']
const loading = new Map<Load, Promise<PageModule>>()
const pages = new Map<Load, LazyExoticComponent<ComponentType>>()
/** Pages whose code is here: they are drawn at once, without a skeleton for a moment. */
const ready = new Map<Load, ComponentType>()

/** Fetches a page's code once. A failure is forgotten, so that the next try asks again. */
export function loadPage(load: Load): Promise<PageModule> {
  const running = loading.get(load)
  if (running) return running
  const started = load().then(
    (page) => {
      ready.set(load, page.Page)
      return page
    },
    (error: unknown) => {
      loading.delete(load)
      pages.delete(load)
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

/** Begins to fetch, for a link that is about to be followed. Failing is no matter yet. */
export const warmPage = (load: Load): void => void loadPage(load).catch(() => undefined)
