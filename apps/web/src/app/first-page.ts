import { matchRoutes } from 'react-router'
import { isPage, type Feature, type PageRoute, type PageStart } from '../kit/feature.ts'
import { loadPage } from './page-loader.ts'

/** No longer does the server's document stand in the way of an app that can say why it cannot go on. */
const PATIENCE_MS = 5000

type Start = Omit<PageStart, 'params'>

/** The first page that matches, an exact address before a pattern, as the router decides. */
function pageFor(features: readonly Feature[], path: string) {
  const pages = features.flatMap((feature) => feature.routes).filter(isPage)
  const matched = matchRoutes(
    pages.map((page) => ({ path: page.path, page })),
    path,
  )?.[0]
  return matched && { page: matched.route.page, params: matched.params }
}

async function prepare(route: PageRoute, start: PageStart): Promise<void> {
  const page = await loadPage(route.load)
  await page.prepare?.(start)
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))

/** Settles when the page at this address can be drawn whole, or when it has become clear that it cannot; never fails. */
export async function firstPageReady(features: readonly Feature[], path: string, start: Start): Promise<void> {
  const found = pageFor(features, path)
  if (!found) return
  await Promise.race([prepare(found.page, { ...start, params: found.params }).catch(() => undefined), patience()])
}
